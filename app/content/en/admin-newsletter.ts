/** The newsletter in the admin panel. */
const count = (value: number) => value.toLocaleString('en-CA')

export const newsletterTab = 'Newsletter'

export const newsletterSections = {
  label: 'Newsletter sections',
  issues: 'Issues',
  subscribers: 'Subscribers',
} as const

export const issuesPage = {
  title: 'Newsletter',
  intro: 'Issues are made from published insights and sent to everyone who has confirmed.',
  create: 'New issue',
  creating: 'Creating...',
  caption: 'Newsletter issues',
  found: (total: number, capped: boolean) =>
    `${count(total)}${capped ? ' or more' : ''} ${total === 1 ? 'issue' : 'issues'}`,
  columns: {
    subject: 'Subject',
    state: 'State',
    figures: 'Sent',
    created_at: 'Created',
    actions: 'Actions',
  },
  noSubject: 'No subject yet',
  open: 'Open',
  openOf: (subject: string) => `Open the issue ${subject}`,
  empty: 'No issue yet.',
  emptyHint: 'Begin one, choose published insights, send yourself a test, then send it to all.',
  failure: 'Error loading the newsletter. Please try again.',
  pages: 'Pages of issues',
  previous: 'Newer',
  next: 'Older',
  states: { draft: 'Draft', sending: 'Sending', stopped: 'Stopped', sent: 'Sent' },
  figures: (sent: number, total: number) => `${count(sent)} of ${count(total)}`,
  none: 'Not yet',
} as const

export const issuePage = {
  back: 'All issues',
  notFound: 'This issue does not exist. It may have been removed.',
  subject: 'Subject',
  introduction: 'Introduction',
  introductionHint: 'A few lines above the insights. Up to 3000 characters.',
  items: 'Insights in this issue',
  itemsEmpty: 'None chosen yet.',
  choice: 'Add a published insight',
  choose: 'Choose an insight',
  add: 'Add',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  upOf: (title: string) => `Move up: ${title}`,
  downOf: (title: string) => `Move down: ${title}`,
  removeOf: (title: string) => `Remove: ${title}`,
  save: 'Save draft',
  saving: 'Saving...',
  saved: 'Draft saved',
  test: 'Send me a test',
  tested: 'Test sent',
  testedTo: (email: string) => `It goes to ${email}.`,
  send: 'Send to subscribers',
  discard: 'Delete draft',
  discarded: 'Draft deleted',
  preview: 'Preview',
  previewHint:
    'The mail as it is saved. In place of the link here, each reader gets one of their own.',
  previewHtml: 'The mail as a page',
  previewText: 'As plain text',
  progress: 'Progress of sending',
  progressText: (done: number, total: number) => `${count(done)} of ${count(total)}`,
  figures: {
    total: 'Readers',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Left meanwhile',
    rate: 'A minute',
  },
  stop: 'Stop sending',
  stopped: 'Sending is stopped',
  resume: 'Go on sending',
  resumed: 'Sending goes on',
  refresh: 'Refresh',
  failure:
    'The issue could not be saved. Check the connection and that you are still signed in, then try again.',
  errors: {
    subject: 'A subject has at most 150 characters',
    introduction: 'An introduction has at most 3000 characters',
    stale: (subject: string, items: number) =>
      `Somebody else has changed this issue in the meantime. Nothing was saved. Its subject is now "${subject}", with ${items} ${items === 1 ? 'insight' : 'insights'}. Your words are still here: save again to put them in place of theirs.`,
    noDraft: 'This issue is being sent and can no longer be changed.',
  },
} as const

export const sendDialog = {
  title: 'Send this issue?',
  text: (readers: number) =>
    `It goes to ${count(readers)} confirmed ${readers === 1 ? 'subscriber' : 'subscribers'}. What has been sent cannot be called back; sending can be stopped.`,
  close: 'Close',
  rate: 'Mails a minute',
  rateHint: 'From 1 to 1000; your mail provider may set a limit.',
  send: 'Send now',
  sending: 'Starting...',
  cancel: 'Cancel',
  noSubject: 'The issue needs a subject first.',
  noContent: 'The issue needs an introduction or an insight first.',
  errors: { rate: 'Please enter a number from 1 to 1000' },
  done: 'Sending has begun',
} as const

export const subscribersPage = {
  title: 'Subscribers',
  found: (total: number, capped: boolean) =>
    `${count(total)}${capped ? ' or more' : ''} ${total === 1 ? 'subscriber' : 'subscribers'}`,
  caption: 'Subscribers',
  searchLabel: 'Search subscribers',
  searchPlaceholder: 'Search by address...',
  state: 'State',
  allStates: 'All states',
  states: { pending: 'Unconfirmed', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' },
  columns: {
    email: 'Email',
    state: 'State',
    page: 'Signed up on',
    confirmed_at: 'Confirmed',
    created_at: 'Since',
    actions: 'Actions',
  },
  none: 'Not yet',
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  empty: 'Nobody has subscribed yet.',
  emptyHint: 'An address appears here as soon as it is entered below the insights.',
  noMatch: 'No subscriber matches.',
  noMatchHint: 'Try fewer letters or another state.',
  pages: 'Pages of subscribers',
  failure: 'Error loading subscribers. Please try again.',
} as const

export const removeSubscriber = {
  title: (email: string) => `Remove ${email}?`,
  text: 'The address and its consent are deleted, and nothing more is sent to it. A lead of the same address stays. To keep a proof that somebody unsubscribed, do not remove them.',
  close: 'Close',
  yes: 'Remove',
  pending: 'Removing...',
  no: 'Cancel',
  done: 'Subscriber removed',
  notFound: 'This subscriber does not exist. They may have been removed.',
} as const
