import { Check, ChevronDown } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { useFolding } from '#app/ui/use-folding.ts'
import { savedViews as copy } from '#content/saved-views.ts'
import { type List, type ListState, listHref, readListQuery } from './list.ts'
import { menuButton, menuSheet } from './list-menu.ts'
import { viewSearch } from './list-view.ts'
import { type CommonView, type ListViews, unsavedHref, viewHref, viewsPath } from './list-views.ts'
import type { ShownView } from './shown-view.ts'

type ViewMenuProps = {
  list: List
  query: ListState
  views: ListViews
  common: readonly CommonView[]
  shown: ShownView
}

/** Names the view that a list shows, and leads to the others. */
export function ViewMenu({ list, query, views, common, shown }: ViewMenuProps) {
  const folding = useFolding<HTMLDetailsElement>()
  const state = viewSearch(list, query)
  const opensWithView = views.own.some(({ is_default }) => is_default)
  const saved = opensWithView ? 'all' : null
  const commonHref = ({ search }: CommonView) =>
    listHref(list, readListQuery(list, new URLSearchParams(search)), { saved })
  const isCommon = shown.own === undefined && views.shared === null
  return (
    <details {...folding} className="relative">
      <summary className={menuButton}>
        <span className="text-ink-muted">{copy.view}</span>
        <span className="max-w-56 truncate font-medium">{shown.label}</span>
        <ChevronDown aria-hidden="true" size={14} />
      </summary>
      <nav
        aria-label={copy.own}
        className={`${menuSheet} max-h-[70vh] overflow-y-auto py-2 sm:start-0 sm:w-72`}
      >
        <ul>
          <Line
            to={unsavedHref(list, opensWithView)}
            label={copy.all}
            isHere={isCommon && state === ''}
          />
          {common.map((view) => (
            <Line
              key={view.search}
              to={commonHref(view)}
              label={view.label}
              isHere={isCommon && state === view.search}
            />
          ))}
        </ul>
        <p className="label mt-2 border-t border-line px-4 pt-3 pb-1 text-ink-muted">{copy.own}</p>
        {views.own.length === 0 ? (
          <p className="px-4 py-1 text-small text-ink-muted">{copy.none}</p>
        ) : (
          <ul>
            {views.own.map((view) => (
              <Line
                key={view.id}
                to={viewHref(list, view)}
                label={view.name}
                note={view.is_default ? copy.opensFirst : undefined}
                isHere={view.id === shown.own?.id}
              />
            ))}
          </ul>
        )}
        <Link
          to={viewsPath(list)}
          className="text-link mt-2 flex min-h-10 items-center border-t border-line px-4 text-small"
        >
          {copy.manage}
        </Link>
      </nav>
    </details>
  )
}

type LineProps = { to: string; label: string; note?: string; isHere: boolean }

function Line({ to, label, note, isHere }: LineProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'true' : undefined}
        className="flex min-h-10 items-center gap-2 px-4 py-1 text-small no-underline hover:bg-paper"
      >
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        {note && <span className="text-ink-muted">{note}</span>}
        {isHere && <Check aria-hidden="true" size={16} />}
      </Link>
    </li>
  )
}
