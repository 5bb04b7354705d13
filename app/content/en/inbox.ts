import { found } from './found.ts'

/** Words of the inbox: what arrived through every form, and what is in quarantine as suspected spam. */
export const inboxPage = {
  title: 'Inbox',
  tabs: {
    label: 'Sections of the inbox',
    submissions: 'Submissions',
    quarantine: 'Quarantine',
    mails: 'Emails',
    failed: 'Not delivered',
  },
  list: {
    title: 'Inbox',
    empty: 'No submissions yet.',
    emptyHint: 'A submission appears here when a visitor sends a form on the website.',
  },
  dialog: {
    description:
      'This submission is in quarantine: it looks like spam. If you release it, we store it and send its emails, like any other submission. If you discard it, we delete it and send nothing.',
    close: 'Close',
    reference: 'Reference',
    form: 'Form',
    reasons: 'Reason',
    sent: 'Sent',
    consent: 'Consent',
    fileNote: 'We record each download. The file comes from outside, so open it with care.',
    release: 'Release',
    releasing: 'Releasing...',
    discard: 'Discard',
    discarding: 'Discarding...',
    released: 'Submission released',
    discarded: 'Submission discarded',
    decided: 'Someone else has already released or discarded this submission.',
    outdated:
      'This submission does not match the current form, so it cannot be released. Write to the sender by email.',
  },
  forms: {
    blueprint: 'Blueprint',
    contact: 'Contact',
    get_started: 'Get Started',
    application: 'Application',
    newsletter: 'Newsletter',
  },
  reasons: {
    trap: 'The hidden field was filled in',
    no_token: 'Not sent from the form on our page',
    stale_token: 'The form was opened a long time ago',
    fast: 'The form was filled in within 2 seconds',
    links: 'Many links',
    address: 'Many submissions from one network address',
    network: 'Many submissions from one network',
    email: 'Many submissions with one email address',
    proof: 'The proof of work was missing',
  },
} as const

/** The list of what is in quarantine as suspected spam. */
export const quarantinePage = {
  title: 'Inbox',
  metaTitle: 'Quarantine',
  caption: 'Submissions in quarantine',
  intro:
    'These submissions are suspected spam. The sender saw the usual success message, so please check them within one day.',
  found: found('submission in quarantine', 'submissions in quarantine'),
  columns: {
    sender: 'Sender',
    form: 'Form',
    reasons: 'Reason',
    created_at: 'Sent',
    actions: 'Actions',
  },
  nameless: (id: string) => `Submission ${id}`,
  view: 'View',
  viewOf: (name: string) => `View the submission from ${name || 'an unnamed sender'}`,
  empty: 'No submissions in quarantine.',
  emptyHint: 'Suspected spam appears here until you release or discard it.',
  pages: 'Pages of submissions in quarantine',
  failure: 'Error loading the quarantine. Please try again.',
} as const
