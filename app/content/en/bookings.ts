/** The booking calendar and the pages of one booking. */
export const bookPage = {
  meta: {
    title: 'Book a Consultation',
    description:
      'Choose a time for a 30-minute consultation with Unordin, in your own time zone. You do not need an account.',
  },
  mrz: 'T<TIMETABLE<<CALL<30<MINUTES',
  title: ['A 30-minute call', 'with an architect'],
  text: 'Choose a time below. You talk to one of our architects. We send you a confirmation by email, with an entry for your calendar.',
  details: [
    { name: 'Length', value: '30 minutes' },
    { name: 'Confirmation', value: 'By email, with a calendar entry' },
    { name: 'To move or cancel', value: 'Use the link in your email' },
  ],
  error: 'Error loading the times. Please try again.',
  tryAgain: 'Try again',
}

export const calendarCopy = {
  mrz: (month: string, zone: string) => `T<UNORDIN<<${month}<<${zone}`,
  timesTitle: (day: string) => `Times on ${day}`,
  previous: 'Previous month',
  next: 'Next month',
  grid: (month: string) => `Days in ${month}`,
  weekdays: [
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
    ['Sun', 'Sunday'],
  ],
  free: (count: number) =>
    count === 0 ? 'no free time' : count === 1 ? '1 free time' : `${count} free times`,
  dayLabel: (day: string, free: string) => `${day}, ${free}`,
  zone: 'Time zone',
  showZone: 'Show times',
  zoneNote: (zone: string) => `All times in ${zone}`,
  nothing: 'No times are free at the moment',
  nothingHint: 'Write to us and we will find a time together.',
  keys: 'Move between days with the arrow keys, and between months with Page Up and Page Down. Select a day with Enter.',
  legend: 'Each line in a day is one free time.',
}

const mailed = 'We are sending you an email now. If it does not arrive, write to us.'
const notMailed =
  'We could not send you an email. Keep the address of this page: you can move or cancel the call here.'

export const bookingForm = {
  title: 'Your details',
  required: '(required)',
  optional: 'Optional',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    companyName: 'Company',
    note: 'What should we talk about?',
  },
  noteHint: 'Up to 1000 characters. Please do not enter confidential information.',
  submit: 'Book the call',
  submitting: 'Booking...',
  move: 'Move the call',
  moving: 'Moving...',
  consent:
    'We use these details for this call only. We send you a confirmation by email, and reminders one day and one hour before the call.',
  errors: {
    slot: 'Please choose a time',
    taken:
      'Someone else has just booked this time. Please choose another time below. We have kept what you entered.',
    zone: 'Please select a time zone from the list',
    fullName: 'Name must be between 2 and 100 characters',
    email: 'Please enter a valid email address',
    companyName: 'Company name must be at most 100 characters',
    note: 'Note must be at most 1000 characters',
    trap: 'The call was not booked, because the form looked like it came from a program. If you are a person, please write to us.',
    full: 'The call was not booked. Too many other calls are not confirmed yet. Please try again in 15 minutes, or write to us and we will find a time together.',
    needsProof:
      'The call was not booked. Very many people are booking calls at the moment. Please choose another day, turn on JavaScript so that your browser can show that you are a person, or write to us.',
    busyDay:
      'The call was not booked. Very many people are booking calls on that day. Please choose another day, or write to us.',
    failed: 'Something went wrong. Please try again.',
    lost: 'The connection was lost. We have kept what you entered. Please try again.',
  },
  booked: { title: 'Your call is booked', description: mailed, unmailed: notMailed },
  held: {
    title: 'Please confirm your call',
    description: 'Open the link in our email within 15 minutes. Then your call is booked.',
  },
  moved: { title: 'Your call has been moved', description: mailed, unmailed: notMailed },
  cancelled: {
    title: 'Your call is cancelled',
    description: mailed,
    unmailed: 'We could not send you an email about it.',
  },
}

export const externalScheduler = {
  title: 'Schedule your consultation',
  text: (host: string) =>
    `We use ${host}, an external scheduling service, for our calendar. If you open the calendar, your browser connects to this service. The service then sees your network address and what you enter there. We do not send it any of your answers.`,
  load: 'Open the calendar here',
  open: 'Open the calendar in a new tab',
  frame: 'Scheduler for a 30-minute consultation',
}

export const bookingPage = {
  metaTitle: 'Your consultation',
  mrz: 'C<UNORDIN<<APPOINTMENT<',
  title: 'Your consultation',
  booked: 'Booked',
  cancelled: 'Cancelled',
  over: 'Over',
  when: 'Time',
  officeWhen: 'Time at our office',
  where: 'Place',
  who: 'Name',
  note: 'Your note',
  reference: 'Reference',
  file: 'Add to calendar (.ics)',
  overText: 'This call is over. You can no longer change it.',
  startedText: 'This call has started. You can no longer change it.',
  cancelledText: 'This call is cancelled. Other people can book this time again.',
  again: 'Book another call',
  moveTitle: 'Move this call',
  moveText: 'You keep your current time until you choose another one.',
  moveOpen: 'Choose another time',
  cancelTitle: 'Cancel this call',
  cancelText: 'We send you a confirmation by email. Other people can then book this time.',
  cancel: 'Cancel the call',
  cancelling: 'Cancelling...',
  notFound: 'There is no booking for this link. Please use the link in our newest email to you.',
  changed: 'This call can no longer be changed.',
  hold: {
    badge: 'Not confirmed',
    title: 'Please confirm this call',
    text: (email: string, until: string) =>
      `Many people are booking calls at the moment. We have sent a link to ${email}. Open it by ${until} to book the call. After that, other people can book this time.`,
    ready: (until: string) =>
      `We keep this time for you until ${until}. Press the button to book the call.`,
    confirm: 'Confirm the call',
    confirming: 'Confirming...',
    first: 'Please confirm this call first. Use the link in our email.',
    wrong: 'This link is not for this call. Please use the link in our newest email to you.',
    lapsed: 'The call was not confirmed in time, so it is not booked. Please choose another time.',
    lapsedText:
      'This call was not confirmed in time, so it is not booked. Other people can book this time again.',
  },
}
