import { isNarrowed, type List, type ListState } from '#app/lists/list.ts'
import type { ListColumn } from '#app/lists/list-table.tsx'
import { OrderArrows } from './order-arrows.tsx'

type OrderedPage<Row> = {
  query: ListState
  rows: Row[]
  previous: string | null
  next: string | null
}

type OrderCopy = {
  columns: { order: string }
  up: (name: string) => string
  down: (name: string) => string
}

/**
 * The column with the arrows that change the order of the site: none where the list is searched, filtered or
 * sorted otherwise, because its rows are then not next to each other on the site.
 */
export function orderColumn<Row extends { id: string }>(
  list: List,
  { query, rows, previous, next }: OrderedPage<Row>,
  copy: OrderCopy,
  nameOf: (row: Row) => string,
): ListColumn<Row, never>[] {
  const isOrdered =
    query.sort === 'display_order' && query.direction === 'asc' && !isNarrowed(list, query)
  if (!isOrdered) return []
  const [first, last] = [previous ? '' : rows[0]?.id, next ? '' : rows.at(-1)?.id]
  return [
    {
      key: 'order',
      header: copy.columns.order,
      cell: (row) => (
        <OrderArrows
          action={list.path}
          id={row.id}
          labels={{ up: copy.up(nameOf(row)), down: copy.down(nameOf(row)) }}
          isFirst={row.id === first}
          isLast={row.id === last}
        />
      ),
    },
  ]
}
