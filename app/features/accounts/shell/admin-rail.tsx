import type { ReactNode } from 'react'
import { CachedPart } from '#app/ui/cached-part.tsx'
import { Menu, X } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { useFolding } from '#app/ui/use-folding.ts'
import { adminPanel } from '#content/admin.ts'
import { adminNav as copy } from '#content/admin-nav.ts'
import { company } from '#content/company.ts'
import {
  type AdminArea,
  adminGroups,
  adminTabs,
  tabId,
  todayArea,
  type WaitingCounts,
} from './admin-areas.ts'
import { RailArea } from './rail-area.tsx'
import { RailFoot } from './rail-foot.tsx'
import { RailGroup } from './rail-group.tsx'
import { moveInRail } from './rail-keys.ts'
import type { RailWidth } from './rail-width.ts'

type AdminRailProps = {
  email: string
  current: AdminArea | undefined
  waiting: WaitingCounts
  width: RailWidth
  find: ReactNode
}

/**
 * The panel's areas at the side of every page. On a small screen it is a drawer behind a button,
 * which opens without a script.
 */
export function AdminRail({ email, current, waiting, width, find }: AdminRailProps) {
  const folding = useFolding<HTMLElement>()
  return (
    <header className="rail no-print" {...folding}>
      <div className="rail-bar">
        {/* What it opens follows the bar, so that the areas are in the page once. */}
        <details className="rail-menu group">
          <summary>
            <span className="sr-only group-open:hidden">{copy.menu.open}</span>
            <span className="sr-only hidden group-open:block">{copy.menu.close}</span>
            <Menu size={20} className="group-open:hidden" />
            <X size={20} className="hidden group-open:block" />
          </summary>
        </details>
        <Link to="/lead_admin" className="rail-brand headline">
          <span aria-hidden="true" className="rail-initial">
            {company.name.charAt(0)}
          </span>
          <span className="rail-name">{company.name}</span>
          <span className="rail-panel label">{adminPanel.name}</span>
        </Link>
        {find}
      </div>
      <Microtext text={company.tagline} />
      <div className="rail-drawer">
        <nav aria-label={copy.label} className="rail-areas" onKeyDown={moveInRail}>
          {/* The tabs are in their groups; for a screen reader they are one list. */}
          <div
            role="tablist"
            aria-label={copy.tabs}
            aria-owns={adminTabs.map(tabId).join(' ')}
            tabIndex={-1}
          />
          {/* The same for all staff, on every page of an area, while the same waits. */}
          <CachedPart cacheKey={`rail ${current?.to} ${JSON.stringify(waiting)}`}>
            <RailArea area={todayArea} isHere={current === todayArea} waiting={waiting} />
            {adminGroups.map((group) => (
              <RailGroup key={group.key} group={group} current={current} waiting={waiting} />
            ))}
          </CachedPart>
        </nav>
        <RailFoot email={email} width={width} />
      </div>
    </header>
  )
}
