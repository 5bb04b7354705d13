import { expect, test } from 'vitest'
import { idOr, oneOf } from './filter-rules.ts'
import {
  byText,
  byTime,
  chosenSearch,
  clearHref,
  defineList,
  listHref,
  readListQuery,
} from './list.ts'
import { shownColumns } from './list-look.ts'
import { knownSearch, lostOf, viewSearch } from './list-view.ts'
import { firstHref, type ListViews, viewHref } from './list-views.ts'
import { shownView } from './shown-view.ts'

const list = defineList({
  ...{ name: 'probe', path: '/probes', perPage: 10, keeps: 'probes', looks: ['board'] },
  columns: { all: ['name', 'email', 'phone', 'state'], usual: ['name', 'email', 'state'] },
  sorts: { created_at: byTime, name: byText },
  filters: { state: oneOf(['all', 'waiting', 'done']), client: idOr('') },
})
const plain = defineList({ name: 'plain', path: '/plain', perPage: 10, sorts: { name: byText } })
const read = (text: string) => readListQuery(list, new URLSearchParams(text))
const id = '00000000-0000-4000-8000-000000000000'
const view = { id, name: 'Late', search: 'q=roy&state=waiting', is_default: false }
const views = (...own: ListViews['own']): ListViews => ({ own, shared: null })

test('an address says columns, form and saved view, and the usual ones are left out', () => {
  const href = (text: string) => listHref(list, read(text))
  const all = `/probes?view=board&saved=${id}&columns=name.phone&state=done`
  expect(href(all.slice(8))).toBe(all)
  // Boxes of a form without scripts; the first column is always shown.
  expect(href('columns=phone&columns=name')).toBe('/probes?columns=name.phone')
  expect(href('columns=state.email.name')).toBe('/probes')
  expect(href('columns=name')).toBe('/probes?columns=name')
  expect(href('columns=fax&view=map&saved=mine')).toBe('/probes?columns=name')
  expect(shownColumns(list, read('columns=phone'))).toEqual(['name', 'phone'])
  expect(shownColumns(list, read(''))).toEqual(['name', 'email', 'state'])
  const query = readListQuery(plain, new URLSearchParams(`columns=name&view=board&saved=${id}`))
  expect(listHref(plain, query)).toBe('/plain')
})

test('what a form of filters chooses keeps the columns; clearing leaves the saved view', () => {
  const form = new FormData()
  for (const column of ['name', 'phone']) form.append('columns', column)
  form.set('state', 'done')
  expect(chosenSearch(list, form)).toBe('?state=done&columns=name.phone')
  for (const column of ['email', 'state', 'phone']) form.append('columns', column)
  expect(chosenSearch(list, form)).toBe('?state=done&columns=name.email.phone.state')
  expect(clearHref(list, read('q=a'))).toBe('/probes')
  expect(clearHref(list, read(`q=a&saved=${id}&view=board`))).toBe('/probes?view=board&saved=all')
})

test('a view keeps the state without the page and without its own id', () => {
  expect(viewSearch(list, read(`saved=${id}&q=roy&state=waiting&after=end`))).toBe(view.search)
  expect(knownSearch(list, 'state=gone&q=roy&sort=weight&columns=name.fax&fax=1')).toBe(
    'columns=name&q=roy',
  )
  expect(lostOf(list, 'state=gone&q=roy&sort=weight&columns=name.fax&fax=1')).toEqual([
    ...['state', 'sort', 'columns', 'fax'],
  ])
  expect(lostOf(list, `state=all&client=${id}&view=board&direction=asc`)).toEqual([])
})

test('the view that is shown is known by its id, and a difference is said', () => {
  const shown = (text: string, known = views(view)) =>
    shownView(list, read(text), known, [{ label: 'Done', search: 'state=done' }], [])
  const at = (text: string) => `saved=${id}&${text}`
  expect(shown(at(view.search))).toMatchObject({ label: 'Late', isChanged: false, isNew: false })
  expect(shown(at('q=roy'))).toMatchObject({ label: 'Late', isChanged: true, isNew: true })
  expect(shown(view.search)).toMatchObject({ label: 'Not saved', isNew: true })
  expect(shown('')).toMatchObject({ label: 'All', isNew: false })
  expect(shown('state=done')).toMatchObject({ label: 'Done', isNew: false })
  const shared = { own: [], shared: { name: 'Late', owner: 'Ada Roy' } }
  expect(shown(at('q=roy'), shared)).toMatchObject({ label: 'Late, by Ada Roy', isNew: true })
  const broken = views({ ...view, search: 'state=gone' })
  expect(shown(at(''), broken)).toMatchObject({ isChanged: true, lost: ['state'] })
})

test('a list opens with the chosen view, and not where its address says something', () => {
  const known = views({ ...view, is_default: true })
  const url = (text: string) => new URL(`http://localhost${text}`)
  expect(firstHref(list, url('/probes'), known)).toBe(viewHref(list, view))
  expect(viewHref(list, view)).toBe(`/probes?saved=${id}&q=roy&state=waiting`)
  for (const text of ['/probes?saved=all', '/probes?state=done', '/probes/one'])
    expect(firstHref(list, url(text), known)).toBeNull()
  expect(firstHref(list, url('/probes'), views(view))).toBeNull()
})
