/** The by-line of sample insights, which nobody has signed. */
export const sampleAuthor = 'Sample author'

/** Insights: the list at `/blog` and each article. */
export const insightsPage = {
  meta: {
    title: 'Blog & Insights',
    description:
      'Articles, guides and white papers on electronic visas, digital government, health systems, identity, inspection and digital legacy.',
  },
  mrz: 'I<INSIGHTS<<NOTES<FROM<WORK',
  headline: [{ text: 'Articles and guides on public ' }, { text: 'services', accent: true }],
  lead: 'Practical advice on visas, tax, health records, identity and hosting for people who plan public services.',
  sections: 'Sections',
  allSections: 'All',
  topics: 'Topics',
  chosen: 'chosen, select again to remove',
  contents: 'Contents',
  featured: 'Latest',
  read: 'Read the insight',
  by: (author: string) => `By ${author}`,
  empty: 'No insights available yet. Check back soon!',
  emptyFiltered: 'There is nothing here yet.',
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
  about: 'Topics',
  action: {
    title: 'Do you have the same question?',
    text: 'Write to us about it. We reply within 24 hours.',
    label: 'Contact Us',
  },
  missing: {
    title: 'Insight Not Found',
    text: "The insight you're looking for doesn't exist.",
    back: 'Back to Insights',
  },
} as const
