/** The pages that have a fact sheet. */
export const factSheetPages = [
  '/solutions/evisa',
  '/solutions/governance',
  '/solutions/healthcare',
  '/solutions/aftrlife',
  '/solutions/construction',
  '/capabilities/ai-automation',
  '/capabilities/digital-identity',
  '/capabilities/cloud-infrastructure',
] as const

export type FactSheetPage = (typeof factSheetPages)[number]

/** The name of the sample Blueprint in its address. */
export const sampleName = 'sample-blueprint'

/** The name of a page's fact sheet in its address: `evisa-fact-sheet`. */
export const factSheetName = (page: FactSheetPage): string => `${page.split('/').at(-1)}-fact-sheet`

/** The address of a page's fact sheet; undefined when it has none. */
export function factSheetPath(page: string): string | undefined {
  const found = factSheetPages.find((one) => one === page)
  return found && `/downloads/${factSheetName(found)}.pdf`
}

/** The page whose fact sheet has this name. */
export const factSheetPage = (name: string): FactSheetPage | undefined =>
  factSheetPages.find((page) => factSheetName(page) === name)

/** Whether there is a document of this name. */
export const isDownload = (name: string): boolean =>
  name === sampleName || factSheetPage(name) !== undefined
