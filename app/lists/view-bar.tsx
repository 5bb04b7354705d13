import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { savedViews as copy } from '#content/saved-views.ts'
import type { List, ListState } from './list.ts'
import { viewSearch } from './list-view.ts'
import { type CommonView, type ListViews, viewHref, viewsPath } from './list-views.ts'
import { SaveAs } from './save-as.tsx'
import { shownView } from './shown-view.ts'
import { ViewMenu } from './view-menu.tsx'

export type ViewBarProps = {
  list: List
  query: ListState
  views: ListViews
  /** Views that everybody has, besides the whole list. */
  common?: readonly CommonView[]
  /** Filters whose record does not exist any more, by their labels. */
  gone?: readonly string[]
}

/** The views of a list: which one is shown, the others, and what is done with a changed one. */
export function ViewBar({ list, query, views, common = [], gone = [] }: ViewBarProps) {
  const shown = shownView(list, query, views, common, gone)
  const search = viewSearch(list, query)
  const { own } = shown
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <ViewMenu list={list} query={query} views={views} common={common} shown={shown} />
      {own && shown.isChanged && (
        <>
          <span role="status" className="text-small text-ochre">
            {copy.changed}
          </span>
          <Form method="post" action={viewsPath(list)} preventScrollReset>
            <input type="hidden" name="view" value={own.id} />
            <input type="hidden" name="search" value={search} />
            <Button type="submit" name="intent" value="save" variant="secondary" size="small">
              {copy.save}
            </Button>
          </Form>
        </>
      )}
      {shown.isNew && <SaveAs list={list} search={search} />}
      {own && shown.isChanged && (
        <Link to={viewHref(list, own)} className="text-link text-small">
          {copy.discard}
        </Link>
      )}
    </div>
  )
}

/** Says what of a saved view does not exist any more; nothing where all of it does. */
export function LostParts({ list, query, views, common = [], gone = [] }: ViewBarProps) {
  const { lost } = shownView(list, query, views, common, gone)
  if (lost.length === 0) return null
  const parts: Record<string, string> = copy.parts
  return (
    <p role="status" className="mb-4 border-s-4 border-s-ochre bg-surface px-4 py-2 text-small">
      {copy.lost(lost.map((one) => parts[one] ?? one).join(', '))}
    </p>
  )
}
