/** What is said in every list. */
export const lists = {
  search: 'Search',
  clear: 'Clear',
  /** What a fold on a phone has in it, and how much of that is in use. */
  fold: (has: { search: boolean; filters: boolean }, active: number) => {
    const name = has.search ? (has.filters ? 'Search and filters' : 'Search') : 'Filters'
    return active > 0 ? `${name} (${active})` : name
  },
  /** Names what the list was narrowed to by the link that leads to it. */
  chips: 'Only',
  /** Read by screen readers after each of them. */
  removeChip: ', remove this filter',
  /** Shows the values of a row that have no room in it. */
  more: 'All details',
  clearSearch: 'Clear search',
  exportCsv: 'Export CSV',
  previous: 'Previous',
  next: 'Next',
  first: 'First page',
  last: 'Last page',
  /** An order in the direction that it usually does not have. */
  reversed: (order: string) => `${order}, reversed`,
  /** On a page that has no record any more. */
  back: 'Back to the list',
  retry: 'Try again',
  select: 'Select',
  selectPage: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  /** @param count undefined where there are too many to say how many */
  selectWhole: (count: number | undefined) =>
    count === undefined
      ? 'Select all that match'
      : `Select all ${count.toLocaleString('en-CA')} that match`,
  wholeSelected: (count: number) =>
    count === 1
      ? 'The one that matches is selected.'
      : `All ${count.toLocaleString('en-CA')} that match are selected.`,
  wholeTooMany: (most: number) =>
    `More than ${most.toLocaleString('en-CA')} match. Narrow the list to select all of them.`,
  wholeNot: 'Select rows of this page instead',
  /** @param promised as many as now where they are others, or were changed since */
  wholeChanged: (promised: number, now: number) =>
    promised === now
      ? `The list has changed since: ${now.toLocaleString('en-CA')} match, but they are no longer the same. Nothing was changed: please select them again.`
      : `The list has changed since: ${promised.toLocaleString('en-CA')} were selected, and now ${now.toLocaleString('en-CA')} match. Nothing was changed: please select them again.`,
} as const
