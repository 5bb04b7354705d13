import { found } from './found.ts'

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
  severities: { partly: 'Works in part', down: 'Does not work' },
  standings: {
    works: 'Works',
    maintenance: 'Maintenance',
    partly: 'Works in part',
    down: 'Does not work',
  },
} as const

/** The page `/status`. */
export const statusPage = {
  mrz: 'S<UNORDIN<<SYSTEM<STATUS<<<<',
  meta: {
    title: 'System status',
    description:
      'What works at Unordin now, what does not, which maintenance is planned, and what happened in the last 90 days.',
  },
  title: 'System status',
  overall: {
    works: 'All systems work',
    maintenance: 'Maintenance is under way',
    partly: 'Some parts work in part only',
    down: 'Some parts do not work',
  },
  lead: {
    works: 'No incident is open.',
    maintenance: 'Parts of the product may be away until it is done. Below is what we do and when.',
    partly: 'We are at work on it. Below is what we know.',
    down: 'We are at work on it. Below is what we know.',
  },
  /** While the database does not answer. */
  away: {
    overall: 'We cannot check at the moment',
    lead: (time: string, known: string) =>
      `Our database does not answer. Signing in and sending forms may not work. What follows is what we knew on ${time} UTC: ${known}.`,
  },
  checked: 'Checked',
  knownOn: 'Known on',
  zone: 'All times are in UTC.',
  parts: { title: 'Parts', part: 'Part', standing: 'Now' },
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

/** When this process has never read what is posted. */
export const statusUnknown = {
  meta: 'System status',
  title: 'We do not know at the moment',
  text: 'Our database does not answer, and this server has no earlier report. We are most likely at work on it. Please try again in a few minutes.',
  again: 'Try again',
} as const

function mailed(readers: number): string {
  if (readers === 0) return 'Nobody gets it by email yet.'
  if (readers === 1) return 'One subscriber gets it by email.'
  return `${readers.toLocaleString('en-CA')} subscribers get it by email.`
}

/** The pages of the panel. */
export const statusPanel = {
  title: 'Status page',
  metaTitle: 'Status page',
  intro: 'What visitors and clients see on the page /status while something does not work.',
  caption: 'Incidents and maintenance',
  found: found('notice', 'notices'),
  searchLabel: 'Search',
  searchPlaceholder: 'Search by title...',
  pages: 'Pages of notices',
  empty: 'Nothing was posted yet.',
  emptyHint: 'When something does not work, say so here: everybody reads it at once.',
  noMatch: 'Nothing found with this search.',
  failure: 'The notices could not be loaded. Please try again.',
  show: 'Show',
  shows: { all: 'Open and closed', open: 'Open', closed: 'Closed' },
  kind: 'Kind',
  kinds: { all: 'All kinds', incident: 'Incidents', maintenance: 'Maintenance' },
  columns: {
    title: 'Notice',
    kind: 'Kind',
    status: 'Status',
    starts_at: 'Begins',
    closed_at: 'Closed',
    updated_at: 'Last update',
  },
  notYet: 'Not yet',
  newIncident: 'Report an incident',
  newMaintenance: 'Plan maintenance',
  publicPage: 'Open the page',
  back: 'All notices',
  required: 'required',
  new: {
    title: { incident: 'Report an incident', maintenance: 'Plan maintenance' },
    hint: (readers: number) =>
      `Everybody sees this on the page /status as soon as you post it. ${mailed(readers)}`,
    submit: 'Post',
    submitting: 'Posting...',
  },
  fields: {
    title: 'Title',
    titleHint: 'What a reader notices, for example: Signing in takes very long',
    status: 'Status',
    text: 'What we know',
    textHint: 'What does not work, for whom, what we do about it, and when we write again.',
    starts: 'Began (UTC)',
    startsPlanned: 'Begins (UTC)',
    ends: 'Ends (UTC)',
    affected: 'Affected parts',
    works: 'Not affected',
  },
  page: {
    details: 'Details',
    updates: 'Updates',
    kind: 'Kind',
    begins: 'Begins',
    ends: 'Planned end',
    closed: 'Closed',
    affects: 'Affects',
    by: (name: string) => `by ${name}`,
    update: 'Post an update',
    updateHint: (readers: number) =>
      `The update says what holds from now on: status, parts and times too. ${mailed(readers)}`,
    submit: 'Post the update',
    submitting: 'Posting...',
    remove: 'Remove this notice',
    removeHint: 'For a notice that was posted by mistake. What is over is closed with an update.',
    removal: {
      title: 'Remove this notice?',
      text: (title: string) =>
        `“${title}” and its updates disappear from the page /status and its history for good.`,
      close: 'Close',
      remove: 'Remove',
      removing: 'Removing...',
      keep: 'Keep it',
    },
  },
  done: { posted: 'Posted', updated: 'Update posted', removed: 'Notice removed' },
  gone: 'This notice is not there any more.',
  errors: {
    title: 'Enter a title',
    titleLong: 'At most 150 characters',
    text: 'Say what is known',
    textLong: 'At most 4000 characters',
    status: 'Choose a status of the list',
    affected: 'Choose at least one part',
    starts: 'Enter a day and a time, in UTC',
    startsLater: 'An incident cannot begin later than now: plan maintenance instead',
    ends: 'Enter a day and a time, in UTC',
    endsBefore: 'The end must be after the beginning',
    many: (most: number) => `${most} notices are open: close some first`,
    full: (most: number) => `This notice has ${most} updates: close it and post a new one`,
    sentBefore: 'This form was sent before with other words. Open the list to see it.',
    stale: 'Somebody has changed this notice since you opened it. Check it and post again.',
    summary: 'Please check the marked fields.',
  },
} as const
