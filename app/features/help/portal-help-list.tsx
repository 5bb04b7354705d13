import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { portalHelpPage as copy, helpCopy } from '#content/help.ts'
import { type HelpRow, portalHelpPath } from './help.ts'
import { type PortalHelpQuery, portalHelpList } from './help-list-query.ts'

type PortalHelpListProps = ListRows<HelpRow> & { query: PortalHelpQuery; viewing: boolean }

/** The help articles that the client may read. */
export function PortalHelpList({ viewing, ...page }: PortalHelpListProps) {
  const ask = (
    <ButtonLink to="/dashboard/support/new" variant="secondary">
      {copy.ask}
    </ButtonLink>
  )
  return (
    <ListPage
      {...page}
      list={portalHelpList}
      copy={copy}
      as={{
        item: (row) => <HelpItem row={row} />,
        itemsClass: 'border-t border-ink',
        itemClass: 'border-b border-line',
      }}
      emptyAction={viewing ? undefined : ask}
    />
  )
}

function HelpItem({ row: { slug, title, excerpt, is_own } }: { row: HelpRow }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-baseline">
      <h2 className="text-base leading-snug font-medium wrap-anywhere max-lg:truncate lg:truncate">
        <Link to={`${portalHelpPath}/${slug}`} prefetch="intent" className="text-link">
          {title}
        </Link>
      </h2>
      <p className="flex min-w-0 gap-x-4 text-small text-ink-muted max-lg:flex-col">
        {excerpt && <span className="min-w-0 grow max-lg:line-clamp-1 lg:truncate">{excerpt}</span>}
        {is_own && <span className="label shrink-0 text-vermilion">{helpCopy.own}</span>}
      </p>
    </div>
  )
}
