/** Words of the panel's pages about certificates, penetration tests and documents. */
export const companySections = {
  label: 'Parts of the company page',
  facts: 'Company facts',
  evidence: 'Certificates and documents',
} as const

export const evidencePanel = {
  title: 'Certificates and documents',
  text: 'Visitors see these entries in the Trust Centre and in the procurement pack. A file is private until you publish it.',
  add: {
    certificate: 'Add a certificate',
    penetration_test: 'Add a penetration test',
    document: 'Add a document',
  },
  kinds: {
    certificate: {
      title: 'Certificates',
      one: 'Certificate',
      empty: 'No certificate is listed. The Trust Centre says that none is listed.',
    },
    penetration_test: {
      title: 'Penetration tests',
      one: 'Penetration test',
      empty: 'No penetration test is listed. The Trust Centre says so.',
    },
    document: {
      title: 'Documents',
      one: 'Document',
      empty: 'No document is listed, for example standard terms or proof of insurance.',
    },
  },
  states: {
    held: 'Held',
    in_progress: 'In progress',
    not_held: 'Not held',
    expired: 'Expired',
  },
  back: 'All certificates and documents',
  fields: {
    name: 'Name',
    state: 'Status',
    issued_by: {
      certificate: 'Certification body',
      penetration_test: 'Tested by',
      document: 'Issued by',
    },
    dated_on: {
      certificate: 'Valid from',
      penetration_test: 'Date of the test',
      document: 'Date',
    },
    valid_until: 'Valid until',
    scope: 'Scope',
    summary: {
      certificate: 'Note',
      penetration_test: 'Summary of the result',
      document: 'What it is',
    },
    file: 'File',
    is_public: 'Visitors may download the file',
    drop_file: 'Remove the file',
  },
  hints: {
    name: {
      certificate: 'For example ISO/IEC 27001:2022',
      penetration_test: 'For example: Website and portal, yearly test',
      document: 'For example: Standard terms and conditions',
    },
    date: 'For example 2026-10-31',
    file: (size: string) => `One file of at most ${size}. A new file replaces the current one.`,
  },
  current: (name: string, size: string) => `Current file: ${name} (${size})`,
  open: 'Open the file',
  fileState: { public: 'File is public', private: 'File is private', none: 'No file' },
  optional: 'Optional',
  required: '(required)',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  added: 'Added',
  remove: {
    open: 'Remove this entry',
    title: 'Remove this entry?',
    text: (name: string) =>
      `This removes ${name} and its file from the site. You cannot undo this.`,
    remove: 'Remove entry',
    removing: 'Removing...',
    keep: 'Keep entry',
    close: 'Close',
    done: 'Entry removed',
  },
  versions: {
    title: 'Who changed what',
    first: 'Added',
    nothing: 'Saved without changes',
    nobody: 'A person whose account is gone',
  },
  changed: {
    name: 'Name',
    state: 'Status',
    issued_by: 'Issuer',
    dated_on: 'Date',
    valid_until: 'Valid until',
    scope: 'Scope',
    summary: 'Text',
    file: 'File',
    file_is_public: 'Publication of the file',
  },
  failure: 'Error loading the certificates and documents. Please try again.',
  retry: 'Try again',
  lost: 'The entry could not be saved. What you typed is still here; please try again.',
  errors: {
    name: 'Please give a name.',
    state: 'Please choose a status.',
    date: 'Please give a date such as 2026-10-31.',
    order: 'Please give a date that is not before the first one.',
    long: (limit: number) => `Please use at most ${limit.toLocaleString('en-CA')} characters.`,
    noFile: 'Please choose a file to publish.',
    stale:
      'Somebody else saved this entry in the meantime. Load the page again to see it before you save.',
  },
} as const
