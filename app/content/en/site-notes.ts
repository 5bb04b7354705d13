import type { SitePath } from '#content/site-map.ts'

/** What each public page is about. Apart from the names, which every page brings. */
export const siteNotes: Record<SitePath, string> = {
  '/': 'What Unordin builds, and for whom',
  '/about': 'Our mission and our five values',
  '/blueprint': 'A plan for one of your services, before you build',
  '/get-started': 'Three steps, then a 30-minute consultation',
  '/solutions': 'Five platforms for public services and enterprises',
  '/solutions/evisa': 'One file per traveller, from application to arrival',
  '/solutions/governance': 'Registers, declarations and payments on one ledger',
  '/solutions/healthcare': 'Triage, consultation and surveillance over the networks you have',
  '/solutions/aftrlife': 'A digital legacy made with consent and kept for the family',
  '/solutions/construction': 'Site evidence recorded once and signed on site',
  '/public-sector-platforms': 'E-visa, tax collection and health surveillance for ministries',
  '/capabilities': 'The technology that all our platforms share',
  '/capabilities/ai-automation': 'Models propose, officers decide, reasons are kept',
  '/capabilities/digital-identity':
    'One person, one credential, and only the facts that are needed',
  '/capabilities/cloud-infrastructure': 'Hosting in your country, under your law',
  '/projects': 'Case studies by sector and capability',
  '/blog': 'Articles and guides about public services',
  '/vision': 'Our four goals for 2028',
  '/contact': 'Our two offices and our mailbox',
  '/book': 'A 30-minute call with an architect',
  '/partners': 'The vendors whose technology our platforms use',
  '/careers': '14 open positions',
  '/clients': 'Projects, documents and tickets for our clients',
  '/search': 'Search this site, and a list of its pages',
  '/privacy': 'What data we store, why and for how long',
  '/terms': 'The rules for this website',
  '/cookies': 'The cookies of this site',
}
