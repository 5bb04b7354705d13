import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { day, idOr, oneOf, word } from './filter-rules.ts'
import {
  byText,
  byTime,
  chosenSearch,
  defineList,
  isNarrowed,
  listHref,
  readListQuery,
  shownSearch,
  sortText,
} from './list.ts'

const list = defineList({
  name: 'probe',
  path: '/probes',
  perPage: 10,
  sorts: {
    created_at: byTime,
    name: byText,
    weight: { usual: 'desc', types: ['int', 'timestamptz'] },
  },
  filters: {
    state: oneOf(['waiting', 'done', 'all'], 'all'),
    client: idOr('all', 'me'),
    from: day,
    noun: word(/^[a-z]+$/),
  },
})
const read = (text: string) => readListQuery(list, new URLSearchParams(text))
const id = '00000000-0000-4000-8000-000000000000'
const instant = '2026-01-02 03:04:05.678901+00'

test('an address says everything of a list', () => {
  expect(
    read(`q=+a&state=done&client=${id}&from=2026-02-28&noun=lead&sort=name&direction=desc`),
  ).toMatchObject({
    ...{ search: 'a', state: 'done', client: id, from: '2026-02-28', noun: 'lead' },
    ...{ sort: 'name', direction: 'desc' },
  })
})

test.each([
  '',
  'state=x&client=1&from=2026-02-30&noun=%27&sort=toString&direction=up&q=%00',
  'sort=constructor&after=end',
  'after=nonsense',
  `after=${id}`,
  `after=${id}~yesterday`,
  `after=${id}~2024-02-30 00:00:00.000000%2B00`,
  `after=${id}~${'x'.repeat(500)}`,
])('what is not understood falls back to its default: %s', (text) => {
  expect(read(text)).toEqual({
    ...{ search: '', sort: 'created_at', direction: 'desc', after: undefined, before: undefined },
    ...{ state: 'all', client: 'all', from: '', noun: '' },
  })
})

test('a list without a search reads none from its address', () => {
  const plain = defineList({ ...list, isSearchable: false })
  const query = readListQuery(plain, new URLSearchParams('q=a&state=done'))
  expect(query).toMatchObject({ search: '', state: 'done' })
  expect(listHref(plain, query)).toBe('/probes?state=done')
})

test('an order is read as one parameter and as two', () => {
  expect(read('sort=name')).toMatchObject({ sort: 'name', direction: 'asc' })
  expect(read('sort=weight')).toMatchObject({ sort: 'weight', direction: 'desc' })
  for (const text of ['sort=weight.asc', 'sort=weight&direction=asc'])
    expect(read(text)).toMatchObject({ sort: 'weight', direction: 'asc' })
  expect(sortText(list, read('sort=weight&direction=asc'))).toBe('weight.asc')
  expect(sortText(list, read('sort=weight'))).toBe('weight')
})

test('a cursor has as many values as the order, and a text may hold the sign that divides', () => {
  const at = (text: string) => read(text).after
  const encoded = encodeURIComponent(instant)
  expect(at(`after=${id}~${encoded}`)).toEqual({ id, values: [instant] })
  expect(at(`after=${id}~a~b&sort=name`)).toEqual({ id, values: ['a~b'] })
  expect(at(`after=${id}~2~${encoded}&sort=weight`)).toEqual({ id, values: ['2', instant] })
  expect(at(`after=${id}~${encoded}&sort=weight`)).toBeUndefined()
  expect(at(`after=${id}~x~${encoded}&sort=weight`)).toBeUndefined()
  expect(read('before=end').before).toBe('end')
})

test('an address holds only what differs from the defaults', () => {
  expect(listHref(list, read('state=all&sort=created_at&direction=desc&q='))).toBe('/probes')
  const query = read(`q=a&state=done&sort=name&after=${id}~b`)
  expect(listHref(list, query)).toBe('/probes?q=a&state=done&sort=name')
  expect(listHref(list, query, { state: null })).toBe('/probes?q=a&sort=name')
  expect(listHref(list, query, { sort: 'weight' })).toBe('/probes?q=a&state=done&sort=weight')
  expect(listHref(list, query, { direction: 'desc', before: 'end' })).toBe(
    '/probes?q=a&state=done&sort=name&direction=desc&before=end',
  )
  expect(readListQuery(list, new URLSearchParams(listHref(list, query).split('?')[1]))).toEqual({
    ...query,
    after: undefined,
  })
})

