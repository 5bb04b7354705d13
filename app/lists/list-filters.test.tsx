import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { byText, byTime, defineList, readListQuery } from './list.ts'
import { ListFilters } from './list-filters.tsx'

const list = defineList({
  name: 'note',
  path: '/',
  perPage: 10,
  sorts: { at: byTime, name: byText },
})
const options = [
  { value: 'at', label: 'Newest first' },
  { value: 'name', label: 'Name' },
]

function render(search: string): string {
  const query = readListQuery(list, new URLSearchParams(search))
  const filters = [{ name: 'sort', label: 'Order', options }]
  const Component = () => (
    <ListFilters list={list} query={query} copy={{} as never} filters={filters} />
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

const optionsIn = (page: string) => page.match(/<option[^>]*>[^<]*/g)

test('the select of the order shows the order of the address, also in its unusual direction', () => {
  expect(optionsIn(render('sort=name&direction=desc'))).toEqual([
    '<option value="at">Newest first',
    '<option value="name">Name',
    '<option value="name.desc" selected="">Name, reversed',
  ])
})

test('an order that is offered adds no option', () => {
  expect(optionsIn(render('sort=name'))).toEqual([
    '<option value="at">Newest first',
    '<option value="name" selected="">Name',
  ])
})
