/** The part of the account page with the address for calendar programs. */
export const calendarPart = {
  title: 'Calendar',
  text: 'Your calendar program can show what is due and your calls with us.',
  what: 'The address shows when requests, invoices that you may see and decisions that you are asked for are due. It shows your calls with us too. It changes nothing, and it stops when your access ends.',
  make: 'Make a calendar address',
  making: 'Making...',
  address: {
    label: 'Your calendar address',
    hint: 'Copy it now and subscribe to it in your calendar program. It is shown only once. Whoever has it can read these dates.',
    copy: 'Copy address',
    copied: 'Copied',
  },
  made: 'Made',
  read: 'Last read',
  neverRead: 'Not yet',
  change: 'Replace or revoke the address',
  consequence:
    'Both end the present address at once: calendars that subscribed to it show nothing new.',
  replace: 'Make a new address',
  revoke: 'Revoke the address',
  revoking: 'Revoking...',
  revoked: 'Calendar address revoked',
} as const

/** Words of the calendar itself. */
export const calendarFeed = {
  name: (company: string) => `${company} client portal`,
  requests: (title: string) => `Request due: ${title}`,
  decisions: (title: string) => `Decision due: ${title}`,
  invoices: (number: string) => `Invoice ${number} is due`,
  meetings: (company: string) => `Call with ${company}`,
  inProject: (project: string) => `Project: ${project}`,
  notFound: 'There is no such calendar.',
} as const
