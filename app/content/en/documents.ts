import { found } from './found.ts'

/** Words of documents, in the portal and in the admin panel. */
export const documentList = {
  metaTitle: 'Documents',
  title: 'Documents',
  caption: 'Documents',
  found: found('document', 'documents'),
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
  emptyHint: 'A document appears here when our team shares one with you.',
  emptyStaffHint: 'Upload a document and select its client.',
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
  noPreview: 'There is no preview for this type of file. Download the file to read it.',
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
    client: 'Please select a client',
    project: 'Please select a project of this client, or no project',
    place: 'This client or project no longer exists. Please select again.',
    notify: 'Please select the box or leave it empty',
    nameMissing: 'Name is required',
    nameLong: 'Name must be at most 255 characters',
    file: 'Please choose a file',
    stale: (name: string, project: string, version: number) =>
      `Someone else changed this document while you were editing. Your changes are not saved. The document is now "${name}" (${project}), version ${version}. Save again to replace their changes.`,
    look: 'View the document as it is now',
  },
  required: '(required)',
  optional: 'Optional',
  upload: {
    title: 'Upload documents',
    chooseClient: 'Which client is it for?',
    client: 'Client',
    clientPlaceholder: 'Select a client',
    otherClient: 'Select another client',
    continue: 'Continue',
    noClients: 'No clients yet. Create a client first.',
    project: 'Project',
    noProject: 'No project',
    files: 'Files',
    filesHint: (count: number, size: string) =>
      `Up to ${count} files, at most ${size} each. Each file becomes one document.`,
    notify: "Tell the client's administrators by email",
    submit: 'Upload documents',
    submitting: 'Uploading...',
    done: (count: number) => ({
      title: 'Files uploaded',
      description: `${count} file(s) uploaded successfully`,
    }),
  },
  replace: {
    title: 'Upload a new version',
    intro: 'The new file replaces the current one. Earlier versions stay in the list.',
    file: 'File',
    fileHint: (size: string) => `One file of at most ${size}.`,
    submit: 'Upload new version',
    submitting: 'Uploading...',
    done: (version: number) => ({ title: `Version ${version} uploaded` }),
  },
  edit: {
    title: 'Edit name and project',
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
      `${client} will no longer see it. ${versions === 1 ? 'The file is' : `All ${versions} versions are`} deleted. You cannot undo this. The audit log keeps who opened the document.`,
    remove: 'Delete document',
    removing: 'Deleting...',
    keep: 'Cancel',
    close: 'Close',
    done: { title: 'Document deleted' },
  },
} as const

/** What a client's people read in their notifications. */
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
    count === 1 ? 'Sign in to read the document.' : 'Sign in to read the documents.',
  label: 'D<DOCUMENTS<<NEW<<<<<<<<<<<<<',
  title: (count: number) => (count === 1 ? 'New document' : 'New documents'),
  body: (count: number) =>
    `Our team has added ${count === 1 ? 'a document' : `${count} documents`} to your portal. Sign in to read or download ${count === 1 ? 'it' : 'them'}.`,
  project: 'Project',
  open: 'Open in the portal',
  footer:
    'We sent you this email because you are an administrator of your organization in the portal. Questions:',
} as const

/** What is in the sample client's documents. The PDF is set in a font of 8-bit characters. */
export const sampleDocuments = {
  plan: {
    file: 'Border control program - plan.pdf',
    title: 'Border control program: plan',
    draft: ['Draft for comment.', '', '1. List of the current systems', '2. Pilot at one post'],
    lines: [
      'Version agreed with the ministry. Sample document.',
      '',
      '1. List of the current systems: weeks 1 to 3',
      '2. Pilot at one border post, next to the current system: weeks 4 to 10',
      '3. Review of the pilot against the agreed figures: week 11',
      '4. More posts, four at a time, each with a way back: from week 12',
      '',
      'After each step, the ministry decides to continue, to change or to stop.',
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
