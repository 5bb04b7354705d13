import { adminPanel } from '#content/admin.ts'
import { bookingsTab, settingsTab } from '#content/admin-bookings.ts'
import { invoicesTab } from '#content/admin-invoices.ts'
import type { adminNav } from '#content/admin-nav.ts'
import { newsletterTab } from '#content/admin-newsletter.ts'
import { applicationsTab } from '#content/applications.ts'
import { auditTab } from '#content/audit.ts'
import { companyTab } from '#content/company-panel.ts'
import { conversationsTab } from '#content/conversations.ts'
import { inboxPage } from '#content/inbox.ts'
import { invitationsPage } from '#content/invitations.ts'
import { pagesTab } from '#content/page-texts.ts'
import { organisationsPage, peoplePage } from '#content/people.ts'
import { insightsTab, publishedProjectsTab } from '#content/publishing.ts'
import { redirectsPage } from '#content/redirects.ts'
import { referencesPanel } from '#content/references-panel.ts'
import { taxonomyTab } from '#content/taxonomy.ts'
import { teamPanel } from '#content/team-panel.ts'
import { visitsTab } from '#content/visits.ts'

/** The number of records that wait for staff; `capped` when there are more than are counted. */
export type Waiting = { count: number; capped: boolean }
export type WaitingKey =
  | 'leads'
  | 'inbox'
  | 'conversations'
  | 'applications'
  | 'tickets'
  | 'references'
  | 'alarms'
export type WaitingCounts = Record<WaitingKey, Waiting>

export type AdminArea = { to: string; label: string; waiting?: WaitingKey }
type AdminGroup = { key: keyof typeof adminNav.groups; areas: readonly AdminArea[] }

const home = '/lead_admin'

/**
 * Every area of the panel, in groups; a new area is one more line here. The first group is the
 * panel's tabs.
 */
export const adminGroups: readonly AdminGroup[] = [
  {
    key: 'register',
    areas: [
      { to: `${home}/users`, label: adminPanel.usersTab },
      { to: `${home}/clients`, label: adminPanel.clientsTab },
      { to: `${home}/leads`, label: adminPanel.leadsTab, waiting: 'leads' },
    ],
  },
  {
    key: 'requests',
    areas: [
      { to: `${home}/people`, label: peoplePage.title },
      { to: `${home}/organisations`, label: organisationsPage.title },
      { to: `${home}/inbox`, label: inboxPage.title, waiting: 'inbox' },
      { to: `${home}/conversations`, label: conversationsTab, waiting: 'conversations' },
      { to: `${home}/applications`, label: applicationsTab, waiting: 'applications' },
      { to: `${home}/bookings`, label: bookingsTab },
      { to: `${home}/newsletter`, label: newsletterTab },
    ],
  },
  {
    key: 'work',
    areas: [
      { to: `${home}/engagements`, label: adminPanel.engagementsTab },
      { to: `${home}/documents`, label: adminPanel.documentsTab },
      { to: `${home}/tickets`, label: adminPanel.ticketsTab, waiting: 'tickets' },
      { to: `${home}/invoices`, label: invoicesTab },
      { to: `${home}/invitations`, label: invitationsPage.title },
    ],
  },
  {
    key: 'site',
    areas: [
      { to: `${home}/insights`, label: insightsTab },
      { to: `${home}/taxonomy`, label: taxonomyTab },
      { to: `${home}/published-projects`, label: publishedProjectsTab },
      { to: `${home}/pages`, label: pagesTab },
      { to: `${home}/redirects`, label: redirectsPage.title },
      { to: `${home}/references`, label: referencesPanel.title, waiting: 'references' },
      { to: `${home}/team`, label: teamPanel.title },
      { to: `${home}/company`, label: companyTab },
      { to: `${home}/visits`, label: visitsTab },
    ],
  },
  {
    key: 'system',
    areas: [
      { to: `${home}/audit`, label: auditTab },
      { to: `${home}/settings`, label: settingsTab },
    ],
  },
]

/** The area that an address belongs to. The panel's own address shows the leads. */
export function areaOf(pathname: string): AdminArea | undefined {
  const path = pathname.replace(/\/+$/, '')
  const at = path === home ? `${home}/leads` : path
  return adminGroups
    .flatMap(({ areas }) => areas)
    .find(({ to }) => at === to || at.startsWith(`${to}/`))
}
