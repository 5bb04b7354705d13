import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { HeaderMenu, headerMenuLine } from '#app/ui/header-menu.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { PanelFoot } from '#app/ui/panel-foot.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { adminPanel } from '#content/admin.ts'
import { applicationsTab } from '#content/applications.ts'
import { auditTab } from '#content/audit.ts'
import { bookingsTab, settingsTab } from '#content/booking-desk.ts'
import { company } from '#content/company.ts'
import { inboxPage } from '#content/inbox.ts'
import { invitationsPage } from '#content/invitations.ts'
import { newsletterTab } from '#content/newsletter-desk.ts'
import { insightsTab, publishedProjectsTab } from '#content/publishing.ts'
import { taxonomyTab } from '#content/taxonomy.ts'

/** Frame of the admin panel. A further section is one more entry in `tabs`. */
export function AdminShell({ email, children }: { email: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const below = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const tabs = [
    { to: '/lead_admin/users', label: adminPanel.usersTab, selected: below('/lead_admin/users') },
    {
      to: '/lead_admin/clients',
      label: adminPanel.clientsTab,
      selected: below('/lead_admin/clients'),
    },
    {
      to: '/lead_admin/leads',
      label: adminPanel.leadsTab,
      selected: pathname === '/lead_admin' || below('/lead_admin/leads'),
    },
    { to: '/lead_admin/inbox', label: inboxPage.title, selected: below('/lead_admin/inbox') },
    {
      to: '/lead_admin/applications',
      label: applicationsTab,
      selected: below('/lead_admin/applications'),
    },
    {
      to: '/lead_admin/engagements',
      label: adminPanel.engagementsTab,
      selected: below('/lead_admin/engagements'),
    },
    {
      to: '/lead_admin/documents',
      label: adminPanel.documentsTab,
      selected: below('/lead_admin/documents'),
    },
    {
      to: '/lead_admin/tickets',
      label: adminPanel.ticketsTab,
      selected: below('/lead_admin/tickets'),
    },
    {
      to: '/lead_admin/invitations',
      label: invitationsPage.title,
      selected: below('/lead_admin/invitations'),
    },
    { to: '/lead_admin/bookings', label: bookingsTab, selected: below('/lead_admin/bookings') },
    {
      to: '/lead_admin/insights',
      label: insightsTab,
      selected: below('/lead_admin/insights'),
    },
    {
      to: '/lead_admin/published-projects',
      label: publishedProjectsTab,
      selected: below('/lead_admin/published-projects'),
    },
    { to: '/lead_admin/taxonomy', label: taxonomyTab, selected: below('/lead_admin/taxonomy') },
    { to: '/lead_admin/settings', label: settingsTab, selected: below('/lead_admin/settings') },
    {
      to: '/lead_admin/newsletter',
      label: newsletterTab,
      selected: below('/lead_admin/newsletter'),
    },
    { to: '/lead_admin/audit', label: auditTab, selected: below('/lead_admin/audit') },
  ]
  const pages = [
    {
      to: '/lead_admin/account',
      label: adminPanel.account,
      isHere: below('/lead_admin/account'),
    },
    { to: '/', label: adminPanel.toSite, isHere: false },
  ]
  const selected = tabs.find((tab) => tab.selected)
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
          <HeaderMenu words={adminPanel.menu} className="lg:hidden">
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
        <div className="mx-auto max-w-[90rem] px-4 sm:px-8">
          <LinkTabs label={adminPanel.tabs} tabs={tabs} panelId="main" />
        </div>
      </header>
      <main className="mx-auto w-full max-w-[90rem] flex-1 px-4 py-8 sm:px-8">
        <div
          id="main"
          tabIndex={-1}
          {...(selected ? { role: 'tabpanel', 'aria-label': selected.label } : {})}
        >
          {children}
        </div>
      </main>
      <PanelFoot text={adminPanel.foot} className="mx-auto w-full max-w-[90rem] px-4 sm:px-8" />
    </div>
  )
}
