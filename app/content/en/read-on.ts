/** What leads from a page to insights and case studies. Small: pages that show little else bring it. */
export const readOn = {
  more: 'Related pages',
  insights: 'Related insights',
  caseStudy: 'A related case study',
} as const
