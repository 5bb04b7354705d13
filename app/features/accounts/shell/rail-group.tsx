import { ChevronDown } from '#app/ui/icons.tsx'
import { adminNav as copy } from '#content/admin-nav.ts'
import type { AdminArea, adminGroups, Waiting, WaitingCounts } from './admin-areas.ts'
import { RailArea, RailCount } from './rail-area.tsx'
import { RailIcon } from './rail-icon.tsx'

type Group = (typeof adminGroups)[number]
type RailGroupProps = { group: Group; current: AdminArea | undefined; waiting: WaitingCounts }

/** A group of areas under its name; one that folds is open where one of its areas is shown. */
export function RailGroup({ group, current, waiting }: RailGroupProps) {
  const id = `rail-${group.key}`
  const name = copy.groups[group.key]
  const lineOf = (area: AdminArea) => (
    <RailArea area={area} isHere={area.to === current?.to} waiting={waiting} />
  )
  const list = (
    <>
      {/* A group begins with its tab, which belongs to the list of tabs and not to this one. */}
      {group.tab && lineOf(group.tab)}
      <ul aria-labelledby={id}>
        {group.areas.map((area) => (
          <li key={area.to}>{lineOf(area)}</li>
        ))}
      </ul>
    </>
  )
  if (!group.folds)
    return (
      <div className="rail-group">
        <p id={id} className="rail-heading">
          <span className="rail-label">{name}</span>
        </p>
        {list}
      </div>
    )
  const waits = sumOf(group, waiting)
  return (
    <details className="rail-group" open={group.areas.some(({ to }) => to === current?.to)}>
      <summary className="rail-line" aria-describedby={waits ? `${id}-waiting` : undefined}>
        <RailIcon name={group.key} />
        <span id={id} className="rail-label">
          {name}
        </span>
        {waits && <RailCount waits={waits} id={`${id}-waiting`} />}
        <ChevronDown size={14} className="rail-chevron" />
      </summary>
      {list}
    </details>
  )
}

/** What waits in all areas of a group, which is shown while it is folded. */
function sumOf({ areas }: Group, waiting: WaitingCounts): Waiting | undefined {
  const all = areas.flatMap((area) => (area.waiting ? [waiting[area.waiting]] : []))
  const count = all.reduce((sum, one) => sum + one.count, 0)
  return count > 0 ? { count, capped: all.some(({ capped }) => capped) } : undefined
}
