import { beginningOf } from '#app/platform/clean-text.ts'
import { type Cursor, readCursor, type SortType, writeCursor } from './cursor.ts'
import type { FilterRule } from './filter-rules.ts'
import { type ListLook, type LooksOf, lookParams, readLook, writeColumns } from './list-look.ts'

export type Direction = 'asc' | 'desc'

/** An order of a list: the direction that comes first, and the types of what is sorted by. */
export type SortRule = { usual: Direction; types: readonly [SortType, ...SortType[]] }

/** The state that every list has, as its address holds it. */
export type ListState<Sort extends string = string> = ListLook & {
  search: string
  sort: Sort
  direction: Direction
  after?: Cursor
  before?: Cursor
  /** Everything that it finds is selected, not rows of a page. It is in no link of the list. */
  whole?: boolean
  /** The state of the other list of its page. */
  kept?: [name: string, value: string][]
}

/** The state of a list with the values of its filters, by the names of their parameters. */
type QueryOf<Sort extends string, Filters extends Record<string, FilterRule>> = ListState<Sort> & {
  [Name in keyof Filters]: Filters[Name]['usual']
}

/**
 * A list, as everything that shows or reads it needs it. `prefix` begins the names of its parameters, where
 * a page holds two lists.
 */
export type List = LooksOf & {
  /** Begins the ids of its controls. */
  name: string
  path: string
  perPage: number
  /** The first one is the usual order. */
  sorts: Record<string, SortRule>
  filters: Record<string, FilterRule>
  /** Begins those of the other list, if anything does: its state stays as it is. */
  beside?: string
}

/** A list, declared once: everything that its address may say. */
type DeclaredList<Sort extends string, Filters extends Record<string, FilterRule>> = List & {
  sorts: Record<Sort, SortRule>
  filters: Filters
  /** False for a list without a search: its address holds none. Its source has no text either. */
  isSearchable?: false
  /** A search as people type it, made into what is looked for. */
  cleanSearch?: (text: string) => string
  /** What of the state follows from the rest of it. */
  settle?: (query: QueryOf<Sort, Filters>) => Partial<QueryOf<Sort, Filters>>
}

/** The state of a declared list: `ListQuery<typeof leadList>`. */
export type ListQuery<L> =
  L extends DeclaredList<infer Sort, infer Filters> ? QueryOf<Sort, Filters> : never

/** By a time, newest first. */
export const byTime: SortRule = { usual: 'desc', types: ['timestamptz'] }
/** By a text, from A to Z. */
export const byText: SortRule = { usual: 'asc', types: ['text'] }

/** Declares a list. */
export function defineList<
  Sort extends string,
  const Filters extends Record<string, FilterRule> = Record<never, FilterRule>,
>(
  declared: Omit<DeclaredList<Sort, Filters>, 'filters'> & { filters?: Filters },
): DeclaredList<Sort, Filters> {
  return { ...declared, filters: declared.filters ?? ({} as Filters) }
}

/** Nobody searches for a thousand characters. */
const longestSearch = 200

/** Reads a list's state from its address; what is not understood falls back to its default. */
export function readListQuery<Sort extends string, Filters extends Record<string, FilterRule>>(
  list: DeclaredList<Sort, Filters>,
  params: URLSearchParams,
): QueryOf<Sort, Filters> {
  const get = (name: string) => params.get((list.prefix ?? '') + name)
  // A select writes order and direction into one parameter: `priority.asc`.
  const [order, way] = (get('sort') ?? '').split('.')
  const sort = (order && Object.hasOwn(list.sorts, order) ? order : usualSort(list)) as Sort
  const { usual, types } = list.sorts[sort]
  const values = Object.entries(list.filters).map(([name, rule]) => [name, rule.read(get(name))])
  // PostgreSQL text cannot hold NUL.
  const given = list.isSearchable === false ? '' : (get('q') ?? '')
  const text = beginningOf(given.replaceAll('\0', '').toWellFormed().trim(), longestSearch)
  const after = readCursor(get('after'), types)
  const query = {
    ...Object.fromEntries(values),
    search: list.cleanSearch?.(text) ?? text,
    sort,
    direction: directionOf(way) ?? directionOf(get('direction')) ?? usual,
    after: after === 'end' ? undefined : after,
    before: readCursor(get('before'), types),
    ...(get('select') === 'all' && { whole: true }),
    kept: stateBeside(list, params),
    ...readLook(list, params),
  } as QueryOf<Sort, Filters>
  return { ...query, ...list.settle?.(query) }
}

