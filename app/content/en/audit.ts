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
  invitation: 'Invitation',
  project: 'Project',
  milestone: 'Milestone',
  update: 'Project update',
  document: 'Document',
  ticket: 'Ticket',
  invoice: 'Invoice',
  billing_settings: 'Billing settings',
  notification: 'Notification',
  mail: 'Mail',
  lead: 'Lead',
  visits: 'Visits',
  subscriber: 'Subscriber',
  issue: 'Newsletter issue',
  application: 'Application',
  insight: 'Insight',
  public_project: 'Published project',
  sector: 'Sector',
  capability: 'Capability',
  content_type: 'Content type',
}

const plain = (word: string) => word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_.]/g, ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The noun of an action in words; one that is not listed is shown as it is stored. */
export const nounText = (noun: string) => nouns[noun] ?? capital(plain(noun))

/** `lead.status_changed` becomes `Lead: status changed`. */
export function actionText(action: string): string {
  const [noun = '', ...verb] = action.split('.')
  return verb.length ? `${nounText(noun)}: ${plain(verb.join(' ')).toLowerCase()}` : nounText(noun)
}

export const auditPage = {
  metaTitle: 'Audit',
  title: 'Audit',
  intro: 'Who did what, when and from where. Entries are added and never changed.',
  caption: 'Audit events',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'event' : 'events'}`,
  searchLabel: 'Search the log',
  searchPlaceholder: 'Email, action, subject or address...',
  group: 'About',
  allGroups: 'Everything',
  from: 'From day (UTC)',
  to: 'To day (UTC)',
  columns: {
    created_at: 'When',
    actor: 'Who',
    action: 'What',
    subject: 'Subject',
    ip: 'From where',
    details: 'Details',
  },
  nobody: 'Not signed in',
  gave: (email: string) => `gave ${email}`,
  view: 'View',
  viewOf: (action: string, when: string) => `View ${action} of ${when}`,
  empty: 'Nothing has been recorded yet.',
  emptyHint: 'Every sign-in, every change by staff and every download leaves a line here.',
  noMatch: 'No events found matching your search.',
  noMatchHint: 'Try fewer letters, more days or everything instead of one kind.',
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
    created_at: 'When',
    actor: 'Who',
    action: 'Recorded as',
    subject: 'Subject',
    ip: 'From where',
    request_id: 'Request',
  },
  none: 'None',
  changes: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  values: 'What else is known',
  noDetails: 'No further details were recorded.',
  value: 'Value',
  missing: { title: 'No such event', text: 'There is no event with this address in the log.' },
  failure: {
    title: 'Error loading the event',
    text: 'Close this window and open the event again.',
  },
  byActor: 'All by this person',
  ofSubject: 'All about this subject',
  fieldText: (name: string) => capital(plain(name).toLowerCase()),
} as const
