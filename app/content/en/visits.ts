/** Words of the panel's page about visits of the public site. */
export const visitsTab = 'Visits'

const number = (count: number) => count.toLocaleString('en-CA')

export const visitsPage = {
  title: 'Visits',
  intro:
    'This page shows how often people saw the public pages, where they came from, and which leads followed. The server counts without cookies, and the counts contain nothing about a person. We do not count browsers that ask not to be tracked, signed-in staff and clients, or programs such as search engines. Days are in UTC.',
  periods: 'Period',
  period: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '365 days' },
  totals: { visits: 'Visits', views: 'Pages seen', leads: 'Leads with a known origin' },
  totalsHint: 'A visit starts when someone comes from another site or opens our address directly.',
  export: 'Export CSV',
  byDay: 'Visits by day',
  noDays: 'No visits and no pages seen in this period.',
  chart: (most: number) =>
    `Visits on each day of the period. The highest number is ${number(most)}.`,
  dayTable: 'Figures by day',
  campaigns: 'Campaigns',
  campaignsHint:
    'Links with utm_source, utm_medium or utm_campaign, for example in a newsletter or an advertisement.',
  noCampaigns: 'No visits from campaigns in this period.',
  referrers: 'Referring sites',
  noReferrers: 'No visits in this period.',
  direct: 'Direct, or unknown',
  pages: 'Pages',
  noPages: 'No pages seen in this period.',
  columns: {
    day: 'Day',
    page: 'Page',
    views: 'Seen',
    visits: 'Visits',
    campaign: 'Campaign',
    source: 'Source',
    medium: 'Medium',
    referrer: 'Site',
    leads: 'Leads',
    converted: 'Converted',
    name: 'Name',
    form: 'Form',
    status: 'Status',
    submitted: 'Submitted',
  },
  showLeads: (count: number, origin: string) =>
    `Show ${number(count)} ${count === 1 ? 'lead' : 'leads'} from ${origin}`,
  leadsFrom: (origin: string) => `Leads from ${origin}`,
  noLeads: 'No leads from this source in this period.',
  close: 'Close',
  failure: 'Error loading visits. Please try again.',
  retry: 'Try again',
  number,
} as const

/** Where a lead came from, in its details. */
export const leadOriginCopy = {
  label: 'Came from',
  campaign: (parts: string) => `Campaign: ${parts}`,
  site: (host: string) => `Link on ${host}`,
} as const
