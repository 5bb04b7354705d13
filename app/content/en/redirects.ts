import { found } from './found.ts'

/** Words of the panel's page for redirects. */
export const redirectsPage = {
  title: 'Redirects',
  intro:
    'A redirect sends visitors from an old or a short address to another page. It never replaces a page of the site. If a page is published at the address later, visitors see that page.',
  caption: 'Redirects with their targets',
  searchLabel: 'Search',
  searchPlaceholder: 'Search by address or target...',
  found: found('redirect', 'redirects'),
  pages: 'Pages of the list',
  empty: 'There are no redirects yet.',
  emptyHint: 'Create one to send an old or short address to another page.',
  noMatch: 'Nothing found with this search.',
  failure: 'The redirects could not be loaded. Please try again.',
  columns: { from: 'From', target: 'To', status: 'Kind', hits: 'Visits', created_at: 'Created' },
  statuses: { 301: 'Permanent (301)', 302: 'Temporary (302)' },
  lastHit: 'last on',
  waits: 'Not used: the site has a page at this address now.',
  edit: (path: string) => `Change the redirect from ${path}`,
  form: {
    title: { new: 'New redirect', edit: 'Change the redirect' },
    from: 'From',
    fromHint:
      'A path of this site that no page has, for example /visa, or the address of a deleted insight',
    target: 'To',
    targetHint: 'A page of this site, for example /contact, or an address with https://',
    status: 'Kind',
    create: 'Create redirect',
    save: 'Save',
    remove: 'Delete',
    cancel: 'Cancel',
  },
  done: { created: 'Redirect created', changed: 'Redirect saved', deleted: 'Redirect deleted' },
  gone: 'Somebody deleted this redirect while you were editing.',
  errors: {
    from: 'Enter a path that begins with / and has no question mark and no space',
    fromLong: 'At most 300 characters',
    taken: 'A page of the site answers at this address already',
    twice: 'There is a redirect from this address already',
    target: 'Enter a path of this site or an address that begins with https://',
    targetLong: 'At most 1000 characters',
    nowhere: 'No page of the site has this address',
    loop: 'A redirect cannot lead to itself',
    chain: 'This address is redirected itself: enter the last address',
    chained: (path: string) =>
      `The redirect from ${path} leads to this address: change that one first`,
    status: 'Choose one of the two',
    many: (most: number) => `There are ${most} redirects: delete some that nobody uses`,
  },
} as const
