export type ChromeLink = { label: string; to: string; note?: string }
export type ChromeGroup = {
  label: string
  links: readonly ChromeLink[]
  /** A path whose pages belong to the group without standing in it. */
  also?: string
}

const groups: readonly ChromeGroup[] = [
  {
    label: 'Solutions',
    also: '/solutions',
    links: [
      { label: 'Blueprint', to: '/blueprint', note: 'A plan for one of your services' },
      {
        label: 'Public Sector Platforms',
        to: '/public-sector-platforms',
        note: 'E-visa, tax collection, health surveillance',
      },
      { label: 'Core Capabilities', to: '/capabilities', note: 'AI, digital identity, cloud' },
    ],
  },
  {
    label: 'Work',
    links: [
      {
        label: 'Projects & Impact',
        to: '/projects',
        note: 'Case studies by sector and capability',
      },
      { label: 'Blog & Insights', to: '/blog', note: 'Articles and guides' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About Us', to: '/about', note: 'Mission and five values' },
      { label: 'Vision', to: '/vision', note: 'Our goals for 2028' },
      { label: 'Careers', to: '/careers', note: 'Open positions' },
      { label: 'Contact', to: '/contact', note: 'Ottawa and Atlanta' },
    ],
  },
]

export const chrome = {
  /** Said while a page that takes its text from the database is on its way. */
  pending: { '/blog': 'Loading insights...' },
  skip: 'Skip to content',
  home: 'Unordin, home',
  mainNavigation: 'Main',
  groups,
  getStarted: { label: 'Get Started', to: '/get-started' },
  menu: { open: 'Menu', close: 'Close' },
  search: 'Search',
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
  toasts: { region: 'Notifications', close: 'Close notification' },
  chat: {
    label: 'Chat with our assistant',
    withoutScript: 'Write to us',
    failure: 'The assistant could not be loaded',
  },
  footer: {
    heading: 'Site and contact',
    solutions: {
      label: 'Solutions',
      links: [
        { label: 'All solutions', to: '/solutions' },
        { label: 'e-Visa', to: '/solutions/evisa' },
        { label: 'Digital Governance & Tax Collection', to: '/solutions/governance' },
        { label: 'Healthcare & Telemedicine', to: '/solutions/healthcare' },
        { label: 'AftrLife Avatars', to: '/solutions/aftrlife' },
        { label: 'Construction & Inspection', to: '/solutions/construction' },
        { label: 'Blueprint', to: '/blueprint' },
      ],
    },
    company: {
      label: 'Company',
      links: [
        { label: 'About Us', to: '/about' },
        { label: 'Vision', to: '/vision' },
        { label: 'Projects & Impact', to: '/projects' },
        { label: 'Partners', to: '/partners' },
        { label: 'Careers', to: '/careers' },
        { label: 'Contact', to: '/contact' },
        { label: 'Client portal', to: '/clients' },
      ],
    },
    offices: 'Offices',
    legal: {
      label: 'Legal',
      links: [
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
        { label: 'Cookies', to: '/cookies' },
      ],
    },
    /** Without a year on a page whose data is not there. */
    rights: (year: number | '', owner: string) => `© ${year} ${owner}`,
  },
  notFound: {
    metaTitle: 'Page not found',
    code: '404',
    title: 'Oops! Page not found',
    text: 'There is no page at this address. The page may have moved, or the link may be incomplete.',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<NO<SUCH<PAGE',
  },
  refused: {
    metaTitle: 'Not possible here',
    code: '4XX',
    title: 'This is not possible here',
    text: 'The page exists, but you cannot do this on it. You may need to sign in, or the page may be for reading only.',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<NOT<POSSIBLE<HERE',
  },
  unavailable: {
    metaTitle: 'Not available',
    code: '503',
    title: 'Not available',
    text: 'A part of the site does not respond. Please try again in a moment.',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<REQUEST<FAILED',
  },
  failure: {
    metaTitle: 'Something went wrong',
    code: '500',
    title: 'Something went wrong on our side',
    text: 'We could not show this page. Please try again in a moment. If it happens again, send us the request number.',
    reference: 'Request',
    action: 'Return to Home',
    mrz: 'X<UNORDIN<<REQUEST<FAILED',
  },
} as const
