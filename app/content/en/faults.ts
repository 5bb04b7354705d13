/** What is said instead of a page that could not be shown. */
export const faults = {
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    text: 'There is no page at this address. The page may have moved, or the link may be incomplete.',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<NO<SUCH<PAGE',
  },
  refused: {
    code: '4XX',
    title: 'This is not possible here',
    text: 'The page exists, but you cannot do this on it. You may need to sign in, or the page may be for reading only.',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<NOT<POSSIBLE<HERE',
  },
  unavailable: {
    code: '503',
    title: 'Not available',
    text: 'A part of the site does not respond. Please try again in a moment.',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<REQUEST<FAILED',
  },
  failure: {
    code: '500',
    title: 'Something went wrong on our side',
    text: 'We could not show this page. Please try again in a moment. If it happens again, send us the request number.',
    reference: 'Request',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<REQUEST<FAILED',
  },
} as const
