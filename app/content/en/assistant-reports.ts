/** The report of what visitors asked and the assistant could not answer. */
export const gapReport = {
  title: 'Not answered',
  intro:
    'What visitors asked and the site did not answer, grouped by meaning. Conversations in which somebody may have been in danger are left out.',
  period: 'Period',
  periods: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days' },
  found: (count: number) =>
    count === 1 ? '1 group of questions' : `${count.toLocaleString('en-CA')} groups of questions`,
  capped: 'Only the newest 600 questions are looked at.',
  byWords: 'Some questions are grouped by their words only until the page is opened again.',
  empty: 'Nothing was left unanswered in this period.',
  emptyHint: 'Questions appear here when the site has no good answer to them.',
  failure: 'The report could not be loaded. Please try again.',
  retry: 'Try again',
  gone: 'These questions are gone, or somebody has dealt with them.',
  removed: '[removed]',
  asked: (count: number) => (count === 1 ? 'Asked once' : `Asked ${count} times`),
  last: 'Last:',
  languages: {
    en: 'English',
    fr: 'French',
    de: 'German',
    es: 'Spanish',
    pt: 'Portuguese',
    other: 'Another language',
  },
  languagesLabel: 'Languages:',
  back: 'Asked again after you dealt with it',
  examples: 'Also asked as',
  offered: 'Pages offered:',
  conversation: 'Newest conversation',
  conversationOf: (question: string) => `Newest conversation about: ${question}`,
  answer: 'Add an answer',
  article: 'Write an article',
  page: 'Page that answers it',
  choose: 'Choose a page',
  usePage: 'This page answers it',
  dismiss: 'Not ours',
  about: (action: string, question: string) => `${action}: ${question}`,
  saving: 'Saving...',
  done: {
    page: { title: 'The page answers it from now on' },
    dismissed: {
      title: 'Taken out of the report',
      description: 'It comes back when five more visitors ask it.',
    },
  },
  errors: { page: 'Choose the page that answers it.' },
  pages: 'Pages of the report',
} as const

/** What visitors think of the assistant. */
export const opinionsPage = {
  title: 'What visitors think',
  intro: 'Thumbs below answers, and ratings of whole conversations.',
  caption: 'Answers that visitors judged, with the question and the reason',
  found: (count: number, capped: boolean) =>
    count === 1
      ? '1 opinion'
      : `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} opinions`,
  pages: 'Pages of opinions',
  empty: 'No visitor has judged an answer yet.',
  emptyHint: 'Opinions appear here when a visitor presses a thumb below an answer.',
  noMatch: 'No opinion fits these filters.',
  failure: 'The opinions could not be loaded. Please try again.',
  thumb: 'Opinion',
  thumbs: { down: 'Did not help', up: 'Helped', all: 'All opinions' },
  reason: 'Reason',
  allReasons: 'All reasons',
  noReason: 'No reason given',
  columns: { question: 'Question', answer: 'Answer', why: 'Opinion', when: 'When', act: 'Action' },
  answerIt: 'Write a better answer',
  answerItTo: (question: string) => `Write a better answer to: ${question}`,
  noQuestion: 'No text',
  weeks: {
    title: 'By week',
    caption: 'Opinions of the last twelve weeks, the newest first',
    columns: { week: 'Week from', up: 'Helped', down: 'Did not help', share: 'Share that helped' },
    none: 'There were no opinions in the last twelve weeks.',
  },
  reasons: { title: 'Why answers did not help', none: 'No reasons were given.' },
  ratings: {
    title: 'Ratings of conversations',
    none: 'No conversation was rated.',
    mean: (mean: string, count: number) =>
      `${mean} of 5 on average, from ${count} ${count === 1 ? 'rating' : 'ratings'}`,
    each: (rating: number, count: number) => `${rating} of 5: ${count}`,
  },
} as const
