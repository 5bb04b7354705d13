import { found as countOf } from './found.ts'

/** A project's statuses. */
export const projectStatusLabels = {
  active: 'Active',
  completed: 'Completed',
  planning: 'Planning',
} as const

/** The tabs of a project's page. */
export const projectTabLabels = {
  overview: 'Overview',
  assessment: 'Assessment',
  proposal: 'Proposal',
  progress: 'Progress',
} as const

const found = countOf('project', 'projects')

/** The portal's list of projects. */
export const projectsPage = {
  title: 'Projects',
  caption: 'Projects',
  noDescription: 'No description available',
  started: 'Started',
  begins: 'Begins',
  client: 'Client',
  due: 'Due',
  progress: 'Progress',
  progressOf: (name: string) => `Progress of ${name}`,
  percent: (value: number) => `${value}%`,
  found,
  searchLabel: 'Search projects',
  searchPlaceholder: 'Search by name or description...',
  status: 'Status',
  allStatuses: 'All statuses',
  sort: 'Sort by',
  sorts: {
    created_at: 'Newest first',
    name: 'Name',
    due_on: 'Due date',
    progress: 'Most progress',
  },
  empty: 'No projects available yet.',
  emptyHint: 'A project appears here when our team creates it for you.',
  emptyAction: 'Contact our team',
  noMatch: 'No projects found matching your search.',
  noMatchHint: 'Try fewer letters or another status.',
  pages: 'Pages of projects',
  failure: 'Error loading projects. Please try again.',
} as const

/** One project, as its client sees it. */
const withComments = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? ', with its comment'
      : `, with its ${count > 99 ? 'more than 99' : count} comments`

export const projectPage = {
  back: 'All projects',
  started: 'Started',
  begins: 'Begins',
  due: 'Due',
  noDue: 'No date set',
  client: 'Client',
  reference: 'Reference',
  tabs: 'Sections of the project',
  timelineTerm: 'Timeline',
  budgetTerm: 'Budget',
  about: 'About this project',
  progress: 'Progress',
  milestones: 'Milestones',
  timeline: {
    hint: 'Each number is a milestone in the list below.',
    today: 'Today',
    done: (date: string) => `Done ${date}`,
    due: (date: string) => `Due ${date}`,
    overdue: (date: string) => `Was due ${date}`,
    undated: 'No date set',
    reached: (done: number, all: number) => `${done} of ${all} done`,
    empty: 'No milestones yet. They appear here when our team sets them.',
  },
  updates: {
    title: 'Updates',
    empty: 'No updates yet. When our team posts one, it appears here and we send you an email.',
    pages: 'Pages of updates',
    previous: 'Newer',
    next: 'Older',
    by: (name: string) => `by ${name}`,
    edited: (date: string) => `edited ${date}`,
  },
  part: {
    back: (project: string) => `Project ${project}`,
    update: 'Update',
    milestone: (number: number) => `Milestone ${number}`,
  },
  files: {
    title: 'Files',
    empty: 'No files yet. They appear here when our team adds them to this project.',
    all: 'All documents',
    more: 'This list shows only the newest files.',
  },
} as const

/** The staff side: the register of engagements, and the page of one. */
export const engagementsPage = {
  title: 'Projects',
  caption: 'Projects of all clients',
  found,
  create: 'New project',
  searchLabel: 'Search projects',
  searchPlaceholder: 'Search by project name...',
  client: 'Client',
  allClients: 'All clients',
  status: 'Status',
  allStatuses: 'All statuses',
  columns: {
    name: 'Project',
    client: 'Client',
    status: 'Status',
    progress: 'Progress',
    due_on: 'Due',
    created_at: 'Created',
    actions: 'Actions',
  },
  open: 'Open',
  openOf: (name: string) => `Open the project ${name}`,
  noDue: '–',
  empty: 'No projects available yet.',
  emptyHint: "Create a project for a client. It appears here and in the client's portal.",
  noMatch: 'No projects found matching your search.',
  noMatchHint: 'Try fewer letters, another client or another status.',
  pages: 'Pages of projects',
  failure: projectsPage.failure,
} as const

export const engagementForm = {
  newTitle: 'New project',
  newHint: 'The client sees it in the portal immediately.',
  close: 'Close',
  required: '(required)',
  optional: 'Optional',
  fields: {
    clientId: 'Client',
    name: 'Name',
    description: 'Description',
    status: 'Status',
    progress: 'Progress in percent',
    startsOn: 'Start date',
    dueOn: 'Due date',
    timeline: 'Timeline',
    budget: 'Budget',
    overview: 'Overview',
    overviewPoints: 'Overview: list of points',
    assessment: 'Assessment',
    assessmentPoints: 'Assessment: list of points',
    proposal: 'Proposal',
    proposalPoints: 'Proposal: list of points',
  },
  hints: {
    timeline: 'The client reads this text, for example: 16+ weeks',
    budget: 'The client reads this text, for example: TBD',
    overviewPoints: 'One point per line.',
    assessmentPoints:
      'One point per line. The client sees this part only if it has text or points.',
    proposalPoints: 'One point per line. The client sees this part only if it has text or points.',
  },
  chooseClient: 'Select a client',
  create: 'Create project',
  creating: 'Creating...',
  created: 'Project created',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Project saved',
  errors: {
    clientId: 'Please select a client from the list',
    name: 'Please enter a name',
    nameLong: 'Name must be at most 200 characters',
    descriptionLong: 'Description must be at most 10,000 characters',
    status: 'Please select a status from the list',
    progress: 'Please enter a whole number from 0 to 100',
    date: 'Please enter a date between 2000 and 2100',
    order: 'The due date must be after the start date',
    timelineLong: 'Timeline must be at most 80 characters',
    budgetLong: 'Budget must be at most 80 characters',
    proseLong: 'Text must be at most 10,000 characters',
    points: 'Please enter at most 30 points, with at most 6,000 characters in total',
  },
  stale: {
    title: 'Someone else changed this project while you were editing.',
    text: 'Your changes are kept but not saved. These fields are now different from your form:',
    same: 'Their version is now the same as your form.',
    again: 'Save again to replace their changes.',
    empty: 'empty',
  },
  failure:
    'The project was not saved. Check your connection and that you are still signed in, then try again.',
} as const

