import { adminPanel } from '#content/admin.ts'
import { bookingsTab, settingsTab } from '#content/admin-bookings.ts'
import { invoicesTab } from '#content/admin-invoices.ts'
import type { adminNav } from '#content/admin-nav.ts'
import { newsletterTab } from '#content/admin-newsletter.ts'
import { applicationsTab } from '#content/applications.ts'
import { auditTab } from '#content/audit.ts'
import { adminRequests } from '#content/client-requests.ts'
import { companyTab } from '#content/company-panel.ts'
import { conversationsTab } from '#content/conversations.ts'
import { adminDecisions } from '#content/decisions.ts'
import { inboxPage } from '#content/inbox.ts'
import { invitationsPage } from '#content/invitations.ts'
import { pagesTab } from '#content/page-texts.ts'
import { organisationsPage, peoplePage } from '#content/people.ts'
import { helpTab, insightsTab, publishedProjectsTab } from '#content/publishing.ts'
import { redirectsPage } from '#content/redirects.ts'
import { referencesPanel } from '#content/references-panel.ts'
import { statusPanel } from '#content/status-panel.ts'
import { taxonomyTab } from '#content/taxonomy.ts'
import { teamPanel } from '#content/team-panel.ts'
import { todayPage } from '#content/today.ts'
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

export type AdminArea = {
  to: string
  label: string
  waiting?: WaitingKey
}
type AdminGroup = {
  key: keyof typeof adminNav.groups
  /** Which of the panel's three tabs begins it. */
  tab?: AdminArea
  areas: readonly AdminArea[]
  /** Folded except on its own pages: it is used less, and it is long. */
  folds?: true
}

const home = '/lead_admin'

/** The panel's first page. */
export const todayArea: AdminArea = { to: home, label: todayPage.title }

const users: AdminArea = { to: `${home}/users`, label: adminPanel.usersTab }
const clients: AdminArea = { to: `${home}/clients`, label: adminPanel.clientsTab }
const leads: AdminArea = {
  to: `${home}/leads`,
  label: adminPanel.leadsTab,
  waiting: 'leads',
}

/** The panel's tabs in their order, although each is in a group of its own. */
export const adminTabs: readonly AdminArea[] = [users, clients, leads]

/**
 * Every area of the panel, in groups; a new area is one more line here. Its icon is the drawing of
 * panel-icons.svg with the name of its address.
 */
export const adminGroups: readonly AdminGroup[] = [
  {
    key: 'sales',
    tab: leads,
    areas: [
      { to: `${home}/inbox`, label: inboxPage.title, waiting: 'inbox' },
      { to: `${home}/people`, label: peoplePage.title },
      { to: `${home}/organisations`, label: organisationsPage.title },
      { to: `${home}/conversations`, label: conversationsTab, waiting: 'conversations' },
      { to: `${home}/bookings`, label: bookingsTab },
      { to: `${home}/applications`, label: applicationsTab, waiting: 'applications' },
      { to: `${home}/newsletter`, label: newsletterTab },
    ],
  },
  {
    key: 'clients',
    tab: clients,
    areas: [
      { to: `${home}/engagements`, label: adminPanel.projectsTab },
      { to: `${home}/requests`, label: adminRequests.title },
      { to: `${home}/decisions`, label: adminDecisions.title },
      { to: `${home}/documents`, label: adminPanel.documentsTab },
      { to: `${home}/tickets`, label: adminPanel.ticketsTab, waiting: 'tickets' },
      { to: `${home}/invoices`, label: invoicesTab },
    ],
  },
  {
    key: 'site',
    folds: true,
    areas: [
      { to: `${home}/insights`, label: insightsTab },
      { to: `${home}/taxonomy`, label: taxonomyTab },
      { to: `${home}/published-projects`, label: publishedProjectsTab },
      { to: `${home}/help`, label: helpTab },
      { to: `${home}/status`, label: statusPanel.title },
      { to: `${home}/pages`, label: pagesTab },
      { to: `${home}/redirects`, label: redirectsPage.title },
      { to: `${home}/references`, label: referencesPanel.title, waiting: 'references' },
      { to: `${home}/team`, label: teamPanel.title },
      { to: `${home}/company`, label: companyTab },
      { to: `${home}/visits`, label: visitsTab },
    ],
  },
  {
    key: 'administration',
    tab: users,
    areas: [
      { to: `${home}/invitations`, label: invitationsPage.title },
      { to: `${home}/audit`, label: auditTab },
      { to: `${home}/settings`, label: settingsTab },
    ],
  },
]

export const allAreas: readonly AdminArea[] = [
  todayArea,
  ...adminTabs,
  ...adminGroups.flatMap(({ areas }) => areas),
]

export const isTab = (area: AdminArea) => adminTabs.includes(area)

/** The last part of an area's address, which names its icon and its tab. */
export const areaName = ({ to }: AdminArea) =>
  to === home ? 'today' : to.slice(to.lastIndexOf('/') + 1)

export const tabId = (area: AdminArea) => `tab-${areaName(area)}`

/** The area that an address belongs to. */
export function areaOf(pathname: string): AdminArea | undefined {
  const at = pathname.replace(/\/+$/, '')
  return allAreas.find(({ to }) => at === to || (to !== home && at.startsWith(`${to}/`)))
}
