/** Words of the mails and calendar entries about booked calls. */
export const bookingMails = {
  event: {
    summary: 'Consultation with Unordin',
    staffSummary: (name: string) => `Consultation: ${name}`,
    description: (link: string) => `30-minute consultation. To move or cancel it: ${link}`,
    staffDescription: (name: string, note: string, link: string) =>
      [`30-minute consultation with ${name}.`, note, link].filter(Boolean).join('\n\n'),
  },
  fields: {
    when: 'When',
    where: 'Where',
    fullName: 'Name',
    email: 'Email',
    companyName: 'Company',
    note: 'Note',
    zone: 'Time zone of the visitor',
    reference: 'Reference',
  },
  label: 'C<UNORDIN<<APPOINTMENT<<<<<<<<<<<<<<',
  footer:
    'You receive this mail because this address was entered with a booking on our website. If that was not you, cancel the call with the link above, or write to',
  staffFooter: 'Sent to the address in NOTIFY_EMAIL. Questions:',
  change: 'Move or cancel the call',
  open: 'Open in the admin panel',
  confirm: {
    subject: (when: string) => `Please confirm your consultation: ${when}`,
    preview: 'One step is left.',
    title: 'Please confirm your call',
    body: (minutes: number) =>
      `Many calls are being booked just now, so we keep this time for ${minutes} minutes and ask you to confirm that this address is yours. The link opens a page with one button.`,
    button: 'Confirm the call',
    footer:
      'You receive this mail because this address was entered with a booking on our website. If that was not you, do nothing: the time is free again in a few minutes. Questions:',
  },
  visitor: {
    booked: {
      subject: (when: string) => `Your consultation: ${when}`,
      title: 'Your call is booked',
      body: 'Thank you. The appointment is attached for your calendar. If the time no longer suits you, move or cancel it with the link below.',
    },
    moved: {
      subject: (when: string) => `Your consultation has moved: ${when}`,
      title: 'Your call has a new time',
      body: 'The appointment has been moved. The attached entry replaces the earlier one in your calendar.',
    },
    cancelled: {
      subject: (when: string) => `Cancelled: your consultation on ${when}`,
      title: 'Your call is cancelled',
      body: 'The appointment has been cancelled, and the attached entry removes it from your calendar. You can book another time whenever you like.',
      again: 'Book another time',
    },
    day: {
      subject: (when: string) => `Reminder: your consultation, ${when}`,
      title: 'Your call is tomorrow',
      body: 'A short reminder of our call. If the time no longer suits you, move or cancel it with the link below.',
    },
    hour: {
      subject: (when: string) => `In one hour: your consultation, ${when}`,
      title: 'Your call is in one hour',
      body: 'A short reminder of our call. We look forward to speaking with you.',
    },
  },
  staff: {
    booked: {
      subject: (name: string, when: string) => `Call booked: ${name}, ${when}`,
      title: 'A call is booked',
      body: 'A visitor has booked a consultation. Answering this mail writes to the visitor.',
    },
    moved: {
      subject: (name: string, when: string) => `Call moved: ${name}, ${when}`,
      title: 'A call has a new time',
      body: 'A consultation has been moved. The attached entry replaces the earlier one.',
    },
    cancelled: {
      subject: (name: string, when: string) => `Call cancelled: ${name}, ${when}`,
      title: 'A call is cancelled',
      body: 'A consultation has been cancelled. The time is free for others again.',
    },
    day: {
      subject: (name: string, when: string) => `Tomorrow: call with ${name}, ${when}`,
      title: 'A call is tomorrow',
      body: 'A reminder of a booked consultation.',
    },
    hour: {
      subject: (name: string, when: string) => `In one hour: call with ${name}, ${when}`,
      title: 'A call is in one hour',
      body: 'A reminder of a booked consultation.',
    },
  },
}
