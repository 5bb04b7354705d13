/** The portal's first page: what needs the client, what is new, and whom to turn to. */
export const portalHome = {
  title: 'What needs you',
  waiting: (count: number, capped: boolean) =>
    count === 1 && !capped ? '1 item' : `${count}${capped ? ' or more' : ''} items`,
  empty: 'Nothing needs you right now.',
  emptyHint:
    'A request for documents, a decision, a ticket that we have answered, an invoice to pay or a booked call appears here.',
  kinds: {
    requests: 'Request',
    decisions: 'Decision',
    tickets: 'Ticket',
    invoices: 'Invoice',
    meetings: 'Call',
  },
  call: 'Call with our team',
  missing: (title: string, lines: number) =>
    `${title} · ${lines === 1 ? '1 item missing' : `${lines} items missing`}`,
  /** Before the date. */
  when: {
    requests: 'Due',
    decisions: 'Due',
    tickets: 'We answered',
    invoices: 'Due',
    overdue: 'Overdue since',
    meetings: 'Begins',
  },
  actions: {
    give: 'Send',
    decide: 'Decide',
    answer: 'Answer',
    pay: 'Pay',
    move: 'Move',
    join: 'Join',
  },
  actionOf: (action: string, what: string) => `${action}: ${what}`,
  all: {
    requests: (count: string) => `All ${count} requests that wait for you`,
    decisions: (count: string) => `All ${count} decisions that wait for you`,
    tickets: (count: string) => `All ${count} tickets that wait for you`,
    invoices: (count: string) => `All invoices (${count} to pay)`,
    meetings: (count: string) => `${count} calls are booked`,
  },
  count: (count: number, most: number) => (count > most ? `${most}+` : String(count)),
  /** The count beside a tab, for a screen reader. */
  tabs: {
    requests: (count: string) => `${count} waiting for you`,
    decisions: (count: string) => `${count} waiting for you`,
    tickets: (count: string) => `${count} waiting for your answer`,
    invoices: (count: string) => `${count} to pay`,
  },
  changes: {
    title: 'New since your last visit',
    firstTitle: 'New since you joined',
    empty: 'Nothing new since then.',
    kinds: {
      updates: 'Update',
      documents: 'Document',
      milestones: 'Milestone done',
      tickets: 'Ticket answered',
      invoices: 'Invoice',
    },
    all: 'All notifications',
  },
  contact: {
    title: 'Your contact',
    role: (company: string) => `Looks after you at ${company}`,
    team: (company: string) => `The team of ${company}`,
    teamRole: 'We answer within 24 hours',
    mail: 'Email',
    book: 'Book a call',
    ticket: 'Create a ticket',
  },
} as const
