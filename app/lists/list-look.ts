import { isUuid } from '#app/platform/identifier.ts'

/** The columns that people may choose from, in their order. The first one is always shown. */
export type ColumnRule = { all: readonly string[]; usual: readonly string[] }

/** How a list is shown: its columns where they were chosen, another form than a table, and a saved view. */
export type ListLook = {
  columns?: readonly string[]
  /** One of the list's `looks`. */
  view?: string
  /** The id of the saved view that the state began as, or `all`: the list as it is for everybody. */
  saved?: string
}

/** What a list says of how it may be shown. */
export type LooksOf = {
  /** The columns that people may choose from. */
  columns?: ColumnRule
  /** Further forms of the list besides the table, such as a board. */
  looks?: readonly string[]
  /** The name under which people keep views of the list. */
  keeps?: string
  prefix?: string
}

/** Reads from an address how a list is shown; what is not understood is left out. */
export function readLook(list: LooksOf, params: URLSearchParams): ListLook {
  const prefix = list.prefix ?? ''
  const get = (name: string) => params.get(prefix + name)
  const columns = list.columns && readColumns(list.columns, params.getAll(`${prefix}columns`))
  const view = list.looks?.find((look) => look === get('view'))
  const saved = get('saved')
  const isSaved = list.keeps !== undefined && saved !== null && (isUuid(saved) || saved === 'all')
  return { ...(columns && { columns }), ...(view && { view }), ...(isSaved && { saved }) }
}

/** The parameters of a list's look, with some of them changed. */
export function lookParams(
  { columns }: LooksOf,
  look: ListLook,
  change: Record<string, string | null | undefined>,
): [name: string, value: string][] {
  const chosen = look.columns && columns && writeColumns(columns, look.columns)
  const now: Record<string, string | null | undefined> = { ...look, columns: chosen }
  return ['view', 'saved', 'columns'].flatMap((name) => {
    const value = name in change ? change[name] : now[name]
    return value ? [[name, value] as [string, string]] : []
  })
}

/** The columns that are shown. */
export const shownColumns = ({ columns }: LooksOf, look: ListLook): readonly string[] =>
  look.columns ?? columns?.usual ?? []

/** Columns as an address holds them: `name.email`. The usual ones are nothing. */
export function writeColumns(rule: ColumnRule, columns: readonly string[]): string {
  const chosen = inOrder(rule, columns)
  return `${chosen}` === `${inOrder(rule, rule.usual)}` ? '' : chosen.join('.')
}

function readColumns(rule: ColumnRule, given: string[]): readonly string[] | undefined {
  if (given.length === 0) return undefined
  const text = writeColumns(rule, given.slice(0, 50).flatMap(splitColumns))
  return text ? text.split('.') : undefined
}

export const splitColumns = (text: string): string[] => text.slice(0, 1_000).split('.')

const inOrder = ({ all }: ColumnRule, columns: readonly string[]): string[] =>
  all.filter((one, at) => at === 0 || columns.includes(one))
