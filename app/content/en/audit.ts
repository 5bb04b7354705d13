import { found } from './found.ts'

/** Words of the audit log in the admin panel. */
export const auditTab = 'Audit'

const nouns: Record<string, string> = {
  audit: 'Audit log',
  session: 'Session',
  account: 'Account',
  user: 'User',
  profile: 'Profile',
  password: 'Password',
  two_factor: 'Second factor',
  client: 'Client',
  company_facts: 'Company facts',
  assistant_answer: 'Answer of the assistant',
  assistant_gap: 'Unanswered question',
  client_reference: 'Client reference',
  team_member: 'Team member',
  company_evidence: 'Certificate or document',
  invitation: 'Invitation',
  engagement: 'Project',
  document: 'Document',
  request: 'Request',
  decision: 'Decision',
  request_template: 'Template of a request',
  ticket: 'Ticket',
  invoice: 'Invoice',
  billing_settings: 'Billing settings',
  notification: 'Notification',
  mail: 'Email',
  inbound_mail: 'Email that came in',
  lead: 'Lead',
  figures: 'Figures',
  answer_template: 'Answer template',
  visits: 'Visits',
  subscriber: 'Subscriber',
  status_notice: 'Status notice',
  status_subscriber: 'Subscriber of the status page',
  issue: 'Newsletter issue',
  application: 'Application',
  person: 'Person',
  note: 'Note',
  task: 'Task',
  organisation: 'Organization',
  insight: 'Insight',
  public_project: 'Published project',
  help_article: 'Help article',
  sector: 'Sector',
  capability: 'Capability',
  content_type: 'Content type',
  page_text: 'Page text',
  booking_holiday: 'Closed day',
  chat_opinion: 'Opinion about an answer',
  saved_view: 'View',
  demo: 'Demo dashboard',
}

const plain = (word: string) => word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_.]/g, ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The noun of an action in words. A noun that is not in the list is shown as it is stored. */
export const nounText = (noun: string) => nouns[noun] ?? capital(plain(noun))

/** `lead.status_changed` becomes `Lead: status changed`. */
export function actionText(action: string): string {
  const [noun = '', ...verb] = action.split('.')
  return verb.length ? `${nounText(noun)}: ${plain(verb.join(' ')).toLowerCase()}` : nounText(noun)
}

export const auditPage = {
  metaTitle: 'Audit',
  title: 'Audit',
  intro:
    'This log shows who did what, when and from which network address. Events cannot be changed.',
  caption: 'Audit events',
  found: found('event', 'events'),
  searchLabel: 'Search the log',
  searchPlaceholder: 'Search by email, action, or subject...',
  group: 'About',
  allGroups: 'Everything',
  from: 'From day',
  to: 'To day',
  columns: {
    created_at: 'Time',
    actor: 'User',
    action: 'Action',
    subject: 'Subject',
    ip: 'Network address',
    details: 'Details',
  },
  nobody: 'Not signed in',
  gave: (email: string) => `entered ${email}`,
  view: 'View',
  viewOf: (action: string, when: string) => `View ${action}, ${when}`,
  empty: 'No events yet.',
  emptyHint: 'An event appears here for every sign-in, every change by staff and every download.',
  noMatch: 'No events found matching your search.',
  noMatchHint: 'Try fewer letters, more days or another subject.',
  pages: 'Pages of the audit log',
  previous: 'Newer',
  next: 'Older',
  first: 'Newest',
  last: 'Oldest',
  failure: 'Error loading the audit log. Please try again.',
} as const

export const auditDialog = {
  close: 'Close',
  event: 'Event',
  fields: {
    created_at: 'Time',
    actor: 'User',
    action: 'Action',
    subject: 'Subject',
    ip: 'Network address',
    request_id: 'Request',
  },
  none: 'None',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  values: 'Details',
  noDetails: 'No details were recorded.',
  value: 'Value',
  missing: {
    title: 'Event not found',
    text: 'This event is not in the log. It may have been deleted.',
  },
  failure: {
    title: 'Error loading the event',
    text: 'Close this window, then open the event again.',
  },
  byActor: 'Show all events of this user',
  ofSubject: 'Show all events about this subject',
  fieldText: (name: string) => capital(plain(name).toLowerCase()),
} as const
