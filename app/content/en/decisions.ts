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
  newer:
    'This decision is about this version only. If there is a new version, we ask everybody again.',
  /** What a milestone or an update of a project is called above its title. */
  parts: { milestone: 'Milestone', update: 'Update' },
  changes:
    'This decision is about the text shown here. If our team changes it, we ask everybody again.',
  openPart: { milestone: 'Open the milestone', update: 'Open the update' },
  partGone: { milestone: 'This milestone was removed.', update: 'This update was removed.' },
  dueOn: 'Due',
  doneOn: 'Done',
  noDay: 'No date',
  notDone: 'Not yet',
  people: 'Who decides',
  inTurn: 'One after the other, in this order',
  atOnce: 'All at once',
  answers: {
    agreed: { approval: 'Approved', acknowledgement: 'Acknowledged', signature: 'Signed' },
    declined: 'Declined',
    awaited: 'Waiting',
    left: 'Has no access any more',
    keptOut: 'Does not see this project any more',
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
    replaced: 'Somebody else decides',
  },
  replaced: (former: string, named: string) => `${named} decides instead of ${former}.`,
  signIn: {
    password: 'Signed in with a password',
    code: 'Signed in with a password and a code',
    passkey: 'Signed in with a passkey',
  },
  from: (ip: string) => `from ${ip}`,
  signedAs: (name: string) => `Signed as ${name}`,
  drawnBy: (name: string) => `The name of ${name}, as they have drawn it`,
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
  emptyHint:
    'Ask people of a client to approve, acknowledge or sign a document, a milestone, an update or a text.',
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
      part: (part: string, title: string) =>
        `I have read the ${part} “${title}” as it stands here, and approve it.`,
      text: (title: string) => `I have read “${title}” and approve it.`,
    },
    acknowledgement: {
      document: (name: string, version: number) =>
        `I have read “${name}”, version ${version}, and acknowledge it.`,
      part: (part: string, title: string) =>
        `I have read the ${part} “${title}” as it stands here, and acknowledge it.`,
      text: (title: string) => `I have read “${title}” and acknowledge it.`,
    },
    signature: {
      document: (name: string, version: number) =>
        `I have read “${name}”, version ${version}, and sign it. My name below stands for my signature.`,
      part: (part: string, title: string) =>
        `I have read the ${part} “${title}” as it stands here, and sign it. My name below stands for my signature.`,
      text: (title: string) =>
        `I have read “${title}” and sign it. My name below stands for my signature.`,
    },
  },
  /** In a sentence. */
  parts: { milestone: 'milestone', update: 'update' },
  kept: 'We keep your name, the time, your network address and how you signed in with your answer.',
  agree: { approval: 'Approve', acknowledgement: 'Acknowledge', signature: 'Sign' },
  name: 'Your full name',
  nameHint: 'Type it as you would sign by hand.',
  draw: 'Draw your signature',
  drawHint: 'If you like, with a finger, a pen or the mouse. Your typed name counts alone too.',
  drawing: 'Field for your signature',
  drawn: 'Your signature is drawn.',
  clear: 'Clear the drawing',
  cleared: 'The drawing is cleared.',
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
  notYet: (name: string) => `${name} decides first. You get an email when it is your turn.`,
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
    drawing: 'The drawing could not be read. Please clear it and draw again, or type your name.',
  },
  /** Why an answer was not taken. */
  refused: {
    not_asked: 'You are not asked to decide this. If you should decide, ask our team.',
    closed: 'This was decided or withdrawn while you were reading. The page shows it as it is now.',
    changed:
      'There is a new version since you opened this page. It is shown now; please read it and answer again.',
    answered: 'You have answered already. The page shows it as it is now.',
    not_yet: 'It is not your turn yet.',
    no_name: 'Please type or draw your name to sign.',
    second_factor: 'This answer needs a second factor. Please set one up and sign in with it.',
  },
} as const

