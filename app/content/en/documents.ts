/** Words of documents, in the portal and in the admin panel. */
export const documentList = {
  metaTitle: 'Documents',
  title: 'Documents',
  caption: 'Documents',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'document' : 'documents'}`,
  columns: {
    name: 'Name',
    client: 'Client',
    project: 'Project',
    type: 'Type',
    file_size: 'Size',
    created_at: 'Created',
    actions: 'Actions',
  },
  noProject: 'No project',
  version: (version: number) => `Version ${version}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  searchLabel: 'Search documents',
  searchPlaceholder: 'Search by name...',
  client: 'Client',
  allClients: 'All clients',
  project: 'Project',
  allProjects: 'All projects',
  empty: 'No documents available yet.',
  emptyHint: 'A document appears here as soon as our team shares one with you.',
  emptyStaffHint: 'Upload a document and choose the client it is for.',
  noMatch: 'No documents found matching your search.',
  noMatchHint: 'Try fewer letters or another project.',
  upload: 'Upload documents',
  pages: 'Pages of documents',
  failure: 'Error loading documents. Please try again.',
} as const

export const documentPage = {
  back: 'All documents',
  details: 'About this document',
  client: 'Client',
  project: 'Project',
  type: 'Type',
  size: 'Size',
  created: 'Created',
  version: 'Version',
  changed: 'Last changed',
  preview: 'Preview',
  previewOf: (name: string) => `Preview of ${name}`,
  openPreview: 'Open the preview in a new tab',
  noPreview: 'This type of file has no preview. Download it to read it.',
  versions: 'Versions',
  versionColumns: {
    version: 'Version',
    name: 'File',
    type: 'Type',
    size: 'Size',
    uploaded_by: 'Uploaded by',
    created_at: 'Date',
    actions: 'Actions',
  },
  current: 'current',
  downloadVersion: (version: number) => `Download version ${version}`,
  fingerprint: 'Fingerprint (SHA-256)',
} as const

export const documentForms = {
  errors: {
    client: 'Please choose a client',
    project: 'Please choose a project of this client, or none',
    place: 'This client or project does not exist any more. Please choose again.',
    notify: 'Please tick the box or leave it empty',
    nameMissing: 'Name is required',
    nameLong: 'Name must be at most 255 characters',
    file: 'Please choose a file',
    stale: (name: string, project: string, version: number) =>
      `Somebody else has changed this document in the meantime. Nothing was saved. It is now "${name}" (${project}), version ${version}. Send again if you still want to.`,
    look: 'See the document as it is now',
  },
  required: '(required)',
  optional: 'optional',
  upload: {
    title: 'Upload documents',
    chooseClient: 'For which client?',
    client: 'Client',
    clientPlaceholder: 'Choose a client',
    otherClient: 'Choose another client',
    continue: 'Continue',
    noClients: 'There is no client yet. Create one first.',
    project: 'Project',
    noProject: 'No project',
    files: 'Files',
    filesHint: (count: number, size: string) =>
      `Up to ${count} files of at most ${size} each. Every file becomes a document.`,
    notify: "Tell the client's administrators by mail",
    submit: 'Upload',
    submitting: 'Uploading...',
    done: (count: number) => ({
      title: 'Files uploaded',
      description: `${count} file(s) uploaded successfully`,
    }),
  },
  replace: {
    title: 'New version',
    intro: 'The new file takes the place of the current one. Earlier versions stay in the list.',
    file: 'File',
    fileHint: (size: string) => `One file of at most ${size}.`,
    submit: 'Upload new version',
    submitting: 'Uploading...',
    done: (version: number) => ({ title: `Version ${version} uploaded` }),
  },
  edit: {
    title: 'Name and project',
    name: 'Name',
    project: 'Project',
    submit: 'Save',
    submitting: 'Saving...',
    done: { title: 'Document updated' },
  },
  remove: {
    open: 'Delete document',
    title: (name: string) => `Delete ${name}?`,
    explain: (client: string, versions: number) =>
      `${client} will no longer see it. ${versions === 1 ? 'Its file is' : `Its ${versions} versions are`} removed and cannot be brought back; the audit log keeps who opened it.`,
    remove: 'Delete',
    removing: 'Deleting...',
    keep: 'Keep it',
    close: 'Close',
    done: { title: 'Document deleted' },
  },
} as const

/** What a client's people read among their notifications. */
export const documentNotices = {
  added: (names: string[]) =>
    names.length === 1 ? `New document: ${names[0]}` : `${names.length} new documents`,
  replaced: (name: string) => `New version of ${name}`,
} as const

export const documentMail = {
  subject: (names: string[]) =>
    names.length === 1
      ? `New document in your portal: ${names[0]}`
      : `${names.length} new documents in your portal`,
  preview: (count: number) =>
    count === 1 ? 'A new document is in your portal.' : 'New documents are in your portal.',
  label: 'D<DOCUMENTS<<NEW<<<<<<<<<<<<<',
  title: (count: number) => (count === 1 ? 'A new document' : 'New documents'),
  greeting: (name: string) => `Hello ${name},`,
  body: (count: number) =>
    `our team has added ${count === 1 ? 'a document' : `${count} documents`} to your portal. ${count === 1 ? 'It stays' : 'They stay'} there; sign in to read and download.`,
  project: 'Project',
  open: 'Open in the portal',
  footer:
    'You receive this because you administer your organisation in our client portal. Questions:',
} as const

/** What is in the sample client's documents. The PDF is set in a font of 8-bit characters. */
export const sampleDocuments = {
  plan: {
    file: 'Border control programme - plan.pdf',
    title: 'Border control programme: plan',
    draft: [
      'Draft for comment.',
      '',
      '1. Inventory of the present systems',
      '2. Pilot at one post',
    ],
    lines: [
      'Version agreed with the ministry. Sample document.',
      '',
      '1. Inventory of the present systems: weeks 1 to 3',
      '2. Pilot at one border post, beside the present system: weeks 4 to 10',
      '3. Review of the pilot against the figures agreed in advance: week 11',
      '4. Further posts, four at a time, each with a way back: from week 12',
      '',
      'Every step ends with a decision of the ministry to go on, to change or to stop.',
    ],
  },
  csvFile: 'Applications by month.csv',
  pngFile: 'Applications by month.png',
  csv: [
    ['month', 'applications'],
    ['2026-01', '4120'],
    ['2026-02', '4388'],
    ['2026-03', '5012'],
    ['2026-04', '6240'],
    ['2026-05', '7105'],
    ['2026-06', '8460'],
  ],
} as const
