import { savedViews as copy } from '#content/saved-views.ts'
import type { List, ListState } from './list.ts'
import { knownSearch, lostOf, viewSearch } from './list-view.ts'
import type { CommonView, ListViews, SavedView } from './list-views.ts'

/** Which view a list shows. */
export type ShownView = {
  label: string
  /** One's own view that the list was opened with. */
  own?: SavedView
  /** Whether the list differs from it. */
  isChanged: boolean
  /** Whether what is shown can be saved as a new view. */
  isNew: boolean
  /** What of the saved view does not exist any more. */
  lost: string[]
}

/**
 * Finds the view that a list's address says.
 * @param gone filters whose record does not exist any more
 */
export function shownView(
  list: List,
  query: ListState,
  { own, shared }: ListViews,
  common: readonly CommonView[],
  gone: readonly string[],
): ShownView {
  const state = viewSearch(list, query)
  const opened = own.find(({ id }) => id === query.saved)
  if (opened) {
    const lost = [...new Set([...lostOf(list, opened.search), ...gone])]
    const isChanged = state !== knownSearch(list, opened.search) || lost.length > 0
    return { label: opened.name, own: opened, isChanged, isNew: isChanged, lost }
  }
  const none = { isChanged: false, lost: [...gone] }
  if (shared) return { ...none, label: copy.shared(shared.name, shared.owner), isNew: true }
  const known = common.find(({ search }) => search === state)
  const label = known?.label ?? (state === '' ? copy.all : copy.unsaved)
  return { ...none, label, isNew: known === undefined && state !== '' }
}
