/** What a fact sheet says beside the texts of its page. */
export const factSheets = {
  solution: 'Solution',
  capability: 'Capability',
  /** The title of the document. */
  title: (page: string) => `${page}: fact sheet`,
  label: 'Fact sheet',
  machine: 'F<FACT<SHEET',
  more: (count: number) =>
    count === 1 ? 'The page has one more part.' : `The page has ${count} more parts.`,
  contact: 'Contact',
  page: 'The whole page',
  /** The texts are those of the page on that day. */
  made: (day: string) => `Made from the texts of the page on ${day}`,
} as const
