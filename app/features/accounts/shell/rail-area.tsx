import { Link } from '#app/ui/link.tsx'
import { adminNav as copy } from '#content/admin-nav.ts'
import {
  type AdminArea,
  areaName,
  isTab,
  tabId,
  type Waiting,
  type WaitingCounts,
} from './admin-areas.ts'
import { RailIcon } from './rail-icon.tsx'

type RailAreaProps = { area: AdminArea; isHere: boolean; waiting: WaitingCounts }

/** One area of the panel: its icon, its name and the number of records that wait there. */
export function RailArea({ area, isHere, waiting }: RailAreaProps) {
  const id = `${areaName(area)}-waiting`
  const waits = area.waiting && waiting[area.waiting]
  const count = waits && waits.count > 0 ? waits : undefined
  const tab = isTab(area) && {
    role: 'tab',
    id: tabId(area),
    'aria-selected': isHere,
    'aria-controls': 'main',
  }
  return (
    <Link
      to={area.to}
      {...tab}
      aria-current={isHere ? 'page' : undefined}
      aria-describedby={count && id}
      className="rail-line"
    >
      <RailIcon name={areaName(area)} />
      <span className="rail-label">{area.label}</span>
      {count && <RailCount waits={count} id={id} />}
    </Link>
  )
}

/** @param id of the words that say what the figure is, for what is described by them */
export function RailCount({ waits, id }: { waits: Waiting; id: string }) {
  return (
    <>
      <span aria-hidden="true" className="rail-count">
        {waits.count}
        {waits.capped && '+'}
      </span>
      <span id={id} hidden>
        {copy.waiting(waits.count, waits.capped)}
      </span>
    </>
  )
}
