/** The feeds of insights: what readers show, and what the list of insights says about them. */
export const feeds = {
  title: 'Unordin Insights',
  description:
    'What we learn while building platforms for public services, written down so that it can be checked, argued with and used.',
  follow: 'Follow without an address',
  followText: 'Every insight in full, in the reader of your choice:',
  atom: 'Atom',
  json: 'JSON Feed',
} as const
