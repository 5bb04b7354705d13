/** Words of the evidence of a decision, and of the page where anybody checks it. */
export const decisionRecord = {
  title: 'Record of a decision',
  machine: 'R<DECISION<<RECORD<OF<EVIDENCE<<<<<<<<<<<<<<<<<<<<',
  client: 'Client',
  kind: 'Kind',
  status: 'Status',
  statuses: {
    open: 'Not decided yet',
    agreed: 'Everybody has agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  author: 'Asked by',
  due: 'Due',
  made: 'This record was made',
  subject: 'What is decided',
  document: (name: string, version: number) => `${name}, version ${version}`,
  columns: { person: 'Person', answer: 'Answer', at: 'When, and why' },
  answer: (answer: 'agreed' | 'declined' | null) =>
    answer === 'declined' ? 'Declined' : 'No answer yet',
  shown: (hash: string) => `Shown, SHA-256 ${hash}`,
  seal: (hash: string) => `Seal, SHA-256 ${hash}`,
  check: {
    title: 'How to check this record',
    text: (address: string) =>
      `Each entry is bound to the one before by its seal; the attached file events.json contains what the seals are made of. The whole file is signed. Whoever has it can check at ${address} that no byte was changed.`,
  },
  attached: 'What the seals of the events are made of',
  fileName: (id: string) => `Decision record ${id.slice(0, 8)}.pdf`,
  download: 'Download the record',
  hint: 'A signed PDF with everything that happened. Whoever has it can',
  checkIt: 'check whether it is genuine',
} as const

/** The page where anybody checks a record. */
export const verifyPage = {
  metaTitle: 'Check a record',
  mrz: 'V<RECORD<<SIGNATURE<CHECK<<<',
  title: 'Is this record genuine?',
  text: 'Choose the PDF of a record that we have issued. We check its signature and say whether it is as we have signed it. The file is not kept, and nothing about it is shown.',
  file: 'Record (PDF)',
  fileHint: 'At most 4 MB.',
  submit: 'Check the record',
  submitting: 'Checking...',
  required: '(required)',
  genuine: {
    status: 'Genuine',
    title: 'This record is genuine',
    text: 'We have issued this file, and nothing in it has changed since.',
  },
  refused: {
    status: 'Not confirmed',
    title: 'This file is not confirmed',
    text: 'It is no record of ours, or it was changed after we had signed it. Ask whoever gave it to you for the file as it was downloaded.',
  },
  again: 'Check another record',
  errors: {
    file: 'Please choose a file',
    large: 'A record has at most 4 MB. This file is larger, so it is none of ours.',
  },
} as const
