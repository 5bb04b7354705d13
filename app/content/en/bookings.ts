/** The booking calendar and the pages of one booking. */
export const bookPage = {
  meta: {
    title: 'Book a Consultation',
    description:
      'Choose a time for a 30-minute consultation with Unordin, in your own time zone. No account is needed.',
  },
  mrz: 'T<TIMETABLE<<CALL<30<MINUTES',
  title: ['A 30-minute call', 'with an architect'],
  text: 'Choose a time that suits you. You speak with an architect, not with a salesperson. Both sides receive the appointment for their calendars.',
  details: [
    { name: 'Length', value: '30 minutes' },
    { name: 'Confirmed', value: 'By email, with a calendar entry' },
    { name: 'To change or cancel', value: 'Use the link in your email' },
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
    'We use these details for this call only. Both sides get a confirmation by email, and a reminder a day and an hour before.',
  errors: {
    slot: 'Please choose a time',
    taken:
      'Somebody took this time a moment ago. The times below are still free, and everything you entered is kept.',
    zone: 'Please choose a time zone from the list',
    fullName: 'Name must be between 2 and 100 characters',
    email: 'Please enter a valid email address',
    companyName: 'Company name must be at most 100 characters',
    note: 'The note must be at most 1000 characters',
    trap: 'This looked like an automatic program, so we booked nothing. If you are a person, please write to us.',
    full: 'Too many calls are waiting for confirmation, so we could not book this one. Please try again in 15 minutes, or write to us and we will find a time together.',
    needsProof:
      'Very many people are booking calls at the moment. Please choose another day, switch on JavaScript in your browser, or write to us.',
    busyDay:
      'Very many people are booking a call on that day. Please choose another day, or write to us.',
    failed: 'Something went wrong. Please try again.',
    lost: 'The connection was lost. Your entries are kept. Please try again.',
  },
  booked: {
    title: 'Your call is booked',
    description: 'We are sending you a confirmation by email.',
  },
  held: {
    title: 'One more step',
    description: 'Please confirm the call with the link in your email within 15 minutes.',
  },
  confirmed: {
    title: 'Your call is booked',
    description: 'We are sending you a confirmation by email.',
  },
  moved: {
    title: 'Your call has been moved',
    description: 'Both sides get the new time by email.',
  },
  cancelled: { title: 'Your call is cancelled', description: 'We tell both sides by email.' },
}

export const externalScheduler = {
  title: 'Schedule your consultation',
  text: (host: string) =>
    `${host}, an external scheduling service, manages the times. If you open its calendar, it learns your network address and what you enter there. We send it none of your answers.`,
  load: 'Open the calendar here',
  open: 'Open it in a new tab',
  frame: 'Scheduler for a 30-minute consultation',
}

export const bookingPage = {
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
  moveTitle: 'Move the call to another time',
  moveText: 'You keep your present time until you have chosen another.',
  moveOpen: 'Choose another time',
  cancelTitle: 'Cancel this call',
  cancelText: 'We tell both sides by email, and the time becomes free for others.',
  cancel: 'Cancel the call',
  cancelling: 'Cancelling...',
  notFound: 'This link leads to no booking. Please use the newest link in your email.',
  changed: 'This call can no longer be changed.',
  hold: {
    badge: 'Not confirmed',
    title: 'Please confirm this call',
    text: (email: string, until: string) =>
      `Many people are booking calls at the moment. We have sent a link to ${email}. Open it before ${until} to confirm the call. After that, the time is free for others again.`,
    ready: (until: string) =>
      `We keep the time for you until ${until}. Press the button to confirm the call.`,
    confirm: 'Confirm the call',
    confirming: 'Confirming...',
    first: 'Please confirm this call first, with the link in your email.',
    wrong: 'This link does not confirm this call. Please use the newest link in your email.',
    lapsed:
      'The call was not confirmed in time, and its time is free for others again. Please choose another time.',
    lapsedText: 'This call was not confirmed in time. Its time is free for others again.',
  },
}
