/** Below a page that is not there: read by few, so it stands apart from what every page brings. */
export const elsewhere = {
  title: 'Pages you may be looking for',
  text: 'If a link on this site brought you here, please tell us where it is. We will correct it.',
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
