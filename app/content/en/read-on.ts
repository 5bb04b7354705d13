/** What leads from a page to insights and case studies. Small: pages that show little else bring it. */
export const readOn = {
  more: 'Read on',
  insights: 'From our insights',
  caseStudy: 'A case to go with it',
} as const
