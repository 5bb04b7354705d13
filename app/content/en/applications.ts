import { found } from './found.ts'

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
  found: found('application', 'applications'),
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
  view: 'View',
  viewOf: (name: string) => `View the application from ${name}`,
  empty: 'No applications yet.',
  emptyHint: 'An application appears here when someone sends the form on the careers page.',
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
    until: 'Will be deleted on',
    resume: 'Resume',
    status: 'Current Status',
  },
  none: 'Not given',
  coverLetter: 'Cover letter',
  download: 'Download resume',
  downloadNote: 'We record each download. The file comes from outside, so open it with care.',
  sendEmail: 'Send Email',
  setStatus: 'Change status to',
  saveStatus: 'Save status',
  saving: 'Saving...',
  statusError: 'Please select a status from the list',
  stale: (status: string) =>
    `Someone else changed the status to ${status} while you were editing. Your change is not saved. Save again to replace theirs.`,
  statusSaved: 'Status saved',
  noteLabel: 'Add a note',
  noteHint: 'Only staff can see this.',
  addNote: 'Add note',
  adding: 'Adding...',
  noteAdded: 'Note added',
  noteErrors: {
    empty: 'Please enter a note',
    long: 'Note must be at most 5000 characters',
  },
  failures: {
    note: 'The note was not saved. Check your connection and that you are still signed in, then try again.',
    status:
      'The status was not saved. Check your connection and that you are still signed in, then try again.',
  },
  history: 'Notes and history',
  historyEmpty: 'No notes or changes yet.',
  moved: (from: string, to: string) => `Status changed from ${from} to ${to}`,
  remove: 'Delete application',
  removal: {
    title: (name: string) => `Delete the application from ${name}?`,
    explain:
      'The application, its resume, its notes and its lead are deleted. You cannot undo this. The audit log records the deletion, without the name or the content.',
    remove: 'Delete application',
    removing: 'Deleting...',
    keep: 'Cancel',
    close: 'Close',
    done: { title: 'Application deleted' },
  },
} as const

/** In the dialog of a lead that is an application. */
export const applicationLink = 'View application'

export const applicationMails = {
  confirmation: {
    subject: (job: string, reference: string) =>
      `We have received your application: ${job} (${reference})`,
    preview: 'We will send you our answer in writing.',
    label: 'P<UNORDIN<<APPLICATION<<<<<<<<<<<<<',
    title: 'We have received your application',
    body: 'Thank you for your application. Someone from the team you want to join will read it. We will send you our answer in writing, yes or no, with the reason. You do not need to send your application again.',
    retention: (days: number) =>
      `We use your details and documents for this application only. We delete them ${days} days after we received them, or sooner if you ask us to.`,
    footer:
      'We sent you this email because someone entered this address on our website. If it was not you, write to',
  },
  notification: {
    subject: (name: string, job: string) => `New application: ${name}, ${job}`,
    preview: 'Read the resume in the admin panel.',
    label: 'P<UNORDIN<<NEW<APPLICATION<<<<<<<<<',
    title: 'New application',
    body: 'Read the resume in the admin panel. Reply to this email to write to the applicant.',
    open: 'Open in the admin panel',
    footer: 'The setting NOTIFY_EMAIL says who gets this email. Questions:',
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
