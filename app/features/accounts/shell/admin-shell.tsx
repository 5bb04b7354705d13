import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useListKeys } from '#app/lists/list-keys.ts'
import { useListPlaces } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { PanelFoot } from '#app/ui/panel-foot.tsx'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import { useFocusOnNewPath } from '#app/ui/use-focus-on-new-path.ts'
import { useOneEntry } from '#app/ui/way-back.ts'
import { adminPanel } from '#content/admin.ts'
import { dangerAlert } from '#content/conversations.ts'
import { SignedOutDialog } from '../sign-in/signed-out-dialog.tsx'
import { areaOf, isTab, type WaitingCounts } from './admin-areas.ts'
import { AdminRail } from './admin-rail.tsx'
import { KeepingTexts } from './keeping-texts.tsx'
import { type RailWidth, useRailWidth } from './rail-width.ts'

type AdminShellProps = {
  email: string
  waiting: WaitingCounts
  rail: RailWidth
  /** The field that finds anything. */
  find: ReactNode
  children: ReactNode
}

/** Somebody wrote that a life may be in danger, and no person has answered yet. */
function DangerAlert({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p
      role="alert"
      className="mb-4 flex flex-wrap gap-x-4 gap-y-1 border-2 border-vermilion px-4 py-3 font-medium text-vermilion"
    >
      <span>{dangerAlert.text(count)}</span>
      <Link
        to="/lead_admin/conversations?intent=danger&state=waiting"
        className="text-vermilion underline underline-offset-4"
      >
        {dangerAlert.open}
      </Link>
    </p>
  )
}

/** The shell of the admin panel: the rail, and the page beside it. */
export function AdminShell({ email, waiting, rail, find, children }: AdminShellProps) {
  const { pathname } = useLocation()
  useListPlaces()
  useFocusAfterSubmit()
  useOneEntry()
  useFocusOnNewPath()
  useListKeys()
  const width = useRailWidth(rail)
  const area = areaOf(pathname)
  return (
    <div data-rail={width} className="panel-shell">
      <a
        href="#main"
        className="sr-only z-50 bg-navy px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {adminPanel.skip}
      </a>
      <AdminRail email={email} current={area} waiting={waiting} width={width} find={find} />
      <div className="flex min-w-0 flex-1 flex-col">
        <main className="mx-auto w-full max-w-[90rem] flex-1 px-4 py-5 sm:px-6">
          <DangerAlert count={waiting.alarms.count} />
          <div
            id="main"
            tabIndex={-1}
            {...(area && isTab(area) ? { role: 'tabpanel', 'aria-label': area.label } : {})}
          >
            <KeepingTexts>{children}</KeepingTexts>
          </div>
        </main>
        <PanelFoot text={adminPanel.foot} className="mx-auto w-full max-w-[90rem] px-4 sm:px-6" />
      </div>
      <SignedOutDialog signInPage="/admin/auth" />
    </div>
  )
}
