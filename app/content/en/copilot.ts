/** The summary of a conversation or of a ticket's thread. */
export const threadSummary = {
  title: 'Summary',
  hint: 'Made from sentences of the thread, word for word.',
  who: 'Who writes',
  asked: 'What was asked',
  answered: 'answered',
  notAnswered: 'not answered',
  promised: 'What we said we would do',
  open: 'Open question',
  none: 'None',
  answers: 'What was answered',
  write: 'Write a summary',
  writing: 'Writing a summary...',
  writeHint: 'Sends this thread to the configured provider.',
  writtenHint:
    'Written by the configured model. Each line was compared with its message; parts without a line that holds are sentences of the thread, word for word.',
} as const

/** Why there is no summary by the model. The sentences of the thread are shown then. */
export const writtenSummary = {
  danger: 'A life may be in danger. The thread is not sent to the model: please read it.',
  nothing: 'Nothing has been written yet.',
  unsure: 'The model wrote nothing that stands in the thread. These are sentences of the thread:',
  failed: 'The model did not answer. These are sentences of the thread:',
  lost: 'The summary was not written. Check your connection, then try again.',
} as const

/** What the assistant proposes to a member of staff who answers a visitor. */
export const copilot = {
  propose: 'Propose an answer',
  proposing: 'Looking for an answer...',
  title: 'Proposed answer',
  to: (question: string) => `To: ${question}`,
  hint: 'Nobody sees it until you send it. Read it first.',
  use: 'Put it into the answer',
  sources: 'Sources',
  newTab: 'opens in a new tab',
  unsure: 'The site does not answer this question. These pages are the nearest:',
  nothing: 'The visitor has not asked anything yet.',
  danger: 'A life may be in danger. Please answer in your own words.',
  model: 'Written by the configured model, from the pages of the site.',
} as const
