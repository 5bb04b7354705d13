import { type List, type ListState, listSearch, readListQuery } from './list.ts'
import { splitColumns } from './list-look.ts'

/** What a saved view keeps of a list's state: everything except the page and the view's own id. */
export const viewSearch = (list: List, query: ListState): string =>
  listSearch(list, { ...query, kept: undefined }, { saved: null }).slice(1)

/** The same of a state that was kept earlier, as far as the list still knows what it says. */
export const knownSearch = (list: List, search: string): string =>
  viewSearch(list, readListQuery(list, new URLSearchParams(search)))

/** The parameters of a kept state that mean nothing any more: a filter or a value of it is gone. */
export function lostOf(list: List, search: string): string[] {
  const { prefix = '', sorts, filters, columns, looks } = list
  return [...new URLSearchParams(search)].flatMap(([given, value]) => {
    const name = given.slice(prefix.length)
    const rule = filters[name]
    if (rule) return rule.read(value) === value ? [] : [name]
    const holds: Record<string, boolean> = {
      q: true,
      direction: true,
      sort: Object.hasOwn(sorts, value),
      view: looks?.includes(value) ?? false,
      columns: splitColumns(value).every((one) => columns?.all.includes(one)),
    }
    return holds[name] ? [] : [name]
  })
}
