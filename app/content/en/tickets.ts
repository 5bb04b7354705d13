/** What is said about support tickets on both sides. */
export const ticketCopy = {
  number: (short: string) => `Ticket #${short}`,
  status: { open: 'Open', in_progress: 'In progress', resolved: 'Resolved', closed: 'Closed' },
  priority: { low: 'Low', medium: 'Medium', high: 'High' },
  priorityOf: (priority: string) => `Priority: ${priority}`,
  formerMember: 'Former member',
  errors: {
    title: 'Please enter a title',
    titleLong: 'A title has at most 200 characters',
    description: 'Please describe what you need',
    descriptionLong: 'A description has at most 10,000 characters',
    priority: 'Please select a priority from the list',
    body: 'Please write a message',
    bodyLong: 'A message has at most 10,000 characters',
    closed: 'This ticket is closed and takes no more replies.',
    assignee: 'Please select a person from the list',
    status: 'Please select a status from the list',
    changed: 'Somebody else has changed this ticket meanwhile. It is shown as it is now.',
  },
  sorts: {
    created_at: 'Newest first',
    'created_at.asc': 'Oldest first',
    last_activity_at: 'Latest activity first',
    priority: 'Highest priority first',
  },
  filters: {
    status: 'Status',
    allStatuses: 'All statuses',
    priority: 'Priority',
    allPriorities: 'All priorities',
    sort: 'Sort by',
  },
} as const

const found = (count: number, capped: boolean) =>
  `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'ticket' : 'tickets'}`

/** The portal's list of tickets. */
export const supportPage = {
  metaTitle: 'Support',
  title: 'Support',
  create: 'Create Ticket',
  caption: 'Support tickets',
  found,
  pages: 'Pages of tickets',
  searchLabel: 'Search tickets',
  searchPlaceholder: 'Words or a ticket number...',
  whose: { label: 'Whose tickets', all: 'All tickets', mine: 'My tickets' },
  raisedBy: (name: string) => `by ${name}`,
  empty: 'No support tickets yet.',
  emptyHint: 'Tell us what does not work or what you need. The answer arrives here and by mail.',
  emptyViewing: 'The people of this client have raised none.',
  noneOfMine: 'You have not raised a ticket yet.',
  noneOfMineHint: 'Those of your colleagues are under all tickets.',
  noMatch: 'No tickets found matching your search.',
  noMatchHint: 'Try fewer words, another status or all tickets.',
  clearSearch: 'Show all tickets',
  failure: 'Error loading support tickets. Please try again.',
} as const

/** The dialog that raises a ticket. */
export const newTicket = {
  draft: {
    kept: 'What you typed before is still here.',
    discard: 'Start afresh',
  },
  metaTitle: 'Create Ticket',
  title: 'Create Ticket',
  intro: 'We answer in the portal, and you get a mail.',
  close: 'Close',
  fields: { title: 'Title', description: 'Description', priority: 'Priority' },
  submit: 'Create Ticket',
  submitting: 'Creating...',
  required: '(required)',
  success: {
    title: 'Support ticket created',
    description: 'Your ticket has been submitted successfully.',
  },
  failure: {
    title: 'Error creating ticket',
    description: 'Failed to create support ticket. Please try again.',
  },
} as const

/** A ticket's own page and its thread, on both sides. */
export const ticketPage = {
  back: 'All tickets',
  created: (date: string, name: string) => `Created ${date} by ${name}`,
  thread: 'Conversation',
  threadEmpty: 'No replies yet.',
  earlier: 'Show earlier messages',
  latest: 'Show the latest messages',
  staff: 'Unordin support',
  note: 'Internal note',
  noteHint: 'Seen by staff only',
  moved: (from: string, to: string) => `Status changed from ${from} to ${to}`,
  attachments: 'Attachments',
  download: (name: string, size: string) => `Download ${name}, ${size}`,
  reply: {
    title: 'Reply',
    body: 'Message',
    files: 'Attachments',
    filesHint:
      'Up to 5 files of 25 MB each: PDF, Office documents, pictures, text, CSV or ZIP files.',
    submit: 'Send reply',
    submitting: 'Sending...',
    cancel: 'Cancel',
    sent: 'Reply sent',
    reopened: 'Your reply has opened the ticket again.',
    failure: {
      title: 'Reply not sent',
      description: 'Failed to send the reply. Please try again.',
    },
    uploading: (percent: number) => `Uploading: ${percent}%`,
  },
  resolved: 'This ticket is resolved. If something is still open, reply: that opens it again.',
  closed: {
    text: 'This ticket is closed. To go on with it, create a new ticket and mention its number.',
    create: 'Create Ticket',
  },
} as const

