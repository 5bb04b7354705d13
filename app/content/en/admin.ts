/** Words of the admin panel and of its sign-in page. */
export const adminAuth = {
  metaTitle: 'Admin sign-in',
  label: 'S<UNORDIN<<STAFF<ENTRY<<<<<<<<<<<<<',
  title: 'Admin Portal',
  intro: 'Sign in to manage users, clients and leads.',
  warning:
    'This portal is restricted to authorized staff. Every sign-in and every attempt is recorded.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  required: '(required)',
  errors: { email: 'Please enter a valid email address', password: 'Please enter your password' },
  toPortal: 'Client portal sign-in',
  toHome: 'Back to home',
  failure: { title: 'Authentication failed' },
  success: { title: 'Welcome back!', description: 'Admin authentication successful.' },
} as const

export const adminPanel = {
  metaTitle: 'Admin panel',
  name: 'Admin panel',
  foot: 'S<UNORDIN<<ADMIN<PANEL',
  skip: 'Skip to content',
  usersTab: 'Users',
  clientsTab: 'Clients',
  leadsTab: 'Blueprint Leads',
  projectsTab: 'Projects',
  documentsTab: 'Documents',
  ticketsTab: 'Tickets',
  signedInAs: 'Signed in as',
  account: 'Your account',
  signOut: 'Sign Out',
  toSite: 'View site',
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
} as const

export const leadsPage = {
  title: 'Blueprint Leads',
  total: (count: number) =>
    `${count.toLocaleString('en-CA')} total ${count === 1 ? 'lead' : 'leads'}`,
  /** Where the list shows one source and there are leads of others. */
  totalOf: (count: string, source: string, all: number) =>
    `${count} of the source ${source} · ${all.toLocaleString('en-CA')} of all sources`,
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} found`,
  caption: 'Leads',
  searchLabel: 'Search leads',
  searchPlaceholder: 'Search by name, email, or company...',
  source: 'Source',
  status: 'Status',
  allSources: 'All sources',
  allStatuses: 'All statuses',
  columns: {
    full_name: 'Name',
    email: 'Email',
    company_name: 'Company',
    primary_interest: 'Interest',
    status: 'Status',
    created_at: 'Submitted',
    actions: 'Actions',
  },
  view: 'View',
  viewOf: (name: string) => `View the lead from ${name}`,
  selectOf: (name: string) => `Select ${name}`,
  empty: 'No blueprint leads yet.',
  emptyHint: 'A lead appears here when a visitor sends the form on the Blueprint page.',
  openForm: 'Open the Blueprint page',
  noMatch: 'No leads found matching your search.',
  noMatchHint: 'Try fewer letters, another source or another status.',
  pages: 'Pages of leads',
  bulk: {
    title: 'Selected leads',
    setStatus: 'Change status of the selected leads to',
    apply: 'Change status',
    applying: 'Changing...',
    none: 'Please select at least one lead.',
    done: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'} updated`,
    stale: (count: number) =>
      `Someone else changed ${count === 1 ? 'one lead' : `${count} leads`} at the same time. ${count === 1 ? 'It was' : 'They were'} not changed. The list shows the new status.`,
  },
  failure: 'Error loading leads. Please try again.',
  retry: 'Try again',
} as const

export const leadDialog = {
  metaTitle: 'Lead',
  close: 'Close',
  reference: 'Reference',
  fields: {
    full_name: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    company_name: 'Organization',
    company_size: 'Organization Size',
    created_at: 'Submitted',
    primary_interest: 'Primary Interest',
    message: 'Message',
    status: 'Current Status',
    source: 'Source',
    consent: 'Consent',
  },
  consent: (wording: string, page: string, time: string) => `${time}, on ${page}:\n${wording}`,
  none: 'Not given',
  sendEmail: 'Send Email',
  setStatus: 'Change status to',
  saveStatus: 'Save status',
  saving: 'Saving...',
  statusSaved: 'Status saved',
  noteLabel: 'Add a note',
  noteHint: 'Only staff can see this.',
  addNote: 'Add note',
  adding: 'Adding...',
  noteAdded: 'Note added',
  noteErrors: { empty: 'Please enter a note', long: 'Note must be at most 5000 characters' },
  statusError: 'Please select a status from the list',
  stale: (status: string) =>
    `Someone else changed the status to ${status} while you were editing. Your change is not saved. Save again to replace theirs.`,
  failures: {
    note: 'The note was not saved. Check your connection and that you are still signed in, then try again.',
    status:
      'The status was not saved. Check your connection and that you are still signed in, then try again.',
  },
  history: 'Notes and history',
  historyEmpty: 'No notes or changes yet.',
  moved: (from: string, to: string) => `Status changed from ${from} to ${to}`,
  notFound: 'This lead does not exist. It may have been deleted.',
} as const

export const leadLabels = {
  status: { new: 'New', contacted: 'Contacted', qualified: 'Qualified', converted: 'Converted' },
  source: {
    blueprint: 'Blueprint',
    contact: 'Contact',
    get_started: 'Getting started',
    application: 'Application',
    newsletter: 'Newsletter',
    assistant: 'Assistant',
  },
} as const
