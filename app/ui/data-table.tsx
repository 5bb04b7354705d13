// biome-ignore-all lint/a11y/noRedundantRoles: a table set as blocks loses its roles

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowDown, ArrowUp } from '#app/ui/icons.tsx'

export type DataColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Makes the header a link that sorts. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
}

type DataTableProps<Row> = {
  /** Read by screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  className?: string
}

/**
 * A table with hairlines and tabular figures. At phone width each row becomes a labelled block; the
 * roles are written out because a table displayed as blocks loses them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, className }: DataTableProps<Row>) {
  return (
    <table className={`data-table ${className ?? ''}`} role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className="label"
              data-numeric={column.numeric || undefined}
              aria-sort={column.sortHref ? (column.sorted ?? 'none') : undefined}
            >
              {column.sortHref ? (
                <Link
                  to={column.sortHref}
                  preventScrollReset
                  className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
                >
                  {column.header}
                  {column.sorted === 'ascending' && <ArrowUp aria-hidden="true" size={12} />}
                  {column.sorted === 'descending' && <ArrowDown aria-hidden="true" size={12} />}
                </Link>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                data-label={column.header}
                data-numeric={column.numeric || undefined}
              >
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
