import { found } from './found.ts'

/** The newsletter in the admin panel. */
const count = (value: number) => value.toLocaleString('en-CA')

export const newsletterTab = 'Newsletter'

export const newsletterSections = {
  label: 'Sections of the newsletter',
  issues: 'Issues',
  subscribers: 'Subscribers',
} as const

export const issuesPage = {
  title: 'Newsletter',
  intro: 'An issue contains published insights. You send it to all confirmed subscribers.',
  create: 'New issue',
  creating: 'Creating...',
  caption: 'Newsletter issues',
  found: found('issue', 'issues'),
  columns: {
    subject: 'Subject',
    state: 'Status',
    figures: 'Sent',
    created_at: 'Created',
    actions: 'Actions',
  },
  noSubject: 'No subject yet',
  open: 'Open',
  openOf: (subject: string) => `Open the issue ${subject}`,
  empty: 'No issues yet.',
  emptyHint:
    'Create an issue, add published insights and send yourself a test. Then send it to all subscribers.',
  failure: 'Error loading the newsletter. Please try again.',
  pages: 'Pages of issues',
  previous: 'Newer',
  next: 'Older',
  states: { draft: 'Draft', sending: 'Sending', stopped: 'Stopped', sent: 'Sent' },
  figures: (sent: number, total: number) => `${count(sent)} of ${count(total)}`,
  none: 'Not sent',
} as const

export const issuePage = {
  back: 'All issues',
  notFound: 'This issue does not exist. It may have been deleted.',
  subject: 'Subject',
  introduction: 'Introduction',
  introductionHint: 'A few lines before the insights. Up to 3000 characters.',
  items: 'Insights in this issue',
  itemsEmpty: 'No insights in this issue yet. Add one below.',
  choice: 'Add a published insight',
  choose: 'Select an insight',
  add: 'Add insight',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  upOf: (title: string) => `Move ${title} up`,
  downOf: (title: string) => `Move ${title} down`,
  removeOf: (title: string) => `Remove ${title}`,
  save: 'Save draft',
  saving: 'Saving...',
  saved: 'Draft saved',
  test: 'Send me a test',
  tested: 'Test queued',
  testedTo: (email: string) => `We are sending it to ${email}.`,
  send: 'Send to subscribers',
  discard: 'Delete draft',
  discarded: 'Draft deleted',
  preview: 'Preview',
  previewHint:
    'This is the email as it is saved. Each subscriber gets their own link to unsubscribe.',
  previewHtml: 'Email with formatting',
  previewText: 'Plain text',
  progress: 'Progress of sending',
  progressText: (done: number, total: number) => `${count(done)} of ${count(total)}`,
  figures: {
    total: 'Subscribers',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Unsubscribed before sending',
    rate: 'Per minute',
  },
  stop: 'Stop sending',
  stopped: 'Sending stopped',
  resume: 'Continue sending',
  resumed: 'Sending continued',
  refresh: 'Refresh',
  failure:
    'The issue was not saved. Check your connection and that you are still signed in, then try again.',
  errors: {
    subject: 'Subject must be at most 150 characters',
    introduction: 'Introduction must be at most 3000 characters',
    stale: (subject: string, items: number) =>
      `Someone else changed this issue while you were editing. Its subject is now "${subject}", with ${items} ${items === 1 ? 'insight' : 'insights'}. Your changes are kept but not saved. Save again to replace theirs.`,
    noDraft: 'This issue is being sent and can no longer be changed.',
  },
} as const

export const sendDialog = {
  title: 'Send this issue?',
  text: (readers: number) =>
    `We send it to ${count(readers)} confirmed ${readers === 1 ? 'subscriber' : 'subscribers'}. You can stop sending, but you cannot call back emails that are sent.`,
  close: 'Close',
  rate: 'Emails per minute',
  rateHint: 'From 1 to 1000. Your email provider may have a lower limit.',
  send: 'Send issue',
  sending: 'Starting...',
  cancel: 'Cancel',
  noSubject: 'The issue has no subject. Enter one first.',
  noContent: 'The issue is empty. Add an introduction or an insight first.',
  errors: { rate: 'Please enter a number from 1 to 1000' },
  done: 'Sending started',
} as const

export const subscribersPage = {
  title: 'Subscribers',
  found: found('subscriber', 'subscribers'),
  caption: 'Subscribers',
  searchLabel: 'Search subscribers',
  searchPlaceholder: 'Search by email...',
  state: 'Status',
  allStates: 'All statuses',
  states: { pending: 'Not confirmed', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' },
  columns: {
    email: 'Email',
    state: 'Status',
    page: 'Page of sign-up',
    confirmed_at: 'Confirmed',
    created_at: 'Created',
    actions: 'Actions',
  },
  none: 'Not confirmed',
  remove: 'Delete',
  removeOf: (email: string) => `Delete ${email}`,
  empty: 'No subscribers yet.',
  emptyHint: 'A subscriber appears here when someone enters an email address on the insights page.',
  noMatch: 'No subscribers found matching your search.',
  noMatchHint: 'Try fewer letters or another status.',
  pages: 'Pages of subscribers',
  failure: 'Error loading subscribers. Please try again.',
} as const

export const removeSubscriber = {
  title: (email: string) => `Delete ${email}?`,
  text: 'The email address and its consent are deleted. We send no more issues to it. A lead with the same address stays. You cannot undo this. If you need proof that this person unsubscribed, do not delete the subscriber.',
  close: 'Close',
  yes: 'Delete subscriber',
  pending: 'Deleting...',
  no: 'Cancel',
  done: 'Subscriber deleted',
  notFound: 'This subscriber does not exist. It may have been deleted.',
} as const
