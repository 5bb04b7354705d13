/** What is said in every list. */
export const lists = {
  search: 'Search',
  clear: 'Clear',
  /** @param active how many of them have a value */
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  clearSearch: 'Clear search',
  exportCsv: 'Export CSV',
  previous: 'Previous',
  next: 'Next',
  first: 'First page',
  last: 'Last page',
  /** An order in the direction that it usually does not have. */
  reversed: (order: string) => `${order}, reversed`,
  retry: 'Try again',
  select: 'Select',
  selectPage: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
} as const
