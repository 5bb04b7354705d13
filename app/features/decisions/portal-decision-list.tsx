import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { portalDecisions as copy, decisionCopy } from '#content/decisions.ts'
import { type DecisionRow, portalDecisionsPath, standingOf } from './decision.ts'
import { DecisionBadge } from './decision-badge.tsx'
import { type PortalDecisionQuery, portalDecisionList } from './decision-list-query.ts'

type PortalDecisionListProps = ListRows<DecisionRow> & {
  query: PortalDecisionQuery
  today: string
}

/** What the people of the client decide, the first due day first. */
export function PortalDecisionList({ today, ...page }: PortalDecisionListProps) {
  return (
    <ListPage
      {...page}
      list={portalDecisionList}
      copy={copy}
      as={{
        item: (row) => <DecisionItem row={row} today={today} />,
        itemsClass: 'border-t border-ink',
        itemClass: 'border-b border-line py-2.5',
      }}
      filters={[
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'sort', label: copy.sort, options: optionsOf(decisionCopy.sorts) },
      ]}
    />
  )
}

function DecisionItem({ row, today }: { row: DecisionRow; today: string }) {
  const { id, title, kind, project_name: project, due_on: due } = row
  const standing = standingOf(row, row.is_yours, today)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
      <h2 className="text-base font-medium wrap-anywhere max-sm:truncate">
        <Link to={`${portalDecisionsPath}/${id}`} prefetch="intent" className="text-link">
          {title}
        </Link>
      </h2>
      <DecisionBadge standing={standing} labels={decisionCopy.standing} />
      <p className="col-span-full flex flex-wrap gap-x-4 text-small text-ink-muted max-sm:flex-nowrap max-sm:whitespace-nowrap">
        <span className={standing === 'overdue' ? 'text-vermilion' : ''}>
          {copy.due} <Moment at={due} isAged={false} />
        </span>
        <span className="tabular-nums">
          {decisionCopy.progress(row.people_agreed, row.people_total)}
        </span>
        <span className="min-w-0 truncate">
          {[decisionCopy.kinds[kind], project].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  )
}
