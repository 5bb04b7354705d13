import type { ReactNode } from 'react'

export type ProofRow = { key: string; id?: string; cells: readonly ReactNode[] }
type ProofTableProps = { columns: readonly string[]; rows: readonly ProofRow[]; label: string }

/** A ledger table; on a narrow page its rows are labelled blocks. */
export function ProofTable({ columns, rows, label }: ProofTableProps) {
  return (
    <table className="data-table mt-6" aria-label={label}>
      <thead>
        <tr className="label">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, cells }) => (
          <tr key={key} id={id}>
            {columns.map((column, place) => (
              <td key={column} data-label={column} className="wrap-anywhere">
                {cells[place] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
