import { found } from './found.ts'

/** The tabs of the panel's pages about the assistant. */
export const assistantTabs = {
  label: 'Parts of conversations',
  conversations: 'Conversations',
  questions: 'Not answered',
  opinions: 'What visitors think',
  answers: 'Our answers',
  settings: 'Settings',
} as const

export const answerStatusWords = { live: 'Live', withdrawn: 'Withdrawn' } as const

/** The list of the answers that staff have written. */
export const staffAnswersList = {
  title: 'Our answers',
  intro:
    'What you write here, the assistant says at once: before facts, pages and known questions. Help in danger always comes first.',
  caption: 'Answers of staff with their status',
  found: found('answer', 'answers'),
  searchLabel: 'Search answers',
  searchPlaceholder: 'Search by question, answer or page...',
  pages: 'Pages of answers',
  empty: 'You have written no answers yet.',
  emptyHint: 'Write one when visitors ask something that the site does not answer.',
  noMatch: 'No answer fits this search.',
  failure: 'The answers could not be loaded. Please try again.',
  add: 'New answer',
  status: 'Status',
  statuses: { all: 'All statuses', ...answerStatusWords },
  columns: { asked: 'Question', answer: 'Answer', status: 'Status', changed_at: 'Changed' },
  more: (count: number) => (count === 1 ? 'and 1 other wording' : `and ${count} other wordings`),
  byPage: (path: string) => `The text of ${path}`,
} as const

/** The page of one answer. */
export const staffAnswerPage = {
  back: 'Our answers',
  addTitle: 'New answer',
  notFound: 'Answer not found',
  statusTexts: {
    live: 'The assistant gives this answer now.',
    withdrawn: 'The assistant does not give this answer.',
  },
  fields: {
    asked: 'Questions, one per line',
    answer: 'Answer',
    answer_fr: 'Answer in French',
    path: 'Page that proves it',
    try: 'What would the assistant say to...',
  },
  hints: {
    asked:
      'Write the question as visitors ask it, in two to six wordings. French wordings are recognized by their words.',
    answer:
      'Begin with the answer itself, in one or two sentences. Leave it empty if the page answers.',
    answer_fr: 'Without it, French questions get the English answer.',
    path: 'A path of this site, such as /procurement. It is linked below the answer.',
    try: 'Tries the form as it is now. Nothing is saved.',
  },
  optional: 'Optional',
  required: '(required)',
  save: 'Save and publish',
  saveWithdrawn: 'Save',
  saving: 'Saving...',
  withdraw: 'Withdraw',
  publish: 'Publish again',
  tryIt: 'Try',
  trying: 'Trying...',
  tried: {
    title: 'The assistant would say',
    used: 'This answer was used.',
    notUsed: 'Another text was used. Add the question as a wording if this answer should be given.',
    sources: 'Links:',
  },
  warning: (found: readonly string[]) =>
    `This looks like personal data: ${found.join(', ')}. Everybody can read answers.`,
  confirm: 'I have checked it: this may be public',
  done: {
    added: { title: 'Answer published' },
    saved: { title: 'Answer saved' },
    withdrawn: { title: 'Answer withdrawn' },
    live: { title: 'Answer published again' },
    restored: { title: 'Version restored' },
    removed: { title: 'Answer deleted' },
  },
  errors: {
    asked: 'Enter at least one question.',
    manyWordings: (most: number) => `Enter at most ${most} questions.`,
    wording: (most: number) => `Each question needs words, and at most ${most} characters.`,
    answer: 'Enter an answer, or a page that answers.',
    english: 'Enter the answer in English as well.',
    long: (most: number) => `At most ${most} characters.`,
    path: 'Enter a path of this site that begins with /, such as /procurement.',
    noPage: 'There is no page at this path.',
    try: 'Enter a question to try.',
    confirm: 'Tick the box below if this may be public, or take it out.',
    stale:
      'Somebody else saved this answer while you were writing. Nothing was saved. Read the history below, then save again if you still want to.',
    lost: 'The answer was not saved. Check your connection, then try again.',
  },
  history: {
    title: 'History',
    text: 'Every save, newest first. Restoring an earlier one makes a new version of it.',
    caption: 'Versions of this answer',
    columns: {
      version: 'Version',
      what: 'Questions and answer',
      who: 'Who and when',
      restore: 'Restore',
    },
    number: (version: number) => `Version ${version}`,
    restoredFrom: (version: number) => `Restored from version ${version}`,
    gone: 'A deleted account',
    now: 'Now',
    restore: (version: number) => `Restore version ${version}`,
    restoring: 'Restoring...',
    french: 'French:',
    page: 'Page:',
    pages: 'Pages of versions',
  },
  remove: {
    open: 'Delete answer',
    title: 'Delete this answer?',
    text: 'The answer and its history are deleted. You cannot undo this. To stop giving it, withdraw it instead.',
    remove: 'Delete answer',
    removing: 'Deleting...',
    keep: 'Cancel',
    close: 'Close',
  },
} as const
