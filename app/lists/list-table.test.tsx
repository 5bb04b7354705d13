import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { byText, byTime, defineList, readListQuery } from './list.ts'
import { type ListColumn, ListTable, withHeaders } from './list-table.tsx'

type Probe = { id: string; name: string }
type Column = ListColumn<Probe, 'at' | 'name'>

const list = defineList({
  name: 'probe',
  path: '/',
  perPage: 10,
  sorts: { at: byTime, name: byText },
})
const texts = { name: 'Name', state: 'State' }
const cell = ({ name }: Probe) => name

function render(columns: Column[]): string {
  const query = readListQuery(list, new URLSearchParams())
  const rows = [{ id: '1', name: 'One' }]
  const Component = () => <ListTable {...{ list, query, columns, rows }} caption="Probes" />
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

test('a column can sort by the order of its key', () => {
  const columns: Column[] = withHeaders(texts, [{ key: 'name', sort: true, cell }])
  expect(render(columns)).toBe(render([{ key: 'name', header: 'Name', sort: 'name', cell }]))
  expect(render(columns)).toContain('sort=name')
})

test('a column whose key is no order names the order that it sorts by', () => {
  const columns: Column[] = withHeaders(texts, [
    { key: 'state', sort: 'at', cell },
    // @ts-expect-error: there is no order by state
    { key: 'state', sort: true, cell },
  ])
  expect(columns).toHaveLength(2)
})
