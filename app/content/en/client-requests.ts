import { found } from './found.ts'

/** Words of requests: what our team asks of a client, for both sides. */
export const requestCopy = {
  standing: {
    overdue: 'Overdue',
    waiting: 'Waiting for you',
    review: 'In review',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  adminStanding: {
    overdue: 'Overdue',
    waiting: 'Waiting for client',
    review: 'To review',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  lineStatus: {
    missing: 'Missing',
    given: 'In review',
    returned: 'Returned',
    accepted: 'Accepted',
  },
  kinds: { document: 'Document', answer: 'Answer' },
  sorts: { due_on: 'Due date', created_at: 'Created', title: 'Title' },
  progress: (accepted: number, given: number, total: number) =>
    given > 0
      ? `${accepted} of ${total} accepted, ${given} in review`
      : `${accepted} of ${total} accepted`,
  progressOf: (title: string) => `Progress of ${title}`,
  accepted: (accepted: number, total: number) => `${accepted} of ${total}`,
  nobody: 'The client’s administrators',
  typed: 'What you have typed',
} as const

const shared = {
  title: 'Requests',
  metaTitle: 'Requests',
  caption: 'Requests',
  found: found('request', 'requests'),
  columns: {
    title: 'Request',
    client: 'Client',
    project: 'Project',
    due_on: 'Due',
    progress: 'Accepted',
    status: 'Status',
    created_at: 'Created',
    actions: 'Actions',
  },
  noProject: 'No project',
  searchLabel: 'Search requests',
  searchPlaceholder: 'Search by title...',
  show: 'Show',
  sort: 'Sort by',
  noMatch: 'No requests found matching your search.',
  noMatchHint: 'Try fewer letters or show all requests.',
  pages: 'Pages of requests',
  failure: 'Error loading requests. Please try again.',
} as const

export const portalRequests = {
  ...shared,
  shows: {
    open: 'Open',
    yours: 'Waiting for you',
    review: 'In review',
    completed: 'Completed',
    cancelled: 'Cancelled',
    all: 'All requests',
  },
  empty: 'Nothing is asked of you.',
  emptyHint: 'When our team needs documents or answers from you, the request appears here.',
  due: 'Due',
} as const

export const adminRequests = {
  ...shared,
  client: 'Client',
  allClients: 'All clients',
  whose: 'Whose',
  whoses: { all: 'Everybody’s', mine: 'Mine' },
  shows: {
    open: 'Open',
    overdue: 'Overdue',
    yours: 'Waiting for client',
    review: 'To review',
    completed: 'Completed',
    cancelled: 'Cancelled',
    all: 'All requests',
  },
  empty: 'No requests yet.',
  emptyHint:
    'Ask a client for documents or answers: everything that comes back is kept in its project.',
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  create: 'New request',
} as const

/** One request, as the client sees it. */
export const portalRequest = {
  back: 'All requests',
  askedBy: (name: string, company: string) => `${name}, ${company}`,
  details: 'About this request',
  from: 'From',
  due: 'Due',
  project: 'Project',
  contact: 'Who is asked',
  lines: 'What we need',
  completed: 'Everything has been accepted. Thank you.',
  cancelled: 'This request was cancelled. Nothing more is needed.',
  allGiven: 'You have sent everything. We will look at it and get back to you.',
  given: (name: string) => `Given by ${name}`,
  returned: 'Please send it again:',
  files: 'Files',
  filesHint: (most: number, size: string, plain: string) =>
    `Send up to ${most} files at once, each up to ${size} (without JavaScript: ${plain}). If the connection is lost, a large file continues where it stopped. A photo from your phone is fine. If we returned a file, send the new one under the same name.`,
  /** The field or button of one line among others. */
  named: (what: string, line: string) => `${what}: ${line}`,
  sendFiles: 'Send files',
  moreFiles: 'Send more files',
  answer: 'Your answer',
  sendAnswer: 'Send answer',
  changeAnswer: 'Change answer',
  sending: 'Sending...',
  required: '(required)',
  sent: (line: string) => `Sent: ${line}`,
  version: (version: number) => `Version ${version}`,
  errors: {
    files: 'Please choose a file',
    answer: 'Please write an answer',
    answerLong: 'An answer must be at most 10,000 characters',
    changed:
      'A colleague has answered since you opened this page. Their answer is shown; send yours again to replace it.',
    closed: 'You can no longer send anything here: our team has accepted it or closed the request.',
    line: 'This item is no longer part of the request.',
  },
} as const

/** The form for a new request. */
export const newRequest = {
  title: 'New request',
  back: 'All requests',
  hint: 'Ask a client for documents or answers. They get an email, see it in their portal and are reminded before and after the date.',
  client: 'Client',
  chooseClient: 'Client',
  clientPlaceholder: 'Choose a client',
  otherClient: 'Another client',
  noClients: 'No clients yet.',
  createClient: 'Create a client first.',
  template: 'Begin with',
  emptyTemplate: 'An empty request',
  continue: 'Continue',
  manageTemplates: 'Templates',
  optional: 'optional',
  required: '(required)',
  fields: {
    title: 'Title',
    reason: 'Why we need it',
    reasonHint: 'The client reads it above the lines.',
    due_on: 'Due date',
    project: 'Project',
    noProject: 'No project',
    contact: 'Who is asked',
    everybody: 'The client’s administrators',
  },
  lines: 'What we ask for',
  linesHint: 'One line for each document or question. Lines without a title are left out.',
  line: (place: number) => `Line ${place}`,
  kind: 'Kind',
  lineTitle: 'What',
  lineHint: 'Hint for the client',
  add: 'Add a line',
  full: 'A request has at most 50 lines.',
  up: (place: number) => `Move line ${place} up`,
  down: (place: number) => `Move line ${place} down`,
  remove: (place: number) => `Remove line ${place}`,
  submit: 'Send request',
  submitting: 'Sending...',
  sent: 'Request sent',
  sentToNobody: 'Nobody at this client can sign in, so nobody got an email.',
  failure: 'The request could not be sent. Please try again.',
  errors: {
    title: 'Please write a title',
    titleLong: 'A title must be at most 200 characters',
    reasonLong: 'The reason must be at most 5,000 characters',
    due_on: 'Please choose a date',
    past: 'This date has passed. Choose a later date.',
    place: 'Choose a project and a person of this client',
    unseen: 'This person does not see that project. Choose somebody else',
    client: 'This client does not exist any more. Please choose another one.',
    sentBefore:
      'This form was already sent with a different text. Open the list to see what was sent.',
    lines: 'Please write at least one line',
    lineTitle: 'A line needs a title of at most 200 characters',
    lineHint: 'A hint must be at most 1,000 characters',
  },
} as const

/** One request, as staff see it. */
export const adminRequest = {
  back: 'All requests',
  details: 'About this request',
  client: 'Client',
  project: 'Project',
  due: 'Due',
  contact: 'Who is asked',
  author: 'Asked by',
  created: 'Created',
  reason: 'Why we need it',
  lines: 'Lines',
  given: (name: string) => `Given by ${name}`,
  returned: 'Returned:',
  accept: 'Accept',
  acceptOf: (line: string) => `Accept: ${line}`,
  give: 'Return',
  giveOf: (line: string) => `Return: ${line}`,
  giveBack: 'Return with a reason',
  because: 'What is wrong or missing',
  becauseHint: 'The client reads it and gets an email.',
  removeLine: 'Remove line',
  removeLineOf: (line: string) => `Remove: ${line}`,
  accepted: (line: string) => `Accepted: ${line}`,
  wasReturned: (line: string) => `Returned: ${line}`,
  wasRemoved: (line: string) => `Removed: ${line}`,
  gone: (name: string | null) => `${name ?? 'Former member'} (can no longer sign in)`,
  edit: 'Change the request',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Request saved',
  addLine: 'Add a line',
  added: 'Line added',
  template: 'Keep as a template',
  templateHint:
    'Its title, reason and lines can begin other requests. A template with the same title is replaced.',
  keep: 'Keep as template',
  kept: 'Kept as a template',
  cancel: 'Cancel the request',
  cancelHint:
    'The client is no longer reminded and can give nothing more. What was given stays in their documents.',
  wasCancelled: 'Request cancelled',
  reopen: 'Open again',
  wasReopened: 'Request open again',
  required: '(required)',
  errors: {
    because: 'Please write a reason',
    becauseLong: 'A reason must be at most 2,000 characters',
    stale: 'Somebody has changed this request since you opened it. The page shows it as it is now.',
    status: 'This is not possible any more. The page shows the request as it is now.',
    full: 'A request has at most 50 lines.',
    last: 'A request needs at least one line.',
  },
} as const

export const requestTemplates = {
  title: 'Templates for requests',
  back: 'New request',
  hint: 'Keep a template on the page of a request. Those of the product cannot be removed.',
  caption: 'Templates',
  columns: { title: 'Template', lines: 'Lines', actions: 'Actions' },
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  removed: 'Template removed',
  gone: 'Somebody has removed this template already.',
  full: (most: number) => `At most ${most} templates can be kept. Please remove one first.`,
  own: 'Of the product',
  empty: 'You have kept no template yet.',
} as const

/** Templates that every installation has, by their key in the address. */
export const usualTemplates = {
  'kick-off': {
    title: 'Kick-off pack',
    reason:
      'So that the work can begin on the agreed day, please give us what is listed below. If something does not exist yet, say so in a ticket and we find another way.',
    lines: [
      {
        kind: 'document',
        title: 'Signed statement of work',
        hint: 'All pages, as one PDF.',
      },
      {
        kind: 'document',
        title: 'Organization chart of the program',
        hint: 'Who decides, who works with us, and who must be informed.',
      },
      {
        kind: 'document',
        title: 'Security and data protection policies',
        hint: 'The policies that our work must follow, such as for access, logging and retention.',
      },
      {
        kind: 'document',
        title: 'Description of the systems concerned',
        hint: 'Diagrams and interfaces of what exists today.',
      },
      {
        kind: 'document',
        title: 'Logo and style guide',
        hint: 'As vector graphics where you have them.',
      },
      {
        kind: 'answer',
        title: 'Who may approve deliverables?',
        hint: 'Names, roles and email addresses.',
      },
    ],
  },
  'data-access': {
    title: 'Data access',
    reason: 'We need this to work with your data in the way that you have approved.',
    lines: [
      { kind: 'document', title: 'Signed data processing agreement', hint: '' },
      {
        kind: 'document',
        title: 'Sample data without personal details',
        hint: 'CSV or spreadsheet.',
      },
      { kind: 'answer', title: 'Where may the data be stored and processed?', hint: '' },
      { kind: 'answer', title: 'Who grants and removes access?', hint: 'Name and email address.' },
    ],
  },
} as const

export const requestNotices = {
  sent: (title: string) => `We need something from you: ${title}`,
  changed: (title: string) => `Changed: ${title}`,
  returned: (line: string) => `Please look again: ${line}`,
  completed: (title: string) => `Everything accepted: ${title}`,
  cancelled: (title: string) => `Request cancelled: ${title}`,
} as const

export const requestMails = {
  label: 'D<REQUEST<<<<<<<<<<<<<<<<<<<<',
  fields: { request: 'Request', project: 'Project', due: 'Due', line: 'Item', client: 'Client' },
  open: 'Open the request',
  more: (count: number) => `and ${count} more`,
  lines: 'What we need',
  changed: {
    subject: (title: string, _due: string) => `Changed: ${title}`,
    title: 'A request has changed',
    body: 'Please look at it again. The following is still missing.',
  },
  cancelled: {
    subject: (title: string, _due: string) => `Cancelled: ${title}`,
    title: 'A request was cancelled',
    body: 'Nothing more is needed for this request. What you have given stays in your documents.',
  },
  sent: {
    subject: (title: string) => `We need something from you: ${title}`,
    title: 'We need something from you',
    body: (name: string) => `${name} asks you for the following.`,
  },
  soon: {
    subject: (title: string, due: string) => `Due on ${due}: ${title}`,
    title: 'A request is due soon',
    body: 'A friendly reminder: the following is still missing.',
  },
  due: {
    subject: (title: string, _due: string) => `Due today: ${title}`,
    title: 'A request is due today',
    body: 'The following is still missing.',
  },
  late: {
    subject: (title: string, _due: string) => `Overdue: ${title}`,
    title: 'A request is overdue',
    body: 'The following is still missing. We may not be able to continue without it.',
  },
  returned: {
    subject: (line: string) => `Please look again: ${line}`,
    title: 'Please look again',
    body: (name: string) => `${name} has returned an item of a request, with this reason:`,
  },
  given: {
    subject: (client: string, title: string) => `${client} has given everything: ${title}`,
    title: 'Ready to review',
    body: (name: string) =>
      `${name} has given the last thing that was missing. Please accept or return each line.`,
  },
  footer: 'You receive this email because you work with us on this request. Questions:',
  footerOfAnswers:
    'Answer this email to add a comment, which everybody of your organization who sees this can read. We add attached files to the first item that still needs a document. Questions:',
  staffFooter:
    'You receive this email because you sent this request, or because whoever sent it has left. Questions:',
} as const
