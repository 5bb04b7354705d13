/** With this the subtitle of a case study begins that combines typical parts of such work. */
export const composedMark = 'Composed case study'
/** Its title where only a part of it is quoted. */
export const composedTitle = (title: string) => `${title} (composed case study)`

/** Published projects: the list at `/projects` and each case study. */
export const publicProjectsPage = {
  meta: {
    title: 'Projects & Impact',
    description:
      'Composed case studies by sector and capability: the challenge, the solution, the outcomes, and what would be measured.',
  },
  mrz: 'P<PROJECTS<<CASE<STUDIES',
  headline: [{ text: 'Case studies of typical ' }, { text: 'projects', accent: true }],
  lead: 'Each case study shows a problem, a solution and how to measure the result. Those marked "Composed case study" combine typical parts of such work. They name no customer and describe no real project.',
  filters: {
    label: 'Filter projects',
    sector: 'Sector',
    capability: 'Capability',
    chosen: 'chosen, select again to remove',
    clear: 'Clear Filters',
  },
  list: 'Case studies',
  card: 'Case study',
  shown: (count: number) => (count === 1 ? '1 case study shown' : `${count} case studies shown`),
  featured: 'Featured',
  outcomes: 'Key Outcomes',
  view: 'View Case Study',
  viewOf: (title: string) => `: ${title}`,
  empty: 'No projects found with the selected filters.',
  emptyHint: 'Remove a filter to see more case studies.',
  none: {
    text: 'No projects have been published yet.',
    hint: 'Each solution page says what we build and how we measure it.',
    action: { label: 'See the solutions', to: '/solutions' },
  },
  pages: 'Pages of projects',
  first: 'First page',
  more: 'More projects',
  action: {
    title: 'Do you have a similar problem?',
    text: 'In a call of 30 minutes we tell you what we would measure first. You choose the time.',
    label: 'Book a call',
    other: { label: 'Write to us', to: '/contact' },
  },
} as const

export const caseStudy = {
  back: 'Back to Projects',
  mrz: (slug: string) => `D<DOSSIER<<${slug}`,
  details: 'About this case study',
  sector: 'Sector',
  capabilities: 'Capabilities',
  challenge: 'The Challenge',
  solution: 'Our Solution',
  outcomes: 'Key Outcomes',
  metrics: 'Impact Metrics',
  metricsNote: 'What would be counted, and towards which target.',
  action: {
    title: 'Do you have a similar case?',
    text: 'Tell us about it. We reply within 24 hours.',
    label: 'Get in Touch',
  },
  missing: {
    title: 'Project Not Found',
    text: 'It may have moved or been withdrawn. You can find the other case studies in the list.',
    back: 'Back to Projects',
  },
} as const
