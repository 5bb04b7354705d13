/** Below a page that is not there: read by few, so it stands apart from what every page brings. */
export const elsewhere = {
  title: 'Pages that do exist',
  text: 'If you followed a link on this site, tell us where it stands and we will mend it.',
  paths: [
    '/solutions',
    '/capabilities',
    '/projects',
    '/blog',
    '/blueprint',
    '/careers',
    '/clients',
    '/contact',
  ],
} as const
