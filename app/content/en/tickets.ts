import { found as countOf } from './found.ts'

/** What is said about support tickets on both sides. */
export const ticketCopy = {
  number: (short: string) => `Ticket #${short}`,
  status: { open: 'Open', in_progress: 'In progress', resolved: 'Resolved', closed: 'Closed' },
  priority: { low: 'Low', medium: 'Medium', high: 'High' },
  priorityOf: (priority: string) => `Priority: ${priority}`,
  formerMember: 'Former member',
  errors: {
    title: 'Please enter a title',
    titleLong: 'Title must be at most 200 characters',
    description: 'Please describe what you need',
    descriptionLong: 'Description must be at most 10,000 characters',
    priority: 'Please select a priority from the list',
    project: 'Please select a project from the list',
    body: 'Please write a message',
    bodyLong: 'Message must be at most 10,000 characters',
    closed: 'This ticket is closed. You can no longer reply to it.',
    assignee: 'Please select a person from the list',
    status: 'Please select a status from the list',
    watcher: 'Please select a colleague from the list',
    watchersMost: (most: number) =>
      `A ticket has at most ${most} watchers. Remove a watcher, then add this one.`,
    closedWatchers: 'This ticket is closed. You can no longer add watchers.',
    writers: 'Only people who have written in this ticket can add watchers.',
    changed:
      'Someone else changed this ticket while you were editing. Your change is not saved. This page shows the ticket as it is now.',
    moved:
      'Someone else changed the status of this ticket. Your message is not sent. Reload the page, then send it again.',
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

const found = countOf('ticket', 'tickets')

/** The portal's list of tickets. */
export const supportPage = {
  metaTitle: 'Support',
  title: 'Support',
  yours: 'Waiting for you',
  create: 'Create Ticket',
  caption: 'Support tickets',
  found,
  pages: 'Pages of tickets',
  searchLabel: 'Search tickets',
  searchPlaceholder: 'Search by text or ticket number...',
  whose: { label: 'Show', all: 'All tickets', mine: 'My tickets' },
  raisedBy: (name: string) => `by ${name}`,
  empty: 'No support tickets yet.',
  emptyHint:
    'Create a ticket to tell us what does not work or what you need. Our answer appears here and comes by email.',
  emptyViewing: 'The users of this client have not created a ticket yet.',
  noneOfMine: 'You have not created a ticket yet.',
  noneOfMineHint: 'Select All tickets to see the tickets of your colleagues.',
  noMatch: 'No tickets found matching your search.',
  noMatchHint: 'Try fewer words, another status or all tickets.',
  clearSearch: 'Show all tickets',
  failure: 'Error loading support tickets. Please try again.',
} as const

/** The dialog that creates a ticket. */
export const newTicket = {
  metaTitle: 'Create Ticket',
  title: 'Create Ticket',
  intro: 'We answer in the portal and send you an email.',
  close: 'Close',
  fields: {
    title: 'Title',
    description: 'Description',
    priority: 'Priority',
    project: 'Project',
    files: 'Attachments',
  },
  optional: 'optional',
  noProject: 'No project',
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
const ratingWords = { 1: 'Very bad', 2: 'Bad', 3: 'Fair', 4: 'Good', 5: 'Very good' } as const
const wordsOf: Record<number, string> = ratingWords

export const ticketPage = {
  back: 'All tickets',
  created: (date: string, name: string) => `Created ${date} by ${name}`,
  project: 'Project',
  files: 'Attachments of the ticket',
  thread: 'Conversation',
  threadEmpty: 'No replies yet.',
  earlier: 'Show earlier messages',
  latest: 'Show the latest messages',
  staff: 'Unordin support',
  byMail: 'By email',
  wholeMail: 'Whole email',
  note: 'Internal note',
  noteHint: 'Only staff can see this',
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
    reopened: 'Your reply has reopened the ticket.',
    failure: {
      title: 'Reply not sent',
      description: 'Failed to send the reply. Please try again.',
    },
    uploading: (percent: number) => `Uploading: ${percent}%`,
  },
  watchers: {
    title: 'Watchers',
    text: 'Watchers are colleagues who also get our replies by email.',
    none: 'No watchers yet.',
    colleague: 'Colleague',
    choose: 'Select a colleague',
    noColleagues: 'There is no other colleague to add.',
    onlyWriters: 'People who have written in this ticket can add watchers.',
    add: 'Add watcher',
    adding: 'Adding...',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name} from the watchers`,
    added: 'Watcher added',
    removed: 'Watcher removed',
  },
  solve: {
    title: 'Is your question resolved?',
    text: 'Mark the ticket as resolved. We tell our team. You can reopen it later.',
    submit: 'Mark as resolved',
    submitting: 'Saving...',
    done: 'Ticket marked as resolved',
  },
  /** When the ticket is solved. */
  rating: {
    title: 'How was our help?',
    rated: 'Your rating',
    legend: 'Rating',
    text: 'Our team and your colleagues see it.',
    words: ratingWords,
    of: (rating: number): string => `${rating} of 5: ${wordsOf[rating]}`,
    by: (name: string) => `by ${name}`,
    comment: 'Comment',
    hint: 'Optional. What was good, and what was missing?',
    change: 'Change the rating',
    submit: 'Send rating',
    submitting: 'Sending...',
    done: 'Thank you for your rating',
    errors: {
      rating: 'Please choose a rating',
      commentLong: 'A comment must be at most 2,000 characters',
      open: 'This ticket is open again. You can rate it when it is resolved.',
    },
  },
  reopen: {
    title: 'Reopen this ticket',
    text: 'This ticket is resolved. If you still need help, reopen it.',
    body: 'Message',
    hint: 'Optional. Tell us what is still missing.',
    submit: 'Reopen ticket',
    submitting: 'Reopening...',
    done: 'Ticket reopened',
  },
  typed: 'What you have typed',
  closed: {
    text: 'This ticket is closed. If you still need help, create a new ticket and mention this number.',
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
  ours: 'Waiting for us',
  searchLabel: 'Search tickets',
  searchPlaceholder: 'Search by text or ticket number...',
  client: 'Client',
  allClients: 'All clients',
  clientOnly: (name: string) => `Only tickets of ${name}`,
  assignee: 'Assignee',
  assignees: { all: 'All assignees', me: 'Assigned to me', none: 'Not assigned' },
  columns: {
    title: 'Ticket',
    client: 'Client',
    priority: 'Priority',
    status: 'Status',
    assignee: 'Assignee',
    created_at: 'Created',
    last_activity_at: 'Last activity',
  },
  empty: 'No open tickets.',
  emptyHint: 'A ticket appears here when a client creates one, until it is resolved.',
  noMatch: 'No tickets found matching your search.',
  noMatchHint: 'Try fewer words, another status or another client.',
  clearSearch: 'Clear filters',
  showEvery: 'Show all statuses',
  failure: 'Error loading support tickets. Please try again.',
} as const

/** A ticket as staff handle it. */
export const adminTicket = {
  settings: {
    title: 'Manage this ticket',
    status: 'Status',
    assignee: 'Assignee',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Ticket updated',
    failure: 'The change was not saved. Check your connection, then try again.',
  },
  fields: {
    client: 'Client',
    author: 'Created by',
    watchers: 'Watchers',
    created: 'Created',
    resolved: 'Resolved',
    rating: 'Rating by the client',
  },
  reply: {
    title: 'Reply to the client',
    hint: 'Everyone at the client who has written in this ticket or watches it gets your reply by email.',
    sent: 'Reply sent',
    closed: 'This ticket is closed. To reply, change its status. You can still add notes.',
  },
  note: {
    title: 'Add an internal note',
    body: 'Note',
    hint: 'Only staff can see this. It is never sent by email.',
    submit: 'Add note',
    submitting: 'Adding...',
    added: 'Note added',
  },
} as const

/** What the people who wrote in a ticket read in their notifications. */
export const ticketNotifications = {
  replied: (number: string, title: string) => `${number}, new reply: ${title}`,
  resolved: (number: string, title: string) => `${number}, resolved: ${title}`,
  reopened: (number: string, title: string) => `${number}, reopened: ${title}`,
  solved: (number: string, title: string) => `${number}, resolved: ${title}`,
  watching: (number: string, title: string) => `${number}, you watch this ticket: ${title}`,
} as const

/** Words of the mails about tickets. Every subject carries the number. */
export const ticketMails = {
  label: 'V<UNORDIN<<SUPPORT<TICKET<<<<<<<<<<',
  fields: {
    number: 'Ticket',
    message: 'Message',
    client: 'Client',
    priority: 'Priority',
    project: 'Project',
    files: 'Attachments',
    answerBy: 'We answer by',
  },
  open: 'Open the ticket',
  footer: 'Open the ticket to reply. Replies to this email are not added to the ticket. Questions:',
  footerOfAnswers:
    'Answer this email, or open the ticket, to reply: your answer is added to the ticket. Questions:',
  created: {
    subject: (number: string, title: string) => `${number}, new ticket: ${title}`,
    preview: (name: string) => `${name} has created a support ticket.`,
    title: 'New support ticket',
    body: (name: string) => `Please open this ticket and reply. ${name} has created it:`,
  },
  received: {
    subject: (number: string, title: string) => `${number}, received: ${title}`,
    preview: (hours: number) => `A person answers within ${hours} hours.`,
    title: 'We have received your ticket',
    body: (number: string, hours: number) =>
      `Thank you. This is ${number}. A person answers within ${hours} hours, in the portal and by email. Below is what you wrote.`,
  },
  staffReply: {
    subject: (number: string, title: string) => `${number}, new reply: ${title}`,
    preview: (name: string) => `${name} has replied to your support ticket.`,
    title: 'New reply to your ticket',
    body: (name: string) => `${name} has replied to your support ticket:`,
  },
  staffReplyToOthers: {
    subject: (number: string, title: string) => `${number}, new reply: ${title}`,
    preview: (name: string) => `${name} has replied to a support ticket you wrote in.`,
    title: 'New reply to a ticket you wrote in',
    body: (name: string) => `${name} has replied to a support ticket you wrote in:`,
  },
  staffReplyToWatchers: {
    subject: (number: string, title: string) => `${number}, new reply: ${title}`,
    preview: (name: string) => `${name} has replied to a support ticket you watch.`,
    title: 'New reply to a ticket you watch',
    body: (name: string) => `${name} has replied to a support ticket you watch:`,
  },
  watching: {
    subject: (number: string, title: string) => `${number}, you watch this ticket: ${title}`,
    preview: (name: string) => `${name} has added you to the watchers of a support ticket.`,
    title: 'You watch a ticket',
    body: (name: string) =>
      `${name} has added you to the watchers of this support ticket. You get our replies by email. To stop them, open the ticket and remove yourself from its watchers.`,
  },
  reopened: {
    subject: (number: string, title: string) => `${number}, reopened: ${title}`,
    preview: (name: string) => `${name} has replied and reopened your support ticket.`,
    title: 'Your ticket is open again',
    body: (name: string) =>
      `Your support ticket was resolved. ${name} has replied, and the ticket is open again:`,
  },
  reopenedByColleague: {
    subject: (number: string, title: string) => `${number}, reopened: ${title}`,
    preview: (name: string) => `${name} has reopened your support ticket.`,
    title: 'Your ticket is open again',
    body: (name: string) =>
      `Your support ticket was resolved. ${name} has reopened it. Reply to tell us what is still missing.`,
  },
  solvedByColleague: {
    subject: (number: string, title: string) => `${number}, resolved: ${title}`,
    preview: (name: string) => `${name} has marked your support ticket as resolved.`,
    title: 'Your ticket is marked as resolved',
    body: (name: string) =>
      `${name} has marked your support ticket as resolved. If you still need help, reply as described below. Your reply reopens the ticket.`,
  },
  clientReopened: {
    subject: (number: string, title: string) => `${number}, client reopened: ${title}`,
    preview: (name: string) => `${name} has reopened a support ticket.`,
    title: 'The client has reopened a ticket',
    body: (name: string) =>
      `Please open this ticket and reply. ${name} has reopened it without a message.`,
  },
  clientSolved: {
    subject: (number: string, title: string) => `${number}, client marked as resolved: ${title}`,
    preview: (name: string) => `${name} has marked a support ticket as resolved.`,
    title: 'The client has marked a ticket as resolved',
    body: (name: string) =>
      `${name} has marked this support ticket as resolved. You have nothing to do.`,
  },
  rated: {
    subject: (number: string, title: string) => `${number}, rated by the client: ${title}`,
    preview: (name: string) => `${name} has rated our help.`,
    title: 'The client has rated our help',
    body: (name: string) => `${name} has rated our help with this support ticket:`,
    rating: 'Rating',
  },
  clientReply: {
    subject: (number: string, title: string) => `${number}, client replied: ${title}`,
    preview: (name: string) => `${name} has replied to a support ticket.`,
    title: 'The client has replied',
    body: (name: string) => `${name} has replied to this support ticket:`,
    reopened: 'The ticket was resolved. This reply has reopened it.',
  },
  assigned: {
    subject: (number: string, title: string) => `${number}, assigned to you: ${title}`,
    preview: (name: string) => `${name} has assigned a support ticket to you.`,
    title: 'A ticket is assigned to you',
    body: (name: string) => `${name} has assigned this support ticket to you:`,
  },
  /** Below all three. */
  rateIt: 'If it is resolved, please rate our help on its page, from 1 to 5. It takes a moment.',
  resolved: {
    subject: (number: string, title: string) => `${number}, resolved: ${title}`,
    preview: 'Your support ticket is resolved.',
    title: 'Your ticket is resolved',
    body: 'We have marked your support ticket as resolved. If you still need help, reply as described below. Your reply reopens the ticket.',
  },
  resolvedToOthers: {
    subject: (number: string, title: string) => `${number}, resolved: ${title}`,
    preview: 'A support ticket you wrote in is resolved.',
    title: 'A ticket you wrote in is resolved',
    body: 'We have marked a support ticket you wrote in as resolved. If you still need help, reply as described below. Your reply reopens the ticket.',
  },
  resolvedToWatchers: {
    subject: (number: string, title: string) => `${number}, resolved: ${title}`,
    preview: 'A support ticket you watch is resolved.',
    title: 'A ticket you watch is resolved',
    body: 'We have marked a support ticket you watch as resolved. If you still need help, reply as described below. Your reply reopens the ticket.',
  },
} as const
