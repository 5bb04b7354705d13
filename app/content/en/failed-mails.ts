import { found } from './found.ts'

/** Words of the list of emails of ours that did not arrive. */
export const failedMailsPage = {
  title: 'Inbox',
  metaTitle: 'Emails not delivered',
  caption: 'Emails not delivered',
  intro: 'A mail server refused these emails or sent them back. They are deleted after 30 days.',
  found: found('email not delivered', 'emails not delivered'),
  pages: 'Pages of emails not delivered',
  searchLabel: 'Search emails',
  searchPlaceholder: 'Recipient or subject',
  columns: {
    recipient: 'Recipient',
    kind: 'Email',
    subject: 'Subject',
    attempts: 'Attempts',
    undelivered_at: 'When',
    actions: 'Action',
  },
  empty: 'No undelivered emails.',
  emptyHint: 'An email appears here when it was refused or came back.',
  noMatch: 'No emails found.',
  noMatchHint: 'Check the spelling, or clear the search.',
  failure: 'Error loading emails. Please try again.',
} as const