export const engagementPage = {
  back: 'All projects',
  details: 'Details',
  milestones: {
    title: 'Milestones',
    empty: 'No milestones yet. Add one below. The client sees milestones as a timeline.',
    name: 'Milestone',
    dueOn: 'Due date',
    add: 'Add milestone',
    adding: 'Adding...',
    added: 'Milestone added',
    done: 'Mark as done',
    reopen: 'Mark as open',
    doneOf: (title: string) => `Mark ${title} as done`,
    reopenOf: (title: string) => `Mark ${title} as open`,
    wasDone: 'Milestone marked as done',
    wasReopened: 'Milestone marked as open',
    up: 'Move up',
    down: 'Move down',
    upOf: (title: string) => `Move ${title} up`,
    downOf: (title: string) => `Move ${title} down`,
    moved: 'Milestone moved',
    /** When a press changed nothing. */
    unchanged: {
      up: { title: 'Nothing moved', description: 'This milestone is the first already.' },
      down: { title: 'Nothing moved', description: 'This milestone is the last already.' },
      done: { title: 'Nothing changed', description: 'This milestone is done already.' },
      reopen: { title: 'Nothing changed', description: 'This milestone is open already.' },
      remove: { title: 'Nothing changed' },
    },
    remove: 'Delete',
    removeOf: (title: string) => `Delete ${title}`,
    removed: 'Milestone deleted',
    removing: 'Deleting...',
    question: 'Delete this milestone?',
    consequence: (title: string, comments: number) =>
      `"${title}" is deleted from this project and from the client's timeline${withComments(comments)}. You cannot undo this.`,
    keep: 'Cancel',
    close: 'Close',
    full: 'A project can have at most 60 milestones. Delete one first.',
    errors: {
      title: 'Please enter a milestone',
      titleLong: 'Milestone must be at most 200 characters',
    },
  },
  updates: {
    title: 'Updates',
    heading: 'Post an update',
    told: (people: number, client: string) =>
      people === 0
        ? `Nobody at ${client} can sign in at the moment. They will see the update when they can.`
        : `${people === 1 ? 'One person' : `${people.toLocaleString('en-CA')} people`} at ${client} will get this update by email and in the portal. If you correct it later, it is marked as edited and not sent again.`,
    name: 'Title',
    body: 'What happened',
    post: 'Post update',
    posting: 'Posting...',
    posted: 'Update posted',
    postedTo: (people: number) =>
      people === 1
        ? 'One person gets it by email.'
        : `${people.toLocaleString('en-CA')} people get it by email.`,
    empty: 'No updates yet. Post the first one above.',
    correct: 'Correct',
    correctOf: (title: string) => `Correct the update ${title}`,
    correctTitle: 'Correct this update',
    correctHint:
      'The client sees the new text immediately, marked as edited. We do not send another email.',
    saveCorrection: 'Save correction',
    saving: 'Saving...',
    corrected: 'Update corrected',
    remove: 'Delete',
    removeOf: (title: string) => `Delete the update ${title}`,
    question: 'Delete this update?',
    consequence: (title: string, comments: number) =>
      `"${title}" is deleted for our team and for the client${withComments(comments)}. Emails that we have already sent cannot be called back. You cannot undo this.`,
    removing: 'Deleting...',
    removed: 'Update deleted',
    keep: 'Cancel',
    close: 'Close',
    gone: 'Someone else deleted this update while you were editing. Your text is not saved. Copy it before you close this window.',
    stale: {
      title: 'Someone else corrected this update while you were editing.',
      text: 'Your changes are kept but not saved. The update now says:',
      again: 'Save again to replace their changes.',
    },
    errors: {
      title: 'Please enter a title',
      titleLong: 'Title must be at most 200 characters',
      body: 'Please write what happened',
      bodyLong: 'Text must be at most 10,000 characters',
    },
  },
} as const

/** What a client's users are sent when staff post an update. */
export const updateNotice = {
  title: (project: string, update: string) => `${project}: ${update}`,
  subject: (project: string, update: string) => `${project}: ${update}`,
  preview: (project: string) => `Our team has posted an update on ${project}.`,
  label: 'P<UNORDIN<<PROJECT<UPDATE<<<<<<<<<<<',
  by: 'Posted by',
  project: 'Project',
  cut: 'Read the rest of this update in the portal.',
  action: 'Open the project',
  footer: 'We sent you this email because you have an account in the portal. Questions:',
} as const