/** What of a list's state an address may change; `after` and `before` as a page of the list gives them. */
export type ListChange = Record<string, string | null | undefined>

/**
 * The query string of a list with some of its state changed, `''` or beginning with `?`. Defaults are
 * left out, and the list begins at its first page unless `change` says where.
 */
export function listSearch(list: List, query: ListState, change: ListChange = {}): string {
  const sort = change.sort && Object.hasOwn(list.sorts, change.sort) ? change.sort : query.sort
  const usual = list.sorts[sort]?.usual
  const direction = change.direction ?? (change.sort ? usual : query.direction)
  const params = new URLSearchParams(query.kept)
  const set = (name: string, value: string) => params.set((list.prefix ?? '') + name, value)
  for (const [name, value] of lookParams(list, query, change)) set(name, value)
  if (query.search) set('q', query.search)
  for (const [name, rule] of Object.entries(list.filters)) {
    const value = name in change ? (change[name] ?? rule.usual) : filterValue(query, name)
    if (value !== rule.usual) set(name, value)
  }
  if (sort !== usualSort(list) || direction !== usual) set('sort', sort)
  if (direction && direction !== usual) set('direction', direction)
  for (const name of ['after', 'before']) if (change[name]) set(name, change[name])
  return params.size > 0 ? `?${params}` : ''
}

/** The address of a list with some of its state changed. */
export const listHref = (list: List, query: ListState, change?: ListChange): string =>
  list.path + listSearch(list, query, change)

/** The query string of the page that is shown, with nothing in it that is not set. */
export const shownSearch = (list: List, query: ListState): string =>
  listSearch(list, query, { after: cursorText(query.after), before: cursorText(query.before) })

/** The query string of what is chosen in the form of a list's filters. */
export function chosenSearch(list: List, form: FormData): string {
  const prefix = list.prefix ?? ''
  const usual = (name: string) =>
    name === `${prefix}sort` ? usualSort(list) : list.filters[name.slice(prefix.length)]?.usual
  const params = new URLSearchParams()
  const columns = `${prefix}columns`
  for (const [name, value] of form)
    if (typeof value === 'string' && value.trim() && value !== usual(name) && name !== columns)
      params.set(name, value)
  const chosen = list.columns && writeColumns(list.columns, form.getAll(columns).map(String))
  if (chosen && form.has(columns)) params.set(columns, chosen)
  return params.size > 0 ? `?${params}` : ''
}

/** The address of a list without search and filters: it does not open with a saved view either. */
export const clearHref = (list: List, { saved, view }: ListState): string => {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => params.set((list.prefix ?? '') + name, value)
  if (view) set('view', view)
  if (saved) set('saved', 'all')
  return list.path + (params.size > 0 ? `?${params}` : '')
}

/** Whether a list shows something else than at first. */
export function isNarrowed(list: List, query: ListState): boolean {
  const filters = Object.entries(list.filters)
  return (
    query.search !== '' || filters.some(([name, { usual }]) => filterValue(query, name) !== usual)
  )
}

/** What a filter is set to. */
export const filterValue = (query: ListState, name: string): string =>
  String((query as Record<string, unknown>)[name] ?? '')

/** An order as a select holds it: `priority`, or `priority.asc` where that is not the usual direction. */
export const sortText = (list: List, { sort, direction }: ListState): string =>
  direction === list.sorts[sort]?.usual ? sort : `${sort}.${direction}`

/** The name of a list's usual order. */
export const usualSort = (list: Pick<List, 'sorts'>): string => Object.keys(list.sorts)[0] ?? ''

/** The parameters of the other list of its page. */
function stateBeside({ beside, prefix = '' }: List, params: URLSearchParams): ListState['kept'] {
  if (beside === undefined) return undefined
  const isTheirs = (name: string) => (beside ? name.startsWith(beside) : !name.startsWith(prefix))
  return [...params]
    .filter(([name, value]) => value && isTheirs(name))
    .map(([name, value]) => [
      name,
      name === `${beside}q` ? beginningOf(value, longestSearch) : value,
    ])
}

const cursorText = (cursor: Cursor | undefined): string | undefined =>
  typeof cursor === 'object' ? writeCursor(cursor.id, cursor.values.join('~')) : cursor

const directionOf = (text: string | null | undefined): Direction | undefined =>
  text === 'asc' || text === 'desc' ? text : undefined
