import { found } from './found.ts'

/** The staff's list of booked calls, and the settings of the calendar. */
export const bookingsTab = 'Bookings'
export const settingsTab = 'Settings'

export const adminBookings = {
  title: 'Bookings',
  caption: 'Booked calls',
  searchLabel: 'Search bookings',
  searchPlaceholder: 'Search by name, email, or company...',
  state: 'Status',
  states: {
    upcoming: 'Upcoming',
    today: 'Today',
    unconfirmed: 'Not confirmed',
    past: 'Over',
    cancelled: 'Cancelled',
    all: 'All statuses',
  },
  columns: {
    when: 'Time',
    who: 'Name',
    company: 'Company',
    state: 'Status',
    lead: 'Lead',
  },
  found: found('call', 'calls'),
  zoneNote: (zone: string) => `Times in ${zone}`,
  lead: 'Lead',
  noLead: 'None',
  empty: 'No calls yet.',
  emptyHint: 'Visitors book calls at /book. You set the hours in Settings.',
  toSettings: 'Go to Settings',
  noneInState: 'No calls have this status.',
  noMatch: 'No calls found matching your search.',
  pages: 'Pages of bookings',
  failure: 'Error loading bookings. Please try again.',
  back: 'All bookings',
  badges: { booked: 'Booked', held: 'Not confirmed', past: 'Over', cancelled: 'Cancelled' },
  selectOf: (name: string, when: string) => `Select the call with ${name}, ${when}`,
  bulk: {
    title: 'Selected calls',
    apply: 'Cancel selected calls',
    applying: 'Cancelling...',
    note: 'We tell the visitors by email. Other visitors can then book these times.',
    none: 'Please select at least one call.',
    done: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'} cancelled`,
    left: (count: number) =>
      `${count === 1 ? 'One call was' : `${count} calls were`} not cancelled, because ${count === 1 ? 'it has' : 'they have'} started, ended or been cancelled already.`,
  },
  details: {
    when: 'Time',
    theirs: 'Time for the visitor',
    where: 'Place',
    email: 'Email',
    company: 'Company',
    note: 'Note',
    booked: 'Booked on',
    address: 'Email address',
    notSent: 'Emails not sent',
    cancelledBy: 'Cancelled by',
    reference: 'Reference',
  },
  by: { visitor: 'The visitor', staff: 'Staff', lapse: 'Nobody: it was not confirmed in time' },
  address: {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    held: (until: string) => `Not confirmed, reserved until ${until}`,
  },
  write: 'Send Email',
  openLead: 'View lead',
  moveTitle: 'Move the call',
  moveText:
    'We send the visitor the new time by email. The shortest notice in Settings does not apply here.',
  cancelTitle: 'Cancel the call',
  cancelText: 'We tell the visitor by email. Other visitors can then book this time.',
  cancel: 'Cancel the call',
  cancelling: 'Cancelling...',
  moved: 'Call moved',
  cancelled: 'Call cancelled',
  notFound: 'Booking not found',
}

export const bookingSettings = {
  title: 'Settings',
  error: 'Error loading settings. Please try again.',
  tryAgain: 'Try again',
  hours: {
    title: 'Booking hours',
    text: (zone: string) =>
      `Visitors can book calls in these hours (${zone}). Leave a day empty to close it. Enter 00:00 as the end for midnight.`,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    label: (day: string, part: string) => `${day}, ${part}`,
    parts: ['from', 'until', 'second period from', 'second period until'],
    and: 'and',
    to: 'to',
  },
  fields: {
    zone: 'Time zone of the office',
    place: 'Place of calls',
    buffer_before: 'Minutes kept free before a call',
    buffer_after: 'Minutes kept free after a call',
    notice_hours: 'Shortest notice, in hours',
    horizon_days: 'Longest time ahead, in days',
  },
  weekly: 'Booking hours',
  hints: {
    place: 'Shown in emails and calendar entries. Enter text, or the link to a video meeting.',
    buffers: 'Calls that are already booked do not change.',
  },
  save: 'Save settings',
  saving: 'Saving...',
  saved: 'Settings saved',
  holidays: {
    title: 'Closed days',
    text: 'Visitors cannot book calls on these days. Calls that are already booked do not change.',
    day: 'Day',
    label: 'Reason',
    labelHint: 'Only staff can see this.',
    add: 'Close this day',
    adding: 'Closing...',
    added: 'Day closed',
    addedWithCalls: (count: number) =>
      count === 1
        ? 'One call is booked on this day. It stays until you move or cancel it.'
        : `${count} calls are booked on this day. They stay until you move or cancel them.`,
    remove: 'Reopen',
    removeOf: (day: string) => `Reopen ${day}`,
    removed: 'Day reopened',
    empty: 'No closed days yet. Add one below.',
    caption: 'Closed days from today',
  },
  errors: {
    time: 'Please enter times like 09:00',
    pair: 'Please enter both times of a period, or leave both empty',
    order:
      'The end of a period must be after its start, and the second period must be after the first',
    zone: 'Please select a time zone from the list',
    place: 'Place must be at most 500 characters',
    range: (from: number, until: number) => `Please enter a whole number from ${from} to ${until}`,
    day: 'Please enter today or a later day',
    label: 'Reason must be at most 100 characters',
    taken: 'This day is already closed',
    stale: (changes: string) =>
      `Someone else changed the settings while you were editing (${changes}). Your changes are kept but not saved. Save again to replace theirs.`,
    lost: 'The settings were not saved. Your changes are kept. Check your connection, then try again.',
  },
}
