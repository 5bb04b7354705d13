// biome-ignore-all lint/a11y/noRedundantRoles: a table set as blocks loses its roles

import type { CSSProperties, ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronDown } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { rowPlaces } from './row-places.ts'

export type DataColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** What it is in a row of two lines, where `rowPlaces` does not find it by itself. */
  phone?: 'title' | 'status' | 'fact'
  /** Where rows are lines: only in a list that has room for it, or one that is wide. */
  shown?: 'roomy' | 'wide'
  /** Its times are shown as ages, unless the page is very wide. */
  brief?: boolean
  /** Makes the header a link that sorts. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
}

/** The keys of those texts that can be a header as they are. */
type TextKey<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts]

/** A column whose header is the text of its key. */
type Unheaded<Column, Key> = Column extends { key: infer Known }
  ? Omit<Column, 'key' | 'header'> & { key: Known & Key; header?: undefined }
  : never

/** Gives each column its header: the text of its key, unless the column says another one. */
export function withHeaders<
  Column extends { key: string; header: string },
  Texts extends Record<string, unknown>,
>(texts: Texts, columns: readonly NoInfer<Column | Unheaded<Column, TextKey<Texts>>>[]): Column[] {
  const named: Record<string, unknown> = texts
  return columns.map((column) => ({
    ...column,
    header: column.header ?? named[column.key],
  })) as Column[]
}

type DataTableProps<Row> = {
  /** Read by screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  className?: string
  /**
   * Rows of one line each, for long lists: a column gets what its texts need, or what is left. Where the
   * page is narrow, a row has two lines, and a button with this label that shows the others.
   */
  dense?: { more: string }
}

/**
 * A table with hairlines and tabular figures. Where the page is narrow each row becomes a labelled block;
 * the roles are written out because a table displayed as blocks loses them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, className, dense } = props
  const places = dense && rowPlaces(columns)
  const titleId = (row: Row) => `row-${rowKey(row)}`
  return (
    <table
      className={`data-table ${dense ? 'dense-table' : (className ?? '')}`}
      style={dense ? denseColumns(columns) : undefined}
      role="table"
    >
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
              data-shown={column.shown}
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
          {dense && (
            // No column: it has no heading.
            <td role="cell" className="row-more" />
          )}
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
                data-place={places?.get(column.key)}
                data-shown={column.shown}
                data-brief-times={column.brief || undefined}
              >
                <div
                  id={places?.get(column.key) === 'title' ? titleId(row) : undefined}
                  className="min-w-0"
                >
                  {column.cell(row)}
                </div>
              </td>
            ))}
            {dense && <More label={dense.more} of={titleId(row)} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Opens a row of two lines; it needs no script. */
function More({ label, of }: { label: string; of: string }) {
  const id = `more-${of}`
  return (
    <td role="cell" className="row-more">
      <details>
        <summary id={id} aria-label={label} aria-labelledby={`${id} ${of}`}>
          <ChevronDown aria-hidden="true" size={16} />
        </summary>
      </details>
    </td>
  )
}

type Column = Pick<DataColumn<unknown>, 'key' | 'shown' | 'numeric'>

/** What is done in a row is never cut off, nor an amount; every other last column may be. */
function denseColumns(columns: readonly Column[]): CSSProperties {
  const end = columns.at(-1)
  const last = end?.key === 'actions' || end?.numeric ? 'max-content' : 'minmax(0, auto)'
  // Where there is little room: without the first two, which are the checkbox and the name.
  const few = columns.filter(({ shown }) => !shown).length - 2
  return { '--columns': columns.length - 1, '--last': last, '--few': few } as CSSProperties
}
