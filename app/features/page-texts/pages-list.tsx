import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { pagesList as copy } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import type { PageListRow } from './page-texts.ts'
import { type PageListQuery, pageList, pageStates } from './pages-list-query.ts'

const tones = { original: 'ink', changed: 'verdigris', outdated: 'vermilion' } as const
const states = [
  { value: 'all', label: copy.allStates },
  ...pageStates.map((value) => ({
    value,
    label: value === 'draft' ? copy.withDraft : copy.states[value],
  })),
]

/** Every page of the site with the state of its texts. */
export function PagesList({ rows, query }: { rows: PageListRow[]; query: PageListQuery }) {
  return (
    <ListPage
      list={pageList}
      query={query}
      copy={copy}
      rows={rows}
      matches={rows.length}
      capped={false}
      previous={null}
      next={null}
      filters={[{ name: 'state', label: copy.columns.state, options: states }]}
      as={{ columns }}
    />
  )
}

const columns: ListColumn<PageListRow, 'name' | 'published'>[] = withHeaders(copy.columns, [
  {
    key: 'page',
    sort: 'name',
    cell: ({ name, page }) => (
      <span className="block">
        <Link to={editorPath(page)} className="text-link font-medium">
          {name}
        </Link>
        <span className="block text-small wrap-anywhere text-ink-muted lg:ms-3 lg:inline">
          {page}
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    cell: ({ state, changed }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge tone={tones[state]}>{copy.states[state]}</StatusBadge>
        {changed > 0 && <span className="text-small">{copy.texts(changed)}</span>}
      </span>
    ),
  },
  {
    key: 'changed',
    sort: 'published',
    cell: ({ published }) =>
      published ? (
        <Moment at={published} look="time" className="sm:whitespace-nowrap" />
      ) : (
        <Nothing>{copy.never}</Nothing>
      ),
  },
  {
    key: 'draft',
    cell: ({ draft }) =>
      draft ? (
        <span className="block">
          <span className="block wrap-anywhere">{copy.draftBy(draft.editor)}</span>
          <Moment
            at={draft.at}
            look="time"
            className="block text-small whitespace-nowrap text-ink-muted"
          />
        </span>
      ) : (
        <Nothing>{copy.noDraft}</Nothing>
      ),
  },
])
