/** Links to the documents of the site. What they say of pages and size is tested. */
export const factSheetLink = {
  /** Before the name of the page. */
  label: 'Fact sheet',
  title: (page: string) => `${page} on one page`,
  note: 'PDF, 1 page, less than 60 KB',
  short: 'Fact sheet (PDF, 1 page)',
} as const

export const sample = {
  to: '/downloads/sample-blueprint.pdf',
  title: 'Read a sample Blueprint',
  text: 'The visitor visa of a fictional ministry, from the present process to the plan in weeks. All its figures are sample values.',
  label: 'Open the sample',
  note: 'PDF, 12 pages, less than 250 KB',
  short: 'Read a sample Blueprint (PDF, 12 pages)',
} as const

/** The page that lists all of them. */
export const allDownloads = {
  to: '/downloads',
  label: 'Documents',
  title: 'Fact sheets and a sample Blueprint',
  note: 'Every document to download, without a form',
} as const
