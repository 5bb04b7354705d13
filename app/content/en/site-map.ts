export type SitePath = keyof typeof siteMap

/** Every public page by its path: the name that links and breadcrumbs use, and what it is about. */
export const siteMap = {
  '/': { name: 'Home', note: 'What Unordin builds, and for whom' },
  '/about': { name: 'About Us', note: 'Our mission and the five values behind it' },
  '/blueprint': { name: 'Blueprint', note: 'A plan drawn from how your services run' },
  '/get-started': { name: 'Get Started', note: 'Three pages, then a 30-minute consultation' },
  '/solutions': { name: 'Solutions', note: 'Five platforms for public services and enterprises' },
  '/solutions/evisa': {
    name: 'e-Visa',
    note: 'One file per traveller, from application to arrival',
  },
  '/solutions/governance': {
    name: 'Digital Governance & Tax Collection',
    note: 'Registers, declarations and payments on one ledger',
  },
  '/solutions/healthcare': {
    name: 'Healthcare & Telemedicine',
    note: 'Triage, consultation and surveillance over the networks that exist',
  },
  '/solutions/aftrlife': {
    name: 'AftrLife Avatars',
    note: 'A digital legacy made with consent and kept for families',
  },
  '/solutions/construction': {
    name: 'Construction & Inspection',
    note: 'Site evidence captured once and signed on the spot',
  },
  '/public-sector-platforms': {
    name: 'Public Sector Platforms',
    note: 'E-visa, tax collection and health surveillance for ministries',
  },
  '/capabilities': {
    name: 'Core Capabilities',
    note: 'The engineering that all our platforms share',
  },
  '/capabilities/ai-automation': {
    name: 'AI & Automation',
    note: 'Models that propose, people who decide, reasons that are kept',
  },
  '/capabilities/digital-identity': {
    name: 'Digital Identity',
    note: 'One person, one credential, shown only as far as needed',
  },
  '/capabilities/cloud-infrastructure': {
    name: 'Cloud Infrastructure',
    note: 'Sovereign by default, observed, and able to be moved',
  },
  '/projects': {
    name: 'Projects & Impact',
    note: 'Case studies by sector and capability, with what was measured',
  },
  '/blog': { name: 'Blog & Insights', note: 'What we learn while we build, written down' },
  '/vision': { name: 'Vision', note: 'What we are working towards by 2028' },
  '/contact': { name: 'Contact', note: 'Two offices and one mailbox' },
  '/book': { name: 'Book a Consultation', note: 'Thirty minutes with an architect' },
  '/partners': { name: 'Partners', note: 'The technology our platforms are built on' },
  '/careers': { name: 'Careers', note: '14 open positions' },
  '/clients': { name: 'Client Portal', note: 'Projects, documents and tickets for our clients' },
  '/privacy': { name: 'Privacy', note: 'What we store, why, and for how long' },
  '/terms': { name: 'Terms', note: 'The rules for using this site' },
  '/cookies': { name: 'Cookies', note: 'The few cookies this site sets' },
} as const
