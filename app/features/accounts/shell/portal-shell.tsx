import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useListKeys } from '#app/lists/list-keys.ts'
import { useListPlaces } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { HeaderMenu, headerMenuLine } from '#app/ui/header-menu.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import { useFocusOnNewPath } from '#app/ui/use-focus-on-new-path.ts'
import { useOneEntry } from '#app/ui/way-back.ts'
import { company } from '#content/company.ts'
import { portal } from '#content/portal.ts'
import { SignedOutDialog } from '../sign-in/signed-out-dialog.tsx'
import { KeepingTexts } from './keeping-texts.tsx'
import { PortalFoot } from './portal-foot.tsx'

type PortalShellProps = {
  client: string
  email: string
  /** Notifications; counted up to 100. */
  unread: number
  /** What waits for the client, by the tab where it is done. */
  counts: Partial<Record<keyof typeof portal.tabs, { count: string; counted: string }>>
  managesOrganization: boolean
  viewing: boolean
  children: ReactNode
}

/** The shell of the client portal. */
export function PortalShell(props: PortalShellProps) {
  const { client, email, unread, counts, managesOrganization, viewing, children } = props
  const { pathname } = useLocation()
  useListPlaces()
  useFocusAfterSubmit()
  useOneEntry()
  useFocusOnNewPath()
  useListKeys()
  const below = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const tabs = [
    {
      to: '/dashboard',
      label: portal.tabs.projects,
      selected: pathname === '/dashboard' || below('/dashboard/projects'),
    },
    {
      to: '/dashboard/documents',
      label: portal.tabs.documents,
      selected: below('/dashboard/documents'),
    },
    {
      to: '/dashboard/support',
      label: portal.tabs.support,
      selected: below('/dashboard/support'),
      ...counts.support,
    },
    {
      to: '/dashboard/requests',
      label: portal.tabs.requests,
      selected: below('/dashboard/requests'),
      ...counts.requests,
    },
    {
      to: '/dashboard/decisions',
      label: portal.tabs.decisions,
      selected: below('/dashboard/decisions'),
      ...counts.decisions,
    },
    {
      to: '/dashboard/invoices',
      label: portal.tabs.invoices,
      selected: below('/dashboard/invoices'),
      ...counts.invoices,
    },
  ]
  const { menu } = portal
  const pages = [
    { to: '/dashboard/search', label: menu.search, unread: 0 },
    { to: '/dashboard/notifications', label: menu.notifications, unread },
    ...(managesOrganization
      ? [{ to: '/dashboard/organization', label: menu.organization, unread: 0 }]
      : []),
    { to: '/dashboard/help', label: menu.help, unread: 0 },
    { to: '/dashboard/account', label: menu.account, unread: 0 },
  ]
  const selected = tabs.find((tab) => tab.selected)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-navy px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {portal.skip}
      </a>
      {viewing && (
        <div role="status" className="bg-ochre text-paper">
          <Form
            method="post"
            action="/lead_admin/clients/stop-viewing"
            reloadDocument
            className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-small"
          >
            <p>{portal.viewing(client)}</p>
            <button type="submit" className="min-h-8 underline underline-offset-4">
              {portal.stopViewing}
            </button>
          </Form>
        </div>
      )}
      <header className="no-print">
        <div className="frame flex items-center gap-x-2 py-3 lg:gap-x-6 lg:py-0.5">
          <div className="me-auto flex min-w-0 flex-col gap-x-6 lg:flex-row lg:items-center">
            <Link to="/dashboard" className="headline self-start text-heading no-underline">
              {company.name}
            </Link>
            <span className="label truncate text-ink-muted lg:max-w-[24rem]" title={client}>
              {client}
            </span>
          </div>
          <nav aria-label={menu.label} className="hidden items-center gap-x-5 lg:flex">
            {pages.map((page) => (
              <Link
                key={page.to}
                to={page.to}
                aria-current={below(page.to) ? 'page' : undefined}
                className="inline-flex min-h-9 items-center text-small whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current=page]:text-ink [&[aria-current=page]>span:first-child]:underline [&[aria-current=page]>span:first-child]:underline-offset-4"
              >
                <span>{page.label}</span>
                {page.unread > 0 && <UnreadCount count={page.unread} />}
              </Link>
            ))}
          </nav>
          <ThemeToggle labels={portal.theme} />
          <Form method="post" action="/auth/sign-out" reloadDocument className="hidden lg:block">
            <Button type="submit" variant="ghost" size="small" title={email}>
              {menu.signOut}
            </Button>
          </Form>
          <HeaderMenu
            copy={menu.toggle}
            className="lg:hidden"
            badge={
              unread > 0 && (
                <span className="absolute -end-1.5 -top-1.5">
                  <UnreadCount count={unread} />
                </span>
              )
            }
          >
            <nav aria-label={menu.label}>
              {pages.map((page) => (
                <Link
                  key={page.to}
                  to={page.to}
                  aria-current={below(page.to) ? 'page' : undefined}
                  className={headerMenuLine}
                >
                  {page.label}
                  {page.unread > 0 && <UnreadCount count={page.unread} />}
                </Link>
              ))}
            </nav>
            <p className="px-5 pt-3 text-small wrap-anywhere text-ink-muted">{email}</p>
            <Form method="post" action="/auth/sign-out" reloadDocument>
              <button type="submit" className={`${headerMenuLine} border-0`}>
                {menu.signOut}
              </button>
            </Form>
          </HeaderMenu>
        </div>
        <Microtext text={company.tagline} />
        <div className="frame">
          <LinkTabs label={portal.tabsLabel} tabs={tabs} panelId="main" />
        </div>
      </header>
      <main className="frame flex-1 pt-4 pb-8 lg:pt-3">
        <div
          id="main"
          tabIndex={-1}
          {...(selected ? { role: 'tabpanel', 'aria-label': selected.label } : {})}
        >
          <KeepingTexts>{children}</KeepingTexts>
        </div>
      </main>
      <PortalFoot />
      <SignedOutDialog signInPage={viewing ? '/admin/auth' : '/auth'} />
    </div>
  )
}

function UnreadCount({ count }: { count: number }) {
  return (
    <span className="ms-1.5 inline-block min-w-5 rounded-full bg-vermilion text-center px-1.5 font-mono text-label text-paper tabular-nums forced-colors:border">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only"> {portal.menu.unread(count)}</span>
    </span>
  )
}
