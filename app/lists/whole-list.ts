import { type List, type ListState, shownSearch } from './list.ts'

/** The most rows that are selected with all that a list finds. */
export const wholeAtMost = 10_000
/** The form field that says what the page has promised to be selected. */
export const wholeField = 'all'

/** Everything that a list finds: how many rows, and a mark that other rows do not have. */
export type Whole = { count: number; mark: string }

/** How a form says it. */
export const wholeText = ({ count, mark }: Whole): string => `${count}.${mark}`

/** The same page of the list with everything selected that it finds. */
export function wholeHref(list: List, query: ListState): string {
  const params = new URLSearchParams(shownSearch(list, query))
  params.set(`${list.prefix ?? ''}select`, 'all')
  return `${list.path}?${params}`
}

/** What a posted form means by "all", or undefined when it names its rows one by one. */
export function promisedWhole(form: FormData): Whole | undefined {
  const text = form.get(wholeField)
  if (typeof text !== 'string') return undefined
  const [, count, mark = ''] = /^(\d{1,5})\.([0-9a-f]{64})$/.exec(text) ?? []
  return { count: Number(count ?? 0), mark }
}
