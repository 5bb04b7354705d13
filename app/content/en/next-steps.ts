/** Words of the list that leads on from a page. */
export const readOnRows = {
  published: 'Case studies and articles',
  withSheet: 'Fact sheet, case studies and articles',
  pages: 'What this is about',
  project: 'Case study',
  insight: 'Article',
  solution: 'Solution',
  capability: 'Capability',
} as const

/** The way from a page to the pages above it. */
export const breadcrumbs = { label: 'Breadcrumb' } as const