/** The form for a new decision. */
export const newDecision = {
  /** On the page of a document, a milestone or an update. */
  ask: 'Ask for a decision',
  title: 'New decision',
  back: 'All decisions',
  hint: 'Ask people of a client to approve, acknowledge or sign a document, a milestone, an update or a text. They get an email, see it in their portal and are reminded before and after the date.',
  client: 'Client',
  chooseClient: 'Client',
  clientPlaceholder: 'Choose a client',
  otherClient: 'Another client',
  noClients: 'No clients yet.',
  createClient: 'Create a client first.',
  continue: 'Continue',
  optional: 'optional',
  required: '(required)',
  fields: {
    kind: 'What is asked',
    title: 'Title',
    subject: 'What is decided',
    subjectHint: 'It is decided as it is now. A new version or a change asks everybody again.',
    noSubject: 'Only the text below',
    body: 'Text',
    bodyHint: 'The text that people decide about. If you chose something above, explain it here.',
    due_on: 'Due date',
    project: 'Project',
    noProject: 'The project of what you chose above, or none',
    order: 'Order',
    factor: 'Ask for a second factor',
    factorHint: 'Only somebody who signed in with a code or a passkey can answer.',
  },
  kinds: {
    approval: 'Approve it',
    acknowledgement: 'Acknowledge that they have read it',
    signature: 'Sign it with their name',
  },
  orders: { once: 'All at once', turn: 'One after the other, in this order' },
  people: 'Who decides',
  peopleHint: 'Up to six people of this client. All of them must agree.',
  person: (place: number) => `Person ${place}`,
  nobody: 'Nobody',
  noPeople: 'Nobody at this client can sign in. Invite somebody first.',
  subjects: { document: 'Documents', milestone: 'Milestones', update: 'Updates' },
  documentOption: (name: string, version: string) => `${name}, version ${version}`,
  submit: 'Ask for the decision',
  submitting: 'Sending...',
  sent: 'Decision asked for',
  sentToNobody: 'Nobody who is asked can sign in, so nobody got an email.',
  errors: {
    title: 'Please write a title',
    titleLong: 'A title must be at most 200 characters',
    body: 'Please write the text or choose what is decided',
    bodyLong: 'A text must be at most 20,000 characters',
    due_on: 'Please choose a date',
    past: 'This date has passed. Choose a later date.',
    people: 'Please choose at least one person',
    twice: 'This person is named already',
    place: 'Choose what is decided, a project and people of this client',
    otherProject: 'This milestone or update belongs to another project. Choose that one, or none.',
    unseen:
      'One of these people sees other projects only. Choose a project that they see, or somebody else.',
    newVersion: 'This has changed since you opened this page. It is chosen as it is now.',
    client: 'This client does not exist any more. Please choose another one.',
    sentBefore:
      'This form was already sent with a different text. Open the list to see what was sent.',
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
  askAnew: 'Start a new decision',
  askAnewHint: 'Begin a new decision for this client.',
  declinedHint:
    'A new version of the document, or a change of the milestone or update, asks everybody again. Or withdraw this decision.',
  broken: (number: number) =>
    `Entry ${number} of the history is not as it was stored. Somebody has changed the database.`,
  whole: 'The entries are bound to each other by hashes, and none was changed.',
  required: '(required)',
  replace: 'Replace',
  replaceOf: (name: string) => `Replace ${name}`,
  replacement: {
    title: (name: string) => `Who decides instead of ${name}?`,
    hint: 'They get an email when it is their turn. What happened so far stays in the history.',
    person: 'Person',
    choose: 'Choose a person',
    nobody: 'Nobody else at this client can sign in and see this. Invite somebody first.',
    submit: 'Replace',
    keep: 'Keep as it is',
  },
  wasReplaced: (name: string) => `${name} decides now`,
  errors: {
    closed: 'This is not possible any more. The page shows the decision as it is now.',
    person: 'Please choose a person',
    answered: 'This person has answered already. The page shows it as it is now.',
    named: 'This person is named already.',
    gone: 'This person cannot decide. Choose somebody else.',
  },
} as const

export const decisionNotices = {
  asked: (title: string) => `Your decision is needed: ${title}`,
  again: (title: string) => `New version, please decide again: ${title}`,
  agreed: (title: string) => `Everybody has agreed: ${title}`,
  declined: (title: string) => `Declined: ${title}`,
  withdrawn: (title: string) => `Withdrawn: ${title}`,
  replaced: (title: string) => `Somebody else decides instead: ${title}`,
} as const

export const decisionMails = {
  label: 'D<DECISION<<<<<<<<<<<<<<<<<<<',
  fields: {
    ...{ document: 'Document', milestone: 'Milestone', update: 'Update', project: 'Project' },
    ...{ due: 'Due', client: 'Client' },
  },
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
      `What is decided has changed, so earlier answers do not count. Please read it and ${toDo} it.`,
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
      `Please read this and ${toDo} it. We may not be able to continue without it.`,
  },
  withdrawn: {
    subject: (title: string, _due: string) => `Withdrawn: ${title}`,
    title: 'A decision was withdrawn',
    body: (_author: string, _toDo: string) => 'Nothing has to be decided any more.',
  },
  replaced: {
    subject: (title: string, _due: string) => `You need not decide any more: ${title}`,
    title: 'Somebody else decides instead',
    body: (author: string, _toDo: string) =>
      `${author} has named somebody else in your place. You do not need to do anything.`,
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
  stuck: {
    subject: (client: string, title: string) =>
      `${client}: the next person cannot answer: ${title}`,
    title: 'The next person cannot answer',
    body: (name: string, done: string, next: string) =>
      `${name} has ${done} it. ${next} is next, and has no access to this decision any more. Name somebody else on its page, or ask the client to give the access back.`,
  },
  footer: 'You receive this email because you are asked to decide. Questions:',
  formerFooter: 'You receive this email because you were asked to decide. Questions:',
  staffFooter:
    'You receive this email because you asked for this decision, or because whoever asked for it has left. Questions:',
} as const

/** What the sample client is asked. */
export const sampleDecision = {
  title: 'How we work together',
  body: 'We meet every second week and write down what was agreed. Requests and decisions are in this portal, with their dates. A change of scope is agreed here before its work begins.',
} as const
