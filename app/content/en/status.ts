/** Words that the page of the site, the panel and the mails share. */
export const statusCopy = {
  kinds: { incident: 'Incident', maintenance: 'Maintenance' },
  statuses: {
    investigating: 'Investigating',
    identified: 'Cause found',
    monitoring: 'Watching',
    resolved: 'Resolved',
    planned: 'Planned',
    underway: 'Under way',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  parts: {
    website: 'Website',
    portal: 'Client portal',
    assistant: 'Assistant',
    files: 'Documents and files',
    mail: 'Emails',
  },
  severities: { partly: 'Disrupted', down: 'Not working' },
  standings: {
    works: 'Working',
    maintenance: 'Maintenance',
    partly: 'Disrupted',
    down: 'Not working',
  },
} as const

/** The page `/status`. */
export const statusPage = {
  mrz: 'S<UNORDIN<<SYSTEM<STATUS<<<<',
  meta: {
    title: 'System status',
    description:
      'Which Unordin services are working now, which maintenance is planned, and what happened in the last 90 days.',
  },
  title: 'System status',
  overall: {
    works: 'All systems are working',
    maintenance: 'Maintenance is under way',
    partly: 'Some services are disrupted',
    down: 'Some services are not working',
  },
  lead: {
    works: 'No incident is open.',
    maintenance:
      'Some services may not be available until it is done. Below is what we do and when.',
    partly: 'We are working on it. Below is what we know.',
    down: 'We are working on it. Below is what we know.',
  },
  /** While the database does not answer. */
  away: {
    overall: 'We cannot check at the moment',
    lead: (time: string, known: string) =>
      `Our database does not answer. Signing in and sending forms may not work. What follows is what we knew on ${time}: ${known}.`,
  },
  checked: 'Checked',
  knownOn: 'Known on',
  zone: 'All times are in UTC.',
  parts: { title: 'Services', part: 'Service', standing: 'Now' },
  open: 'Open incidents',
  underway: 'Maintenance under way',
  planned: 'Planned maintenance',
  history: 'The last 90 days',
  noHistory: 'No incident and no maintenance in the last 90 days.',
  since: 'Since',
  from: 'From',
  until: 'Planned until',
  wasUntil: 'Until',
  affects: 'Affects',
  updates: 'Updates',
  showUpdates: (count: number) => (count === 1 ? '1 update' : `${count} updates`),
  feed: 'Feed (Atom)',
  help: 'Something else does not work?',
  contact: 'Contact us',
} as const

/** The line above a client's projects while something does not work. */
export const statusLine = {
  title: 'System status',
  more: 'Read more',
  and: (more: number) => `and ${more} more`,
} as const

/** When this process has never read what is posted. */
export const statusUnknown = {
  meta: 'System status',
  title: 'We do not know at the moment',
  text: 'Our database does not answer, and this server has no earlier report. We are most likely working on it. Please try again in a few minutes.',
  again: 'Try again',
} as const
