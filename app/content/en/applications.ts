/** Applications as staff see them, and the mails about them. */
export const applicationStatus = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  rejected: 'Rejected',
  hired: 'Hired',
} as const

export const applicationsTab = 'Applications'

export const applicationsPage = {
  title: 'Applications',
  caption: 'Job applications',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'application' : 'applications'}`,
  searchLabel: 'Search applications',
  searchPlaceholder: 'Search by name, email, or position...',
  job: 'Position',
  allJobs: 'All positions',
  general: 'General application',
  status: 'Status',
  allStatuses: 'All statuses',
  columns: {
    full_name: 'Name',
    job_title: 'Position',
    email: 'Email',
    status: 'Status',
    created_at: 'Received',
    actions: 'Actions',
  },
  view: 'Read',
  viewOf: (name: string) => `Read the application of ${name}`,
  empty: 'No applications yet.',
  emptyHint: 'An application appears here as soon as somebody sends the form on the careers page.',
  openForm: 'Open the careers page',
  noMatch: 'No applications found matching your search.',
  noMatchHint: 'Try fewer letters, another position or another status.',
  pages: 'Pages of applications',
  failure: 'Error loading applications. Please try again.',
} as const

export const applicationPage = {
  back: 'All applications',
  reference: 'Reference',
  fields: {
    job_title: 'Position',
    email: 'Email',
    phone: 'Phone',
    linkedin: 'LinkedIn',
    experience: 'Experience',
    created_at: 'Received',
    until: 'Deleted on',
    resume: 'Resume',
    status: 'Current Status',
  },
  none: 'Not given',
  coverLetter: 'Cover letter',
  download: 'Download resume',
  downloadNote: 'Each download is recorded. Open it with care: it comes from outside.',
  sendEmail: 'Send Email',
  setStatus: 'Change status to',
  saveStatus: 'Save status',
  saving: 'Saving...',
  statusError: 'Please select a status from the list',
  stale: (status: string) =>
    `Somebody else has changed the status to ${status} in the meantime. Nothing was saved; save again if you still want to.`,
  statusSaved: 'Application updated',
  noteLabel: 'Add a note',
  noteHint: 'Only staff see notes.',
  addNote: 'Add note',
  adding: 'Adding...',
  noteAdded: 'Note added',
  noteErrors: {
    empty: 'Please write a note first',
    long: 'A note must be at most 5000 characters',
  },
  failures: {
    note: 'The note was not saved. Please try again.',
    status: 'The status was not saved. Please try again.',
  },
  history: 'Trail',
  historyEmpty: 'Nothing has happened yet.',
  moved: (from: string, to: string) => `Status changed from ${from} to ${to}`,
  remove: 'Delete',
  removal: {
    title: (name: string) => `Delete the application of ${name}?`,
    explain:
      'The application, its resume, its notes and its entry among the leads are deleted at once and for good. The audit log keeps that it was deleted, without name or content.',
    remove: 'Delete application',
    removing: 'Deleting...',
    keep: 'Keep it',
    close: 'Close',
    done: { title: 'Application deleted' },
  },
} as const

/** In the dialog of a lead that is an application. */
export const applicationLink = 'Open the application'

export const applicationMails = {
  confirmation: {
    subject: (job: string, reference: string) => `We have your application: ${job} (${reference})`,
    preview: 'Somebody from the team reads it. You hear yes or no in writing.',
    label: 'P<UNORDIN<<APPLICATION<<<<<<<<<<<<<',
    title: 'Your application has arrived',
    body: 'Thank you for your application. Somebody from the team you would join reads it, and you hear yes or no in writing, with the reason. You do not need to send it again.',
    retention: (days: number) =>
      `Your details and documents are used for this application only and are deleted ${days} days after we received them, or sooner if you ask.`,
    footer:
      'You receive this mail because this address was entered on our website. If that was not you, write to',
  },
  notification: {
    subject: (name: string, job: string) => `New application: ${name}, ${job}`,
    preview: 'Somebody has applied on the careers page.',
    label: 'P<UNORDIN<<NEW<APPLICATION<<<<<<<<<',
    title: 'A new application',
    body: 'Answering this mail writes to the applicant. The resume is in the admin panel.',
    open: 'Open in the admin panel',
    footer: 'Sent to the address in NOTIFY_EMAIL. Questions:',
  },
  fields: {
    reference: 'Reference',
    job: 'Position',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    linkedIn: 'LinkedIn',
    experience: 'Experience',
    resume: 'Resume',
    coverLetter: 'Cover letter',
  },
} as const
