import { found } from './found.ts'

export const commentCopy = {
  title: 'Comments',
  empty: 'No comments yet.',
  earlier: 'Show earlier comments',
  latest: 'Show the newest comments',
  staff: 'Unordin',
  byMail: 'By email',
  internal: 'Internal comment',
  internalHint: 'only our team sees it',
  /** On a list: leads to the comments of a record. */
  count: (count: number) =>
    count === 0
      ? 'Comment'
      : count === 1
        ? '1 comment'
        : count > 99
          ? '99+ comments'
          : `${count} comments`,
  countOf: (count: string, title: string) => `${count}: ${title}`,
  waits: 'Waits for an answer',
  settle: 'Mark as answered',
  settling: 'Saving...',
  settled: 'Marked as answered',
  form: {
    body: 'Comment',
    hint: 'Everybody of your organization who sees this and our team can read it.',
    staffHint: 'Everybody of the client who sees this can read it.',
    names: 'Write @ and a name to tell somebody in particular.',
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
  added: (author: string, title: string) => `${author} commented on ${title}`,
  named: (author: string, title: string) => `${author} named you in a comment on ${title}`,
} as const

export const commentMails = {
  subject: (title: string) => `New comment on ${title}`,
  label: {
    document: 'D<DOCUMENT<<COMMENT<<<<<<<<<<',
    milestone: 'P<PROJECT<<COMMENT<<<<<<<<<<<',
    update: 'P<PROJECT<<COMMENT<<<<<<<<<<<',
    request: 'R<REQUEST<<COMMENT<<<<<<<<<<<',
  },
  title: 'New comment',
  kinds: {
    document: 'a document',
    milestone: 'a milestone',
    update: 'an update',
    request: 'a request',
  },
  body: (author: string, what: string) => `${author} has commented on ${what}.`,
  namedBody: (author: string, what: string) => `${author} has named you in a comment on ${what}.`,
  internalBody: (author: string, what: string) =>
    `${author} has written an internal comment on ${what}. The client does not see it.`,
  fields: {
    document: 'Document',
    milestone: 'Milestone',
    update: 'Update',
    request: 'Request',
    client: 'Client',
    comment: 'Comment',
  },
  cut: 'The rest of the comment is on its page.',
  open: {
    document: 'Open the document',
    milestone: 'Open the milestone',
    update: 'Open the update',
    request: 'Open the request',
  },
  footer: 'You receive this email because you have access to what the comment is about. Questions:',
  /** Who reads an answer by mail is said before it is written. */
  footerOfAnswers: {
    client:
      'Answer this email to add a comment, which everybody of your organization who sees this can read. Questions:',
    staff: 'Answer this email to add a comment, which the client reads. Questions:',
    internal: 'Answer this email to add a comment, which only our team reads. Questions:',
  },
} as const

/** What is said everywhere, as staff see it. */
export const adminComments = {
  title: 'Comments',
  caption: 'Comments on documents, projects and requests',
  found: found('comment', 'comments'),
  client: 'Client',
  allClients: 'All clients',
  show: 'Show',
  shows: {
    waiting: 'Waiting for an answer',
    mine: 'Waiting for me',
    named: 'I am named',
    all: 'All comments',
  },
  columns: {
    comment: 'Comment',
    about: 'On',
    client: 'Client',
    author: 'Written by',
    created_at: 'Written',
  },
  empty: 'No comment waits for an answer.',
  emptyHint: 'What clients say about a document, a milestone, an update or a request appears here.',
  noMatch: 'No comments found.',
  noMatchHint: 'Show all comments, or those of all clients.',
  failure: 'Error loading the comments. Please try again.',
  pages: 'Pages of comments',
  internal: 'Internal',
  waits: 'Waits',
} as const
