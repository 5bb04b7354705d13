export const home = {
  meta: {
    title: 'The Operating System for Modern Enterprises and Nations',
    description:
      'AI-enabled cloud platforms for governments and enterprises. Unordinary insights, uncommon innovation.',
  },
  mrz: 'P<UNORDIN<<OPERATING<SYSTEM<<NATIONS',
  /** Together exactly the headline; the marked parts are set in italic. */
  headline: [
    { text: 'The Operating System for Modern ' },
    { text: 'Enterprises', accent: true },
    { text: ' and ' },
    { text: 'Nations', accent: true },
  ],
  tagline: 'Unordinary insights, uncommon innovation',
  actions: { primary: 'Get your blueprint', secondary: 'About us' },
} as const
