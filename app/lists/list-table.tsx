import type { ReactNode } from 'react'
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx'
import { lists } from '#content/lists.ts'
import { type List, type ListState, listHref } from './list.ts'
import type { ListSelection } from './list-selection.tsx'

export { withHeaders } from '#app/ui/data-table.tsx'

export type ListColumn<Row, Sort extends string = string> = {
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  phone?: DataColumn<Row>['phone']
  /** Where rows are lines: only in a list that has room for it, or one that is wide. */
  shown?: 'roomy' | 'wide'
  /** Its times are shown as ages, unless the page is very wide. */
  brief?: boolean
} & ColumnOrder<Sort>

/** The order that the header leads to; once more turns it round. `true` is the order of the same name. */
type ColumnOrder<Sort> = { key: string; sort?: Sort } | { key: Sort; sort: true }

type ListTableProps<Row> = {
  list: List
  query: ListState
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  selection?: ListSelection<Row>
}

/** The rows of a list as a table: headers sort, and rows can be selected. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, query, caption, rows, selection } = props
  const columns = props.columns.map((column) => sortable(list, query, column))
  const select = selection && selectColumn(selection, Boolean(selection.takesWhole && query.whole))
  return (
    <DataTable
      dense={{ more: lists.more }}
      caption={caption}
      columns={select ? [select, ...columns] : columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

function sortable<Row>(
  list: List,
  query: ListState,
  { sort: order, ...column }: ListColumn<Row>,
): DataColumn<Row> {
  if (!order) return column
  const sort = order === true ? column.key : order
  const isSorted = query.sort === sort
  const turned = query.direction === 'asc' ? 'desc' : 'asc'
  return {
    ...column,
    sortHref: listHref(list, query, { sort, direction: isSorted ? turned : null }),
    sorted: isSorted ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined,
  }
}

/** @param isWhole everything that the list finds is selected already */
function selectColumn<Row extends { id: string }>(
  selection: ListSelection<Row>,
  isWhole: boolean,
): DataColumn<Row> {
  return {
    key: 'select',
    header: lists.select,
    cell: (row) => {
      const value = selection.value(row)
      if (value === null) return null
      return (
        <input
          key={isWhole ? 'whole' : 'one'}
          type="checkbox"
          defaultChecked={isWhole}
          disabled={isWhole}
          name={selection.name}
          value={value}
          aria-label={selection.label(row)}
          aria-keyshortcuts="x"
          className="size-5"
        />
      )
    },
  }
}