test('a list is narrowed by a search and by a filter that is not the usual one', () => {
  expect(isNarrowed(list, read(''))).toBe(false)
  expect(isNarrowed(list, read('sort=name'))).toBe(false)
  expect(isNarrowed(list, read('q=a'))).toBe(true)
  expect(isNarrowed(list, read('state=waiting'))).toBe(true)
})

test('a list whose parameters have a beginning of their own leaves those of another alone', () => {
  const people = defineList({
    name: 'people',
    path: '/probes',
    perPage: 10,
    prefix: 'people_',
    sorts: { name: byText },
  })
  const query = readListQuery(people, new URLSearchParams('q=a&people_q=b'))
  expect(query.search).toBe('b')
  expect(listHref(people, query, { after: 'x' })).toBe('/probes?people_q=b&people_after=x')
})

test('two lists on one page keep the state of each other, whatever either changes', () => {
  const people = defineList({
    ...{ name: 'people', path: '/probes', perPage: 10, prefix: 'people_', beside: '' },
    sorts: { name: byText },
  })
  const others = defineList({
    ...{ name: 'others', path: '/probes', perPage: 10, beside: 'people_' },
    sorts: { created_at: byTime, name: byText },
  })
  const params = new URLSearchParams(`people_after=${id}~a&q=b&sort=name&status=`)
  expect(listHref(people, readListQuery(people, params), { after: 'x' })).toBe(
    '/probes?q=b&sort=name&people_after=x',
  )
  expect(listHref(others, readListQuery(others, params), { sort: 'created_at' })).toBe(
    `/probes?people_after=${id}%7Ea&q=b`,
  )
})

test('what a list keeps of the other one has no search that is too long, and its place is whole', () => {
  const others = defineList({
    ...{ name: 'others', path: '/probes', perPage: 10, beside: 'people_' },
    sorts: { name: byText },
  })
  const params = new URLSearchParams(
    `people_q=${'a'.repeat(5_000)}&people_after=${'b'.repeat(300)}`,
  )
  expect(listHref(others, readListQuery(others, params))).toBe(
    `/probes?people_q=${'a'.repeat(200)}&people_after=${'b'.repeat(300)}`,
  )
})

test('links carry only what is set of an address that a browser wrote without scripts', () => {
  const sent = `q=&state=all&client=all&from=&noun=lead&sort=name&after=${id}~a~b`
  expect(shownSearch(list, read(sent))).toBe(`?noun=lead&sort=name&after=${id}%7Ea%7Eb`)
  expect(shownSearch(list, read('q=+&state=done&before=end'))).toBe('?state=done&before=end')
  expect(shownSearch(list, read('q=&state=all'))).toBe('')
})

test('the address of a choice names what is chosen and nothing else', () => {
  const chosen = (fields: Record<string, string>, of = list) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return chosenSearch(of, form)
  }
  expect(chosen({ q: '', state: 'all', client: 'all', from: '', sort: 'created_at' })).toBe('')
  expect(chosen({ q: ' ', state: 'done', client: 'all', sort: 'weight.asc' })).toBe(
    '?state=done&sort=weight.asc',
  )
  expect(chosen({ find_client: 'port', client: id })).toBe(`?find_client=port&client=${id}`)
  const prefixed = { ...list, prefix: 'p_' }
  expect(chosen({ p_q: 'a', p_state: 'all', p_sort: 'created_at' }, prefixed)).toBe('?p_q=a')
})

test('what follows from the rest of the state is settled', () => {
  const settled = defineList({
    name: 'settled',
    path: '/probes',
    perPage: 10,
    sorts: { created_at: byTime },
    filters: { from: day, to: day },
    cleanSearch: (text) => text.replace('#', ''),
    settle: ({ from, to }) => (from > to ? { from: to, to: from } : {}),
  })
  const params = new URLSearchParams('q=%23a&from=2026-02-02&to=2026-01-01')
  expect(readListQuery(settled, params)).toMatchObject({
    ...{ search: 'a', from: '2026-01-01', to: '2026-02-02' },
  })
})

test('every list names itself in the title of the browser tab', () => {
  const files = globSync('app/routes/**/*.tsx')
  const lists = files.filter((file) => /ListFailure|listErrors/.test(readFileSync(file, 'utf8')))
  expect(lists.length).toBeGreaterThan(15)
  const nameless = lists.filter((file) => !/export const meta\b/.test(readFileSync(file, 'utf8')))
  expect(nameless).toEqual([])
})
