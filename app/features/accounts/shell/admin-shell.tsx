import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useListKeys } from '#app/lists/list-keys.ts'
import { useListPlaces } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { HeaderMenu, headerMenuLine } from '#app/ui/header-menu.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { PanelFoot } from '#app/ui/panel-foot.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import { useFocusOnNewPath } from '#app/ui/use-focus-on-new-path.ts'
import { adminPanel } from '#content/admin.ts'
import { company } from '#content/company.ts'
import { dangerAlert } from '#content/conversations.ts'
import { SignedOutDialog } from '../sign-in/signed-out-dialog.tsx'
import { adminGroups, areaOf, type WaitingCounts } from './admin-areas.ts'
import { AdminNav } from './admin-nav.tsx'

type AdminShellProps = { email: string; waiting: WaitingCounts; children: ReactNode }

/** Somebody wrote that a life may be in danger, and no person has answered yet. */
function DangerAlert({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p
      role="alert"
      className="mx-auto mt-4 flex w-[calc(100%-2rem)] max-w-[86rem] flex-wrap gap-x-4 gap-y-1 border-2 border-vermilion px-4 py-3 font-medium text-vermilion sm:w-[calc(100%-4rem)]"
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

/** The shell of the admin panel. */
export function AdminShell({ email, waiting, children }: AdminShellProps) {
  const { pathname } = useLocation()
  useListPlaces()
  useFocusAfterSubmit()
  useFocusOnNewPath()
  useListKeys()
  const below = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const pages = [
    {
      to: '/lead_admin/account',
      label: adminPanel.account,
      isHere: below('/lead_admin/account'),
    },
    { to: '/', label: adminPanel.toSite, isHere: false },
  ]
  const area = areaOf(pathname)
  const isTab = adminGroups[0]?.areas.some(({ to }) => to === area?.to)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-navy px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {adminPanel.skip}
      </a>
      <header className="no-print">
        <div className="mx-auto flex max-w-[90rem] items-center gap-x-2 px-4 py-3 sm:px-8 lg:gap-x-5">
          <div className="me-auto flex min-w-0 flex-col gap-x-6 lg:flex-row lg:items-center">
            <Link to="/lead_admin" className="headline self-start text-heading no-underline">
              {company.name}
            </Link>
            <span className="label truncate text-ink-muted">{adminPanel.name}</span>
          </div>
          <div className="hidden items-center gap-x-5 lg:flex">
            <span className="max-w-80 truncate text-small text-ink-muted" title={email}>
              {adminPanel.signedInAs} {email}
            </span>
            {pages.map((page) => (
              <Link
                key={page.to}
                to={page.to}
                aria-current={page.isHere ? 'page' : undefined}
                className="inline-flex min-h-9 items-center text-small whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:underline-offset-4"
              >
                {page.label}
              </Link>
            ))}
          </div>
          <ThemeToggle labels={adminPanel.theme} />
          <Form method="post" action="/admin/sign-out" reloadDocument className="hidden lg:block">
            <Button type="submit" variant="ghost" size="small">
              {adminPanel.signOut}
            </Button>
          </Form>
          <HeaderMenu copy={adminPanel.menu} className="lg:hidden">
            {pages.map((page) => (
              <Link
                key={page.to}
                to={page.to}
                aria-current={page.isHere ? 'page' : undefined}
                className={headerMenuLine}
              >
                {page.label}
              </Link>
            ))}
            <p className="px-5 pt-3 text-small wrap-anywhere text-ink-muted">
              {adminPanel.signedInAs} {email}
            </p>
            <Form method="post" action="/admin/sign-out" reloadDocument>
              <button type="submit" className={`${headerMenuLine} border-0`}>
                {adminPanel.signOut}
              </button>
            </Form>
          </HeaderMenu>
        </div>
        <Microtext text={company.tagline} />
        <AdminNav current={area} waiting={waiting} />
        <DangerAlert count={waiting.alarms.count} />
      </header>
      <main className="mx-auto w-full max-w-[90rem] flex-1 px-4 py-8 sm:px-8">
        <div
          id="main"
          tabIndex={-1}
          {...(isTab ? { role: 'tabpanel', 'aria-label': area?.label } : {})}
        >
          {children}
        </div>
      </main>
      <PanelFoot text={adminPanel.foot} className="mx-auto w-full max-w-[90rem] px-4 sm:px-8" />
      <SignedOutDialog signInPage="/admin/auth" />
    </div>
  )
}
