import { found } from './found.ts'

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
  required: '(required)',
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
    affected: 'Affected services',
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
      `Enter the status, services and times that are true from now on. ${mailed(readers)}`,
    submit: 'Post the update',
    submitting: 'Posting...',
    remove: 'Remove this notice',
    removeHint:
      'For a notice that was posted by mistake. If an incident is over, do not remove it: post an update that closes it.',
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
    status: 'Choose a status from the list',
    affected: 'Choose at least one service',
    starts: 'Enter a day and a time, in UTC',
    startsLater: 'An incident cannot begin later than now: plan maintenance instead',
    ends: 'Enter a day and a time, in UTC',
    endsBefore: 'The end must be after the beginning',
    many: (most: number) => `${most} notices are open: close some first`,
    full: (most: number) => `This notice has ${most} updates: close it and post a new one`,
    sentBefore:
      'This form was already sent with a different text. Open the list to see what was sent.',
    stale: 'Somebody has changed this notice since you opened it. Check it and post again.',
    summary: 'Please check the marked fields.',
  },
} as const
