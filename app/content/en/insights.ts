/** Insights: the list at `/blog` and each article. */
export const insightsPage = {
  meta: {
    title: 'Blog & Insights',
    description:
      'Articles, guides and white papers on electronic visas, digital government, health systems, identity, inspection and digital legacy, by the people who build them.',
  },
  mrz: 'I<INSIGHTS<<NOTES<FROM<WORK',
  headline: [{ text: 'Notes from the ' }, { text: 'work', accent: true }],
  lead: 'What we learn while building platforms for public services, written down so that it can be checked, argued with and used.',
  sections: 'Sections',
  allSections: 'All',
  topics: 'Topics',
  chosen: 'chosen, select again to remove',
  contents: 'Contents',
  featured: 'Latest',
  read: 'Read the insight',
  by: (author: string) => `By ${author}`,
  empty: 'No insights available yet. Check back soon!',
  emptyFiltered: 'Nothing has been filed here so far.',
  all: 'All insights',
  home: 'Return Home',
  pages: 'Pages of insights',
  first: 'Latest insights',
  more: 'Older insights',
} as const

export const insightPage = {
  back: 'Back to Insights',
  readTime: '5 min read',
  contents: 'In this insight',
  table: 'Table',
  about: 'Filed under',
  action: {
    title: 'Is this your question too?',
    text: 'Write to the people who wrote this. We answer within 24 hours.',
    label: 'Contact Us',
  },
  missing: {
    title: 'Insight Not Found',
    text: "The insight you're looking for doesn't exist.",
    back: 'Back to Insights',
  },
} as const
