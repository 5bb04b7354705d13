import { found } from './found.ts'

/** Words of the help articles, in the portal and on the site. */
export const helpCopy = {
  updated: 'Updated',
  own: 'Only for your organization',
  contents: 'In this article',
  back: 'All help articles',
} as const

/** The portal's list. */
export const portalHelpPage = {
  title: 'Help',
  metaTitle: 'Help',
  caption: 'Help articles',
  found: found('article', 'articles'),
  searchLabel: 'Search help articles',
  searchPlaceholder: 'Search by words, for example: pay an invoice',
  pages: 'Pages of help articles',
  empty: 'No help articles yet.',
  emptyHint: 'Create a ticket and ask us. We answer in the portal and by email.',
  noMatch: 'No help articles found matching your search.',
  noMatchHint: 'Try fewer or other words, or create a ticket and ask us.',
  failure: 'Error loading help articles. Please try again.',
  ask: 'Create Ticket',
} as const

/** Below an article in the portal. */
export const helpEnd = {
  title: 'Does this not answer your question?',
  text: 'Create a ticket. We answer in the portal and send you an email.',
  ask: 'Create Ticket',
} as const

/** The articles that are offered while the title of a ticket is typed. */
export const helpOffers = {
  title: 'This may answer your question',
  newTab: '(opens in a new tab)',
  found: (count: number) =>
    count === 1
      ? '1 help article may answer your question. It is listed below the title.'
      : `${count} help articles may answer your question. They are listed below the title.`,
} as const

export const missingHelp = {
  title: 'Article Not Found',
  text: 'This help article does not exist, or it is no longer published.',
  back: 'All help articles',
} as const

/** The list of the site, and what stands below its articles. */
export const publicHelpPage = {
  meta: {
    title: 'Help',
    description:
      'Answers to questions about working with us: how to reach us and what happens then.',
  },
  mrz: 'H<HELP<<ANSWERS<<<<<<<<<<<',
  title: 'Help',
  lead: 'Answers to what people ask before and while they work with us.',
  searchLabel: 'Search the site',
  search: 'Search',
  pages: 'Pages of help articles',
  previous: 'Previous articles',
  next: 'Next articles',
  empty: 'No help articles yet.',
  emptyHint: 'Write to us. We reply within 24 hours.',
  notHere: 'Is your question not here?',
  notAnswered: 'Does this not answer your question?',
  ask: 'Contact Us',
} as const
