import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { adminPanel } from '#content/admin.ts'
import { auditTab } from '#content/audit.ts'
import { company } from '#content/company.ts'
import { invitationsPage } from '#content/invitations.ts'

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
    { to: '/lead_admin/audit', label: auditTab, selected: below('/lead_admin/audit') },
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
        <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-8">
          <Link to="/lead_admin" className="headline text-heading">
            {company.name}
          </Link>
          <span className="label text-ink-muted">{adminPanel.name}</span>
          <div className="ms-auto flex flex-wrap items-center gap-x-4">
            <span className="text-small text-ink-muted">
              {adminPanel.signedInAs} {email}
            </span>
            <Link
              to="/lead_admin/account"
              className="text-link inline-flex min-h-6 items-center text-small"
              aria-current={pathname.startsWith('/lead_admin/account') ? 'page' : undefined}
            >
              {adminPanel.account}
            </Link>
            <Link to="/" className="text-link inline-flex min-h-6 items-center text-small">
              {adminPanel.toSite}
            </Link>
            <ThemeToggle labels={adminPanel.theme} />
            <Form method="post" action="/admin/sign-out" reloadDocument>
              <Button type="submit" variant="ghost">
                {adminPanel.signOut}
              </Button>
            </Form>
          </div>
        </div>
        <Microtext text={company.tagline} />
        <div className="mx-auto max-w-[90rem] px-4 sm:px-8">
          <LinkTabs label={adminPanel.tabs} tabs={tabs} panelId="main" />
        </div>
      </header>
      <main className="mx-auto w-full max-w-[90rem] flex-1 px-4 py-8 sm:px-8">
        <div id="main" role="tabpanel" tabIndex={-1} aria-label={selected?.label}>
          {children}
        </div>
      </main>
    </div>
  )
}
