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
  unsure: 'The site does not answer this question. These pages are the nearest:',
  nothing: 'The visitor has not asked anything yet.',
  danger: 'A life may be in danger. Please answer in your own words.',
  model: 'Written by the configured model, from the pages of the site.',
} as const
