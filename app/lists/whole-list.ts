import { type List, type ListState, shownSearch } from './list.ts'

/** The most rows that are selected with all that a list finds. */
export const wholeAtMost = 10_000
/** The form field that says how many rows the page has promised to be selected. */
export const wholeField = 'all'

/** The same page of the list with everything selected that it finds. */
export function wholeHref(list: List, query: ListState): string {
  const params = new URLSearchParams(shownSearch(list, query))
  params.set(`${list.prefix ?? ''}select`, 'all')
  return `${list.path}?${params}`
}

/** How many rows a posted form means by "all", or undefined when it names its rows one by one. */
export function promisedWhole(form: FormData): number | undefined {
  const text = form.get(wholeField)
  return typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : undefined
}
