/** Words of the mails and calendar entries about booked calls. */
export const bookingMails = {
  event: {
    summary: 'Consultation with Unordin',
    staffSummary: (name: string) => `Consultation: ${name}`,
    description: (link: string) => `30-minute consultation. Move or cancel the call: ${link}`,
    staffDescription: (name: string, note: string, link: string) =>
      [`30-minute consultation with ${name}.`, note, link].filter(Boolean).join('\n\n'),
  },
  fields: {
    when: 'Time',
    where: 'Place',
    fullName: 'Name',
    email: 'Email',
    companyName: 'Company',
    note: 'Note',
    zone: 'Time zone of the visitor',
    reference: 'Reference',
  },
  label: 'C<UNORDIN<<APPOINTMENT<<<<<<<<<<<<<<',
  footer:
    'We sent you this email because someone booked a call with this address on our website. If it was not you, cancel the call with the link above or write to',
  staffFooter: 'The setting NOTIFY_EMAIL says who gets this email. Questions:',
  /** For a call that is cancelled: there is nothing left to cancel. */
  cancelledFooter:
    'We sent you this email because someone booked a call with this address on our website. If it was not you, write to',
  change: 'Move or cancel the call',
  open: 'Open in the admin panel',
  confirm: {
    subject: (when: string) => `Please confirm your call: ${when}`,
    preview: 'Your call is not booked yet.',
    title: 'Please confirm your call',
    body: (minutes: number) =>
      `Please confirm the call within ${minutes} minutes. We keep the time for you until then. Many people are booking calls at the moment, so we check that this email address is yours. The link opens a page with one button.`,
    button: 'Confirm the call',
    footer:
      'We sent you this email because someone booked a call with this address on our website. If it was not you, do nothing. The call is then not booked. Questions:',
  },
  visitor: {
    booked: {
      subject: (when: string) => `Your call is booked: ${when}`,
      title: 'Your call is booked',
      body: 'Thank you for booking a call. A calendar entry is attached. You can move or cancel the call with the link below.',
    },
    moved: {
      subject: (when: string) => `Your call has a new time: ${when}`,
      title: 'Your call has a new time',
      body: 'Your call has been moved. The attached calendar entry replaces the old one.',
    },
    cancelled: {
      subject: (when: string) => `Your call is cancelled: ${when}`,
      title: 'Your call is cancelled',
      body: 'Your call has been cancelled. The attached calendar entry removes it from your calendar. You can book another call at any time.',
      again: 'Book another call',
    },
    day: {
      subject: (when: string) => `Your call is tomorrow: ${when}`,
      title: 'Your call is tomorrow',
      body: 'This is a reminder of our call. You can move or cancel it with the link below.',
    },
    hour: {
      subject: (when: string) => `Your call is in one hour: ${when}`,
      title: 'Your call is in one hour',
      body: 'This is a reminder of our call. We look forward to speaking with you.',
    },
  },
  staff: {
    booked: {
      subject: (name: string, when: string) => `Call booked: ${name}, ${when}`,
      title: 'New call booked',
      body: 'A visitor has booked a call. Reply to this email to write to the visitor.',
    },
    moved: {
      subject: (name: string, when: string) => `Call moved: ${name}, ${when}`,
      title: 'Call moved',
      body: 'This call has been moved. The attached calendar entry replaces the old one.',
    },
    cancelled: {
      subject: (name: string, when: string) => `Call cancelled: ${name}, ${when}`,
      title: 'Call cancelled',
      body: 'This call has been cancelled. Other visitors can book the time again.',
    },
    day: {
      subject: (name: string, when: string) => `Call tomorrow: ${name}, ${when}`,
      title: 'You have a call tomorrow',
      body: 'This is a reminder of a booked call.',
    },
    hour: {
      subject: (name: string, when: string) => `Call in one hour: ${name}, ${when}`,
      title: 'You have a call in one hour',
      body: 'This is a reminder of a booked call.',
    },
  },
}
