/** What the specification fixes on each public page: exact texts, links and counts. */
export type PageFacts = {
  path: string
  texts?: readonly string[]
  /** Addresses that the main region links to. */
  links?: readonly string[]
  /** How many elements match inside the main region. */
  counts?: Record<string, number>
  /** At least so many words in the main region. */
  words?: number
  faq?: true
}

const values = ['Innovation', 'Transparency', 'Global Inclusion', 'Sustainability', 'Security']
const solutions = ['evisa', 'governance', 'healthcare', 'aftrlife', 'construction'].map(
  (name) => `/solutions/${name}`,
)
const capabilities = ['ai-automation', 'digital-identity', 'cloud-infrastructure'].map(
  (name) => `/capabilities/${name}`,
)
const detail = { words: 600, faq: true, links: ['/contact'] } as const

export const sitePages: PageFacts[] = [
  {
    path: '/',
    texts: ['The Operating System for Modern Enterprises and Nations', ...values, '70%', '99.9%'],
    links: ['/blueprint', '/about', ...solutions],
  },
  { path: '/about', texts: [...values, '2028'], words: 300 },
  { path: '/solutions', faq: true, links: solutions, words: 250 },
  {
    path: '/public-sector-platforms',
    texts: ['99.9%', '3+', '1M+'],
    links: ['/solutions/evisa', '/solutions/governance', '/solutions/healthcare', '/contact'],
  },
  {
    path: '/capabilities',
    faq: true,
    texts: ['Talk to Our Engineers'],
    links: [...capabilities, '/contact'],
  },
  { path: '/solutions/evisa', ...detail },
  { path: '/solutions/governance', ...detail },
  { path: '/solutions/healthcare', ...detail },
  { path: '/solutions/aftrlife', ...detail },
  { path: '/solutions/construction', ...detail },
  { path: '/capabilities/ai-automation', ...detail, links: ['/contact', '/solutions/evisa'] },
  { path: '/capabilities/digital-identity', ...detail, links: ['/contact', '/solutions/evisa'] },
  {
    path: '/capabilities/cloud-infrastructure',
    ...detail,
    links: ['/contact', '/solutions/governance'],
  },
  {
    path: '/pricing',
    texts: ['Discovery', 'Blueprint + Implementation', '60-90 min', '3-4 weeks', 'two days'],
    links: ['/blueprint', '/downloads/sample-blueprint.pdf', '/book'],
    counts: { 'form select': 5 },
    words: 400,
  },
  {
    path: '/projects',
    texts: ['OVF', 'Featured', 'Key Outcomes', 'View Case Study', 'Immigration & Borders'],
    links: ['/projects/one-visa-file-for-every-mission', '/projects?sector=health', '/contact'],
    counts: { article: 9 },
  },
  {
    path: '/blog',
    texts: ['Stay Updated', 'Subscribe', 'White Paper', 'Nov 10, 2026'],
    links: ['/blog/sovereignty-you-can-test', '/blog?type=guide'],
    counts: { article: 9, 'article img': 1 },
  },
  { path: '/vision', texts: ['2028', '2.5', '7.5', '20-30', 'millions of families'], words: 300 },
  { path: '/contact', texts: ['Ottawa', 'Head office', 'Atlanta', 'Regional office'] },
  {
    path: '/trust',
    texts: ['What protects your data', 'Sub-processors', 'OWASP ASVS 5.0', 'Penetration tests'],
    links: [
      '/procurement/pack.pdf',
      '/trust/questionnaire.csv',
      '/sbom.cdx.json',
      '/contact',
      '/downloads/sample-blueprint.pdf',
      '/downloads',
    ],
  },
  {
    path: '/accessibility',
    texts: ['WCAG 2.2', 'Report a problem', 'What we could not test'],
    links: ['/accessibility/report.pdf', '/accessibility/openacr.yaml', '/contact'],
  },
  {
    path: '/procurement',
    texts: ['How you can buy', 'Framework agreements', 'Contact for tenders', 'Ottawa'],
    links: [
      '/procurement/pack.pdf',
      '/procurement/pack.zip',
      '/downloads/sample-blueprint.pdf',
      '/trust',
    ],
  },
  {
    path: '/downloads',
    texts: ['Read a sample Blueprint', 'Fact sheets, one page each', 'PDF, 1 page'],
    links: ['/downloads/sample-blueprint.pdf', '/procurement/pack.pdf', '/sbom.cdx.json'],
    counts: { 'a[href$="-fact-sheet.pdf"]': 8 },
  },
  {
    path: '/partners',
    texts: ['Learn More about Amazon Web Services', 'Learn More about Red Hat'],
    faq: true,
    links: ['/contact'],
    counts: { 'a[href^="https://"]': 4 },
  },
  {
    path: '/references',
    texts: ['No client has given permission yet', 'How a reference gets onto this page'],
    links: ['/trust', '/projects', '/downloads', '/procurement', '/contact'],
  },
  { path: '/careers', texts: ['Apply Now', 'Send Us Your Resume'], counts: { article: 14 } },
  {
    path: '/clients',
    texts: [
      'Sign In to Portal',
      'Access Portal',
      'Need Help?',
      'Project Updates',
      'Secure Documents',
      'Support Tickets',
    ],
    links: ['/auth', '/contact'],
    faq: true,
  },
  {
    path: '/get-started',
    texts: ['Step 1 of 3', '33%', 'First name', 'Last name', 'Company size', 'Next', '30 minutes'],
    counts: { '[role=progressbar]': 1, 'input[name=companySize]': 5 },
  },
  {
    path: '/book',
    texts: ['30 minutes', 'Time zone', 'Your details', 'Full name', 'Book the call'],
    counts: { '[role=grid]': 1 },
  },
  {
    path: '/search',
    texts: ['Search this site', 'Index of pages', 'Digital Governance & Tax Collection'],
    links: ['/privacy', '/solutions/evisa', '/book'],
    counts: { 'form[role=search] input[name=q]': 1 },
  },
  { path: '/privacy', texts: ['Last updated'] },
  { path: '/terms', texts: ['Last updated'] },
  { path: '/cookies', texts: ['Last updated'] },
  {
    path: '/blueprint',
    links: ['/downloads/sample-blueprint.pdf'],
    texts: [
      'Get Your Blueprint',
      'Learn More',
      'Legacy Systems',
      'Operational Silos',
      'Poor Citizen Experience',
      'Limited Scalability',
      "What's Included",
      'Discovery',
      'Most Popular',
      'Blueprint + Implementation',
      '60-90 min',
      '3-4 weeks',
      'Ready to Transform?',
    ],
  },
]

/** Already linked, while their pages do not exist yet. */
export const comingPaths: readonly string[] = []
