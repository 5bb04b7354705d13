/** The part of the account page where people of a client choose how they get each kind of mail. */
export const mailChoicesPart = {
  title: 'Emails',
  text: 'Choose how you get each kind of email. What needs you is on the first page of the portal.',
  choices: { now: 'At once', daily: 'Daily digest', off: 'Off' },
  kinds: {
    projects: { title: 'Projects and documents', hint: 'Updates that we post, and new documents' },
    requests: { title: 'Requests', hint: 'What we ask you for, and reminders of it' },
    decisions: { title: 'Decisions', hint: 'What you are asked to decide, and reminders of it' },
    comments: {
      title: 'Comments',
      hint: 'What others write about your projects, documents and requests',
    },
    tickets: { title: 'Tickets', hint: 'Our answers, and what colleagues change' },
    colleagues: { title: 'Colleagues', hint: 'Who joined. Only administrators get these' },
  },
  always: [
    { title: 'Invoices and payments', hint: 'For those who see invoices' },
    { title: 'Sign-in and security', hint: 'Your password, your access and your calls with us' },
  ],
  alwaysSent: 'Always sent',
  zone: 'Time zone',
  zoneHint:
    'The digest comes at 08:00 from Monday to Friday. Times in the portal are in this zone too.',
  browserZone: (zone: string) => `Your browser is in ${zone}.`,
  save: 'Save choices',
  saving: 'Saving...',
  saved: 'Choices saved',
  errors: {
    choice: 'Please choose one of the three',
    zone: 'Please choose a time zone from the list',
  },
} as const

/** The mail that gathers what happened since the last one. */
export const digestMail = {
  label: 'P<UNORDIN<<DAILY<DIGEST<<<<<<<<<<<<<',
  subject: (count: number) => `Your daily digest: ${count} ${count === 1 ? 'item' : 'items'}`,
  title: 'Your daily digest',
  preview: 'What happened in your client portal, and what you have not opened yet.',
  more: (count: number) =>
    `And ${count} more ${count === 1 ? 'item' : 'items'}, in your notifications.`,
  open: 'Open the portal',
  choose: 'Choose which emails you get',
  footer: 'You get this digest because you chose it in your account. Questions? Write to',
} as const
