/** The booking calendar and the pages of one booking. */
export const bookPage = {
  meta: {
    title: 'Book a Consultation',
    description:
      'Choose a time for a 30-minute consultation with Unordin, in your own time zone. No account is needed.',
  },
  mrz: 'T<TIMETABLE<<CALL<30<MINUTES',
  title: ['Thirty minutes,', 'on the record.'],
  text: 'Choose a time that suits you. You speak with an architect, not with a sales desk, and both sides get the appointment for their calendars.',
  details: [
    { name: 'Length', value: '30 minutes' },
    { name: 'Confirmed', value: 'By mail, with a calendar entry' },
    { name: 'To change or cancel', value: 'The link in your mail' },
  ],
  error: 'Error loading the timetable. Please try again.',
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
  showZone: 'Show',
  zoneNote: (zone: string) => `All times in ${zone}`,
  nothing: 'No times are free at the moment',
  nothingHint: 'Write to us and we will find one together.',
  keys: 'Arrow keys move between days, Page Up and Page Down between months. Enter chooses.',
  legend: 'Each line in a day stands for one free time.',
}

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
  noteHint: 'Up to 1000 characters. Nothing confidential, please.',
  submit: 'Book the call',
  submitting: 'Booking...',
  move: 'Move the call',
  moving: 'Moving...',
  consent:
    'We use these details for this call only. Both sides get a confirmation by mail, and a reminder a day and an hour before.',
  errors: {
    slot: 'Please choose a time',
    taken:
      'Somebody took this time a moment ago. The times below are still free, and everything you entered is kept.',
    zone: 'Please choose a time zone from the list',
    fullName: 'Name must be between 2 and 100 characters',
    email: 'Please enter a valid email address',
    companyName: 'Company name must be at most 100 characters',
    note: 'The note must be at most 1000 characters',
    trap: 'This looked like a program, so nothing was booked. If you are a person, please write to us.',
    full: 'Too many calls wait for their confirmation just now, so this one could not be booked. Please try again in a quarter of an hour, or write to us and we will find a time together.',
    needsProof:
      'Very many calls are being booked just now. Please choose another day, switch on JavaScript so that your browser can show that it is no program, or write to us.',
    busyDay:
      'Very many calls are being booked on that day just now. Please choose another day, or write to us.',
    failed: 'Something went wrong. Please try again.',
    lost: 'The connection was lost. Nothing you entered is lost: please try again.',
  },
  booked: { title: 'Your call is booked', description: 'A confirmation is on its way by mail.' },
  held: {
    title: 'One step is left',
    description: 'Please confirm the call with the link in your mail within 15 minutes.',
  },
  confirmed: { title: 'Your call is booked', description: 'A confirmation is on its way by mail.' },
  moved: { title: 'Your call has been moved', description: 'Both sides get the new time by mail.' },
  cancelled: { title: 'Your call is cancelled', description: 'Both sides are told by mail.' },
}

export const externalScheduler = {
  title: 'Schedule your consultation',
  text: (host: string) =>
    `Times are kept by ${host}, an outside scheduling service. Opening its calendar connects your browser to it: it learns your network address and whatever you enter there. We hand over none of your answers.`,
  load: 'Open the calendar here',
  open: 'Open it in a new tab',
  frame: 'Scheduler for a 30-minute consultation',
}

export const bookingSheet = {
  metaTitle: 'Your Consultation',
  mrz: 'C<UNORDIN<<APPOINTMENT<',
  title: 'Your consultation',
  booked: 'Booked',
  cancelled: 'Cancelled',
  over: 'Past',
  when: 'When',
  officeWhen: 'At our office',
  where: 'Where',
  who: 'For',
  note: 'Your note',
  reference: 'Reference',
  file: 'Add to calendar (.ics)',
  overText: 'This call was in the past. It can no longer be changed.',
  startedText: 'This call has begun. It can no longer be changed.',
  cancelledText: 'This call was cancelled. Its time is free for others again.',
  again: 'Book another call',
  moveTitle: 'Move it to another time',
  moveText: 'Your present time is kept until you have chosen another.',
  moveOpen: 'Choose another time',
  cancelTitle: 'Cancel it',
  cancelText: 'Both sides are told by mail, and the time becomes free for others.',
  cancel: 'Cancel the call',
  cancelling: 'Cancelling...',
  notFound: 'This link leads to no booking. Please use the newest link in your mail.',
  changed: 'This call can no longer be changed.',
  hold: {
    badge: 'Not confirmed',
    title: 'Please confirm this call',
    text: (email: string, until: string) =>
      `Many calls are being booked just now. We have sent a link to ${email}: open it until ${until}, and the call stands. Otherwise its time is free for others again.`,
    ready: (until: string) =>
      `The time is kept for you until ${until}. Press the button, and the call stands.`,
    confirm: 'Confirm the call',
    confirming: 'Confirming...',
    first: 'Please confirm this call first, with the link in your mail.',
    wrong: 'This link does not confirm this call. Please use the newest link in your mail.',
    lapsed:
      'The call was not confirmed in time, and its time is free for others again. Please choose another one.',
    lapsedText: 'This call was not confirmed in time. Its time is free for others again.',
  },
}
