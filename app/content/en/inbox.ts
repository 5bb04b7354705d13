/** Words of the inbox: what came through every form, and what is held as suspected spam. */
export const inboxPage = {
  title: 'Inbox',
  tabs: { label: 'Parts of the inbox', submissions: 'Submissions', quarantine: 'Held' },
  list: {
    title: 'Inbox',
    empty: 'Nothing has arrived yet.',
    emptyHint: 'What visitors send through any form of the website appears here.',
  },
  dialog: {
    description:
      'Held as suspected spam. Releasing stores it as any other submission and sends its mails; discarding sends nothing.',
    close: 'Close',
    reference: 'Reference',
    form: 'Form',
    reasons: 'Why it is held',
    sent: 'Sent',
    consent: 'Consent',
    fileNote: 'Each download is recorded. Open it with care: it comes from outside.',
    release: 'Release',
    releasing: 'Releasing...',
    discard: 'Discard',
    discarding: 'Discarding...',
    released: 'Submission released',
    discarded: 'Submission discarded',
    decided: 'Somebody has already decided about this submission.',
    outdated:
      'This submission no longer fits its form, so it cannot be released. Answer its sender by mail.',
  },
  forms: {
    blueprint: 'Blueprint',
    contact: 'Contact',
    get_started: 'Getting started',
    application: 'Application',
    newsletter: 'Newsletter',
  },
  reasons: {
    trap: 'The hidden field was filled in',
    no_token: 'Sent without the form of our page',
    stale_token: 'The form was opened long ago',
    fast: 'Filled in within two seconds',
    links: 'Many links',
    address: 'Many posts from one address',
    network: 'Many posts from one network',
    email: 'Many posts for one e-mail address',
    proof: 'The proof of work was missing',
  },
} as const

/** The list of what is held as suspected spam. */
export const quarantinePage = {
  title: 'Inbox',
  caption: 'Held submissions',
  lead: 'Suspected spam. Its sender saw the usual success, so somebody should look at it within a day.',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} waiting`,
  columns: {
    sender: 'Sender',
    form: 'Form',
    reasons: 'Why',
    created_at: 'Sent',
    actions: 'Actions',
  },
  view: 'View',
  viewOf: (name: string) => `View what ${name || 'an unnamed sender'} sent`,
  empty: 'Nothing is held.',
  emptyHint: 'Suspected spam waits here until somebody releases or discards it.',
  pages: 'Pages of held submissions',
  failure: 'Error loading held submissions. Please try again.',
} as const
