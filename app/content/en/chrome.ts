export type ChromeLink = {
  label: string
  to: string
  note?: string
  /** True where pages below it have links of their own: it is not highlighted for these. */
  end?: true
}
export type ChromeGroup = {
  label: string
  /** As the specification names them, in its order. */
  links: readonly ChromeLink[]
  /** Further pages: a column of their own beside the first. */
  more?: readonly ChromeLink[]
  /** Pages about both columns, below them. */
  foot?: readonly ChromeLink[]
}

const groups: readonly ChromeGroup[] = [
  {
    label: 'Solutions',
    links: [
      { label: 'Blueprint', to: '/blueprint', note: 'A plan for one of your services' },
      {
        label: 'Public Sector Platforms',
        to: '/public-sector-platforms',
        note: 'E-visa, tax collection, health surveillance',
      },
      { label: 'Core Capabilities', to: '/capabilities', note: 'AI, digital identity, cloud' },
    ],
    more: [
      { label: 'e-Visa', to: '/solutions/evisa', note: 'Visa applications and border checks' },
      {
        label: 'Digital Governance & Tax Collection',
        to: '/solutions/governance',
        note: 'Declarations, payments and registers',
      },
      {
        label: 'Healthcare & Telemedicine',
        to: '/solutions/healthcare',
        note: 'Remote visits and disease reports',
      },
      {
        label: 'AftrLife Avatars',
        to: '/solutions/aftrlife',
        note: 'A digital legacy, made with consent',
      },
      {
        label: 'Construction & Inspection',
        to: '/solutions/construction',
        note: 'Site inspections and signed reports',
      },
    ],
    foot: [
      { label: 'All solutions', to: '/solutions', note: 'The five, side by side', end: true },
      { label: 'Pricing', to: '/pricing', note: 'What it costs: weeks, team, price' },
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
    more: [
      { label: 'Book a call', to: '/book', note: '30 minutes with an architect' },
      { label: 'Partners', to: '/partners', note: 'The technology we build on' },
      { label: 'Client portal', to: '/clients', note: 'Sign in to your projects' },
    ],
    foot: [
      { label: 'Trust Centre', to: '/trust', note: 'Security and certificates' },
      { label: 'References', to: '/references', note: 'What clients say' },
      { label: 'Procurement', to: '/procurement', note: 'How to buy from us' },
      { label: 'Accessibility', to: '/accessibility', note: 'What conforms, what does not' },
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
        { label: 'Pricing', to: '/pricing' },
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
        { label: 'Trust Centre', to: '/trust' },
        { label: 'Procurement', to: '/procurement' },
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
        { label: 'Cookies', to: '/cookies' },
      ],
    },
    /** Without a year on a page whose data is not there. */
    rights: (year: number | '', owner: string) => `© ${year} ${owner}`,
  },
  /** Titles of pages that could not be shown; what these pages say is loaded with them. */
  faults: {
    notFound: 'Page not found',
    refused: 'Not possible here',
    unavailable: 'Not available',
    failure: 'Something went wrong',
  },
  toHome: 'Return to Home',
} as const