/** The staff's list of tickets. */
export const adminTicketsPage = {
  title: 'Tickets',
  caption: 'Support tickets',
  found,
  pages: 'Pages of tickets',
  waiting: 'Open and in progress',
  searchLabel: 'Search tickets',
  searchPlaceholder: 'Title, description or ticket number...',
  client: 'Client',
  allClients: 'All clients',
  clientOnly: (name: string) => `Only tickets of ${name}`,
  assignee: 'Assignee',
  assignees: { all: 'Anybody', me: 'Assigned to me', none: 'Nobody' },
  columns: {
    title: 'Ticket',
    client: 'Client',
    priority: 'Priority',
    status: 'Status',
    assignee: 'Assignee',
    created_at: 'Created',
    last_activity_at: 'Last activity',
  },
  empty: 'No tickets are waiting.',
  emptyHint: 'Tickets that clients raise appear here until they are resolved.',
  noMatch: 'No tickets found matching your search.',
  noMatchHint: 'Try fewer words, another status or another client.',
  clearSearch: 'Clear the filters',
  showEvery: 'Show all statuses',
  failure: 'Error loading support tickets. Please try again.',
} as const

/** A ticket as staff handle it. */
export const adminTicket = {
  settings: {
    title: 'Handling',
    status: 'Status',
    assignee: 'Assignee',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Ticket updated',
    failure: 'The change could not be saved. Check the connection, then try again.',
  },
  fields: { client: 'Client', author: 'Raised by', created: 'Created', resolved: 'Resolved' },
  reply: {
    title: 'Reply to the client',
    hint: 'Everyone of the client who wrote in this ticket gets it by mail.',
    sent: 'Reply sent',
    closed: 'This ticket is closed. Set another status to reply; notes can still be added.',
  },
  note: {
    title: 'Add an internal note',
    body: 'Note',
    hint: 'Seen by staff only, never mailed.',
    submit: 'Add note',
    submitting: 'Adding...',
    added: 'Note added',
  },
} as const

/** What those who wrote in a ticket find among the notifications. */
export const ticketNotifications = {
  replied: (number: string, title: string) => `${number}: new reply to: ${title}`,
  resolved: (number: string, title: string) => `${number}: resolved: ${title}`,
  reopened: (number: string, title: string) => `${number}: opened again: ${title}`,
} as const

/** Words of the mails about tickets. Every subject carries the number. */
export const ticketMails = {
  label: 'V<UNORDIN<<SUPPORT<TICKET<<<<<<<<<<',
  fields: {
    number: 'Ticket',
    message: 'Message',
    client: 'Client',
    priority: 'Priority',
    files: 'Attachments',
  },
  open: 'Open the ticket',
  footer: 'Please answer in the portal; replies to this mail do not reach the ticket. Questions:',
  created: {
    subject: (number: string, title: string) => `${number}: new ticket: ${title}`,
    preview: (name: string) => `${name} has raised a support ticket.`,
    title: 'A new support ticket',
    body: (name: string) => `${name} has raised a support ticket:`,
  },
  staffReply: {
    subject: (number: string, title: string) => `${number}: reply to: ${title}`,
    preview: (name: string) => `${name} has replied to your support ticket.`,
    title: 'A reply to your ticket',
    body: (name: string) => `${name} has replied to your support ticket:`,
  },
  staffReplyToOthers: {
    subject: (number: string, title: string) => `${number}: reply to: ${title}`,
    preview: (name: string) => `${name} has replied to a support ticket that you wrote in.`,
    title: 'A reply to a ticket you wrote in',
    body: (name: string) => `${name} has replied to a support ticket that you wrote in:`,
  },
  reopened: {
    subject: (number: string, title: string) => `${number}: opened again: ${title}`,
    preview: (name: string) => `${name} has opened your support ticket again.`,
    title: 'Your ticket is open again',
    body: (name: string) =>
      `Your support ticket was resolved. ${name} has replied, which opened it again:`,
  },
  clientReply: {
    subject: (number: string, title: string) => `${number}: client replied: ${title}`,
    preview: (name: string) => `${name} has replied to a support ticket.`,
    title: 'The client has replied',
    body: (name: string) => `${name} has replied:`,
    reopened: 'The ticket was resolved; this reply has opened it again.',
  },
  assigned: {
    subject: (number: string, title: string) => `${number}: yours: ${title}`,
    preview: (name: string) => `${name} has given you a support ticket to look after.`,
    title: 'A ticket is yours',
    body: (name: string) => `${name} has given you this support ticket to look after:`,
  },
  resolved: {
    subject: (number: string, title: string) => `${number}: resolved: ${title}`,
    preview: 'Your support ticket is resolved.',
    title: 'Your ticket is resolved',
    body: 'We have marked your support ticket as resolved. If something is still open, reply in the portal: that opens the ticket again.',
  },
  resolvedToOthers: {
    subject: (number: string, title: string) => `${number}: resolved: ${title}`,
    preview: 'A support ticket that you wrote in is resolved.',
    title: 'A ticket you wrote in is resolved',
    body: 'We have marked a support ticket that you wrote in as resolved. If something is still open, reply in the portal: that opens the ticket again.',
  },
} as const
