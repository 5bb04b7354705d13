export const commentCopy = {
  title: 'Comments',
  empty: 'No comments yet.',
  earlier: 'Show earlier comments',
  latest: 'Show the newest comments',
  staff: 'Unordin',
  internal: 'Internal comment',
  internalHint: 'only our team sees it',
  form: {
    body: 'Comment',
    hint: 'Everybody of your organization and our team can read it.',
    staffHint: 'Everybody of the client can read it.',
    submit: 'Add comment',
    submitting: 'Adding...',
    submitInternal: 'Add internal comment',
    internalBody: 'Internal comment',
    internalHint: 'Only our team can read it, never the client.',
    required: '(required)',
    added: 'Comment added',
  },
  errors: {
    body: 'Please write a comment',
    long: 'A comment must be at most 5,000 characters',
  },
} as const

export const commentNotices = {
  added: (author: string, document: string) => `${author} commented on ${document}`,
} as const

export const commentMails = {
  subject: (document: string) => `New comment on ${document}`,
  label: 'D<DOCUMENT<<COMMENT<<<<<<<<<<',
  title: 'New comment',
  body: (author: string) => `${author} has commented on a document.`,
  internalBody: (author: string) =>
    `${author} has written an internal comment on a document. The client does not see it.`,
  fields: { document: 'Document', client: 'Client', comment: 'Comment' },
  cut: 'The rest of the comment is on the page of the document.',
  open: 'Open the document',
  footer: 'You receive this email because you may read the document. Questions:',
} as const
