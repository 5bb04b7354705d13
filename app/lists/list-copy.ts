/** What one list says; what every list says is in content/en/lists.ts. */
export type ListCopy = {
  title: string
  /** Of the browser's tab, where it is not the title. */
  metaTitle?: string
  intro?: string
  /** Read by screen readers before the rows. */
  caption: string
  /** @param capped there are at least so many */
  found: (count: number, capped: boolean) => string
  searchLabel?: string
  searchPlaceholder?: string
  /** Names the links to the other pages. */
  pages: string
  previous?: string
  next?: string
  first?: string
  last?: string
  empty: string
  emptyHint?: string
  noMatch?: string
  noMatchHint?: string
  clearSearch?: string
  /** When the list cannot be read. */
  failure: string
}
