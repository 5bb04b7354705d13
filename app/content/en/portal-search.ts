/** Words of the search of the portal. */
export const portalSearch = {
  metaTitle: 'Search',
  title: 'Search',
  label: 'Search your portal',
  search: 'Search',
  hint: 'Finds projects, updates, documents, tickets, requests, decisions, invoices and help articles by their words or numbers.',
  found: (count: number, isCapped: boolean) =>
    count === 0
      ? 'Nothing found'
      : `${count}${isCapped ? ' or more' : ''} ${count === 1 ? 'result' : 'results'}`,
  count: (count: number, isCapped: boolean) => `${count}${isCapped ? ' or more' : ''}`,
  kinds: {
    projects: 'Projects',
    updates: 'Updates',
    documents: 'Documents',
    tickets: 'Tickets',
    requests: 'Requests',
    decisions: 'Decisions',
    invoices: 'Invoices',
    help: 'Help articles',
  },
  all: {
    projects: (count: string) => `See all ${count} projects`,
    documents: (count: string) => `See all ${count} documents`,
    tickets: (count: string) => `See all ${count} tickets`,
    requests: (count: string) => `See all ${count} requests`,
    decisions: (count: string) => `See all ${count} decisions`,
    invoices: (count: string) => `See all ${count} invoices`,
    help: (count: string) => `See all ${count} help articles`,
  },
  noMatch: (words: string) => `Nothing found for "${words}".`,
  noMatchHint: 'Try fewer or other words, or a number as it stands on the invoice.',
  tooMany: 'You have searched too often in a short time.',
  tooManyHint: 'Please try again in a minute.',
  failure: 'Error loading the search. Please try again.',
} as const
