/** Published projects: the list at `/projects` and each case study. */
export const publicProjectsPage = {
  meta: {
    title: 'Projects & Impact',
    description:
      'Representative engagements by sector and capability: the challenge, what was built, what came of it, and the figures it was measured by.',
  },
  mrz: 'P<PROJECTS<<IMPACT<MEASURED',
  headline: [{ text: 'Work that can be ' }, { text: 'inspected', accent: true }],
  lead: 'Each case study says what was wrong, what was built and how the result is measured. They are representative engagements: put together from the usual parts of such work, without the name of a customer.',
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
  emptyHint: 'Take a filter away to see more of our work.',
  none: {
    text: 'No projects have been published yet.',
    hint: 'Until the first one is here, each solution page says what is built and how it is measured.',
    action: { label: 'See the solutions', to: '/solutions' },
  },
  pages: 'Pages of projects',
  first: 'First page',
  more: 'More projects',
  action: {
    title: 'Bring us the file that hurts',
    text: 'Half an hour is enough to say whether we have seen its like, and what we would measure first.',
    label: 'Get in Touch',
  },
} as const

export const caseStudy = {
  back: 'Back to Projects',
  mrz: (slug: string) => `D<DOSSIER<<${slug}`,
  details: 'About this engagement',
  sector: 'Sector',
  capabilities: 'Capabilities',
  challenge: 'The Challenge',
  solution: 'Our Solution',
  outcomes: 'Key Outcomes',
  metrics: 'Impact Metrics',
  metricsNote: 'What is counted, and towards which target.',
  action: {
    title: 'Have a file like this one?',
    text: 'Tell us where it hurts. We answer within 24 hours.',
    label: 'Get in Touch',
  },
  missing: {
    title: 'Project Not Found',
    text: 'It may have been moved or withdrawn. The other case studies are where they were.',
    back: 'Back to Projects',
  },
} as const
