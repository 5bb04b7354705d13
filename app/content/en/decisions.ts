import { found } from './found.ts'

/** Words of decisions: what a client's people are asked to approve, acknowledge or sign, for both sides. */
export const decisionCopy = {
  kinds: { approval: 'Approval', acknowledgement: 'Acknowledgement', signature: 'Signature' },
  /** In a narrow column. */
  deeds: { approval: 'Approve', acknowledgement: 'Acknowledge', signature: 'Sign' },
  /** In a sentence: “please … it”. */
  toDo: { approval: 'approve', acknowledgement: 'acknowledge', signature: 'sign' },
  done: { approval: 'approved', acknowledgement: 'acknowledged', signature: 'signed' },
  standing: {
    overdue: 'Overdue',
    yours: 'Waiting for you',
    open: 'Waiting for others',
    agreed: 'Agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  adminStanding: {
    overdue: 'Overdue',
    yours: 'Waiting',
    open: 'Waiting',
    agreed: 'Agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  sorts: { due_on: 'Due date', created_at: 'Created', title: 'Title' },
  agreedOf: (agreed: number, total: number) => `${agreed} of ${total}`,
  progress: (agreed: number, total: number) => `${agreed} of ${total} agreed`,
  version: (version: number) => `Version ${version}`,
  fingerprint: 'SHA-256 fingerprint',
  openDocument: 'Open the document',
  gone: 'This document was deleted.',
  newer: 'Only this version is decided. A new version asks everybody again.',
  people: 'Who decides',
  inTurn: 'In turn, in this order',
  atOnce: 'All at once',
  answers: {
    agreed: { approval: 'Approved', acknowledgement: 'Acknowledged', signature: 'Signed' },
    declined: 'Declined',
    awaited: 'Waiting',
    later: 'Not yet their turn',
    none: 'Not asked any more',
  },
  you: 'you',
  history: 'What happened',
  events: {
    asked: 'Asked',
    asked_again: 'New version, asked again',
    agreed: 'Agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  signIn: {
    password: 'Signed in with a password',
    code: 'Signed in with a password and a code',
    passkey: 'Signed in with a passkey',
  },
  from: (ip: string) => `from ${ip}`,
  signedAs: (name: string) => `Signed as ${name}`,
  seal: 'Seal of this entry',
  typed: 'What you have typed',
} as const

const shared = {
  title: 'Decisions',
  metaTitle: 'Decisions',
  caption: 'Decisions',
  found: found('decision', 'decisions'),
  columns: {
    title: 'Decision',
    client: 'Client',
    kind: 'Kind',
    status: 'Status',
    people: 'Agreed',
    due_on: 'Due',
    created_at: 'Created',
    actions: 'Actions',
  },
  searchLabel: 'Search decisions',
  searchPlaceholder: 'Search by title...',
  show: 'Show',
  sort: 'Sort by',
  noMatch: 'No decisions found matching your search.',
  noMatchHint: 'Try fewer letters or show all decisions.',
  pages: 'Pages of decisions',
  failure: 'Error loading decisions. Please try again.',
} as const

export const portalDecisions = {
  ...shared,
  shows: {
    open: 'Open',
    yours: 'Waiting for you',
    agreed: 'Agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    all: 'All decisions',
  },
  empty: 'There is nothing to decide.',
  emptyHint: 'When our team asks you to approve, acknowledge or sign something, it appears here.',
  due: 'Due',
} as const

export const adminDecisions = {
  ...shared,
  client: 'Client',
  allClients: 'All clients',
  whose: 'Whose',
  whoses: { all: 'Everybody’s', mine: 'Mine' },
  shows: {
    open: 'Open',
    overdue: 'Overdue',
    agreed: 'Agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    all: 'All decisions',
  },
  empty: 'No decisions yet.',
  emptyHint: 'Ask people of a client to approve, acknowledge or sign a document or a text.',
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  create: 'New decision',
} as const

/** One decision, as the client sees it. */
export const portalDecision = {
  back: 'All decisions',
  details: 'About this decision',
  askedBy: (name: string, company: string) => `${name}, ${company}`,
  from: 'From',
  due: 'Due',
  project: 'Project',
  subject: 'What is decided',
  note: 'From our team',
  answer: 'Your answer',
  wording: {
    approval: {
      document: (name: string, version: number) =>
        `I have read “${name}”, version ${version}, and approve it.`,
      text: (title: string) => `I have read “${title}” and approve it.`,
    },
    acknowledgement: {
      document: (name: string, version: number) =>
        `I have read “${name}”, version ${version}, and acknowledge it.`,
      text: (title: string) => `I have read “${title}” and acknowledge it.`,
    },
    signature: {
      document: (name: string, version: number) =>
        `I have read “${name}”, version ${version}, and sign it. My typed name stands for my signature.`,
      text: (title: string) =>
        `I have read “${title}” and sign it. My typed name stands for my signature.`,
    },
  },
  kept: 'We keep your name, the time, your network address and how you signed in with your answer.',
  agree: { approval: 'Approve', acknowledgement: 'Acknowledge', signature: 'Sign' },
  name: 'Your full name',
  nameHint: 'Type it as you would sign by hand.',
  declineInstead: 'Decline with a reason',
  because: 'Why you decline',
  becauseHint: 'Our team and your colleagues read it.',
  decline: 'Decline',
  sending: 'Sending...',
  required: '(required)',
  needsFactor: 'This answer needs a second factor',
  needsFactorHint:
    'Your account is protected by a password alone. Set up an authenticator app or a passkey, sign in with it, and come back to this page.',
  setUp: 'Set up a second factor',
  setUpPasskey: 'Add a passkey',
  notYet: (name: string) => `It is the turn of ${name} first. You get an email when it is yours.`,
  notAsked: 'Your colleagues decide this. You can read it here.',
  thanks: 'You have answered. Thank you.',
  agreed: 'Everybody has agreed. Thank you.',
  declinedBy: (name: string) => `${name} has declined:`,
  withdrawn: 'Our team has withdrawn this. There is nothing to do.',
  done: {
    approval: (title: string) => `Approved: ${title}`,
    acknowledgement: (title: string) => `Acknowledged: ${title}`,
    signature: (title: string) => `Signed: ${title}`,
  },
  wasDeclined: (title: string) => `Declined: ${title}`,
  errors: {
    because: 'Please write a reason',
    becauseLong: 'A reason must be at most 2,000 characters',
    name: 'Please type your full name',
    nameLong: 'A name must be at most 200 characters',
  },
  /** Why an answer was not taken. */
  refused: {
    not_asked: 'You are not asked to decide this.',
    closed: 'This was decided or withdrawn while you were reading. The page shows it as it is now.',
    changed:
      'There is a new version since you opened this page. It is shown now; please read it and answer again.',
    answered: 'You have answered already. The page shows it as it is now.',
    not_yet: 'It is not your turn yet.',
    no_name: 'Please type your full name to sign.',
    second_factor: 'This answer needs a second factor. Please set one up and sign in with it.',
  },
} as const

/** The form for a new decision. */
export const newDecision = {
  title: 'New decision',
  back: 'All decisions',
  hint: 'Ask people of a client to approve, acknowledge or sign a document or a text. They get an email, see it in their portal and are reminded before and after the date.',
  client: 'Client',
  chooseClient: 'Client',
  clientPlaceholder: 'Choose a client',
  otherClient: 'Another client',
  noClients: 'There are no clients yet.',
  continue: 'Continue',
  optional: 'optional',
  required: '(required)',
  fields: {
    kind: 'What is asked',
    title: 'Title',
    document: 'Document',
    documentHint: 'Its newest version is decided, and each later one asks again.',
    noDocument: 'No document: the text is decided',
    body: 'Text',
    bodyHint: 'With a document, what its readers should know; without one, what is decided.',
    due_on: 'Due date',
    project: 'Project',
    noProject: 'That of the document, or none',
    order: 'Order',
    factor: 'Ask for a second factor',
    factorHint: 'Only somebody who signed in with a code or a passkey can answer.',
  },
  kinds: {
    approval: 'Approve it',
    acknowledgement: 'Acknowledge that they have read it',
    signature: 'Sign it with their name',
  },
  orders: { once: 'All at once', turn: 'In turn, in this order' },
  people: 'Who decides',
  peopleHint: 'Up to six people of this client. All of them must agree.',
  person: (place: number) => `Person ${place}`,
  nobody: 'Nobody',
  noPeople: 'Nobody of this client may sign in. Invite somebody first.',
  documentOption: (name: string, version: number) => `${name}, version ${version}`,
  submit: 'Ask for the decision',
  submitting: 'Sending...',
  sent: 'Decision asked for',
  sentToNobody: 'Nobody who is asked may sign in, so nobody got an email.',
  errors: {
    title: 'Please write a title',
    titleLong: 'A title must be at most 200 characters',
    body: 'Please write the text or choose a document',
    bodyLong: 'A text must be at most 20,000 characters',
    due_on: 'Please choose a date',
    past: 'The date has passed already',
    people: 'Please choose at least one person',
    twice: 'This person is named already',
    place: 'Choose a document, a project and people of this client',
    unseen:
      'One of these people sees other projects only. Choose a project that they see, or somebody else.',
    newVersion: 'The document has a new version since you opened this page. It is chosen now.',
    client: 'This client does not exist any more. Please choose another one.',
    sentBefore:
      'This form was sent before with other words. Look at the list of decisions for what was sent.',
  },
} as const

/** One decision, as staff see it. */
export const adminDecision = {
  back: 'All decisions',
  details: 'About this decision',
  client: 'Client',
  project: 'Project',
  noProject: 'No project',
  due: 'Due',
  factor: 'Second factor',
  needed: 'Asked for',
  notNeeded: 'Not asked for',
  author: 'Asked by',
  created: 'Created',
  withdraw: 'Withdraw',
  withdrawHint:
    'Nobody can answer any more, and whoever is asked gets an email. The history stays.',
  wasWithdrawn: 'Decision withdrawn',
  askAnew: 'Ask anew',
  askAnewHint: 'Begin a new decision for this client.',
  declinedHint:
    'Upload a new version of the document: it asks everybody again. Or withdraw this decision.',
  broken: (number: number) =>
    `Entry ${number} of the history is not as it was stored. Somebody has changed the database.`,
  whole: 'The entries are bound to each other by hashes, and none was changed.',
  errors: {
    closed: 'This is not possible any more. The page shows the decision as it is now.',
  },
} as const

export const decisionNotices = {
  asked: (title: string) => `Your decision is needed: ${title}`,
  again: (title: string) => `New version, please decide again: ${title}`,
  agreed: (title: string) => `Everybody has agreed: ${title}`,
  declined: (title: string) => `Declined: ${title}`,
  withdrawn: (title: string) => `Withdrawn: ${title}`,
} as const

export const decisionMails = {
  label: 'D<DECISION<<<<<<<<<<<<<<<<<<<',
  fields: { document: 'Document', project: 'Project', due: 'Due', client: 'Client' },
  version: (name: string, version: number) => `${name}, version ${version}`,
  open: 'Open the decision',
  asked: {
    subject: (title: string, _due: string) => `Your decision is needed: ${title}`,
    title: 'Your decision is needed',
    body: (author: string, toDo: string) => `${author} asks you to read this and ${toDo} it.`,
  },
  again: {
    subject: (title: string, _due: string) => `New version, please decide again: ${title}`,
    title: 'There is a new version',
    body: (_author: string, toDo: string) =>
      `The document has a new version, so earlier answers do not count. Please read it and ${toDo} it.`,
  },
  soon: {
    subject: (title: string, due: string) => `Due on ${due}: ${title}`,
    title: 'A decision is due soon',
    body: (_author: string, toDo: string) =>
      `A friendly reminder: please read this and ${toDo} it.`,
  },
  due: {
    subject: (title: string, _due: string) => `Due today: ${title}`,
    title: 'A decision is due today',
    body: (_author: string, toDo: string) => `Please read this and ${toDo} it today.`,
  },
  late: {
    subject: (title: string, _due: string) => `Overdue: ${title}`,
    title: 'A decision is overdue',
    body: (_author: string, toDo: string) =>
      `Please read this and ${toDo} it. Our work may wait for it.`,
  },
  withdrawn: {
    subject: (title: string, _due: string) => `Withdrawn: ${title}`,
    title: 'A decision was withdrawn',
    body: (_author: string, _toDo: string) => 'Nothing has to be decided any more.',
  },
  agreed: {
    subject: (client: string, title: string) => `${client} has agreed: ${title}`,
    title: 'Everybody has agreed',
    body: (name: string, done: string) => `${name} was the last one to answer and has ${done} it.`,
  },
  declined: {
    subject: (client: string, title: string) => `${client} has declined: ${title}`,
    title: 'A decision was declined',
    body: (name: string, _done: string) => `${name} has declined, with this reason:`,
  },
  footer: 'You receive this email because you are asked to decide. Questions:',
  staffFooter: 'You receive this email because you have asked for it. Questions:',
} as const

/** What the sample client is asked. */
export const sampleDecision = {
  title: 'How we work together',
  body: 'We meet every second week and write down what was agreed. Requests and decisions are in this portal, with their dates. A change of scope is agreed here before its work begins.',
} as const
