/** The feeds of insights: what readers show, and what the list of insights says about them. */
export const feeds = {
  title: 'Unordin Insights',
  description: 'Articles and guides about public services and the platforms behind them.',
  /** The by-line of a sample, which no person has signed. */
  sample: (company: string) => `${company} (sample author)`,
  follow: 'Follow with a feed reader',
  followText: 'Read every insight in full in your feed reader. You do not need to give an address:',
  atom: 'Atom',
  json: 'JSON Feed',
} as const
