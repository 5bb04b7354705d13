/** Site search: the page, its results, and the index that stands there before anything is asked. */
export const searchPage = {
  meta: {
    title: 'Search',
    description:
      'Search every page, insight, case study and open position of this site, or use the list of pages from A to V.',
  },
  mrz: 'Q<SEARCH<<INDEX<OF<THE<SITE',
  headline: [{ text: 'Search this ' }, { text: 'site', accent: true }],
  lead: 'Find pages, insights, case studies and open positions. Press / on any page to come here.',
  label: 'Search this site',
  placeholder: 'For example: register, offline clinic, e-visa',
  submit: 'Search',
  searching: 'Searching...',
  results: 'Results',
  titleFor: (words: string) => `Search: ${words}`,
  kinds: {
    page: 'Page',
    job: 'Open position',
    insight: 'Insight',
    project: 'Case study',
    help: 'Help article',
  },
  found: (total: number, words: string, isMore: boolean) =>
    `${isMore ? 'More than ' : ''}${total} ${total === 1 ? 'entry' : 'entries'} for "${words}"`,
  nothing: (words: string) => `Nothing found for "${words}".`,
  nothingHint: 'Try fewer or more general words, or look at the list of pages below.',
  endOfPages: 'There are no more results on this page.',
  didYouMean: 'Did you mean',
  failed: 'The search did not work.',
  tryAgain: 'Try again',
  pages: 'Pages of results',
  previous: 'Previous entries',
  next: 'Next entries',
  position: (page: number, of: number) => `${page} of ${of}`,
  index: 'Index of pages',
} as const
