import { type List, listHref, readListQuery } from './list.ts'
import { knownSearch } from './list-view.ts'

/** A view of a list that one of the staff has saved. */
export type SavedView = {
  id: string
  name: string
  /** The state of the list, as its address says it. */
  search: string
  /** Whether the list opens with it. */
  is_default: boolean
}

/** The views that a page of a list offers, in their order. */
export type ListViews = {
  own: SavedView[]
  /** A colleague's view, whose address was opened. */
  shared: { name: string; owner: string } | null
}

/** A view that everybody has: a name for a state of the list. */
export type CommonView = { label: string; search: string }

/** The address of a list as a view shows it. */
export function viewHref(list: List, { id, search }: Pick<SavedView, 'id' | 'search'>): string {
  const known = new URLSearchParams(knownSearch(list, search))
  return listHref(list, readListQuery(list, known), { saved: id })
}

/** The address of the list as it is for everybody, also for one whose own list opens with a view. */
export const unsavedHref = (list: List, isOpenedWithView: boolean): string =>
  isOpenedWithView ? `${list.path}?saved=all` : list.path

/** The address of the page where people manage their views of a list; its forms are sent there. */
export const viewsPath = ({ keeps }: Pick<List, 'keeps'>): string => `/lead_admin/views/${keeps}`

/** The address that a list opens with where one of the views is to be shown first; null for the list itself. */
export function firstHref(
  list: List,
  { pathname, search }: URL,
  { own }: ListViews,
): string | null {
  const first = own.find(({ is_default }) => is_default)
  return first && pathname === list.path && search === '' ? viewHref(list, first) : null
}
