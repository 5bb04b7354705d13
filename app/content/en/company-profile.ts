/** What some pages say about the company; what all of them say is in `company.ts`. */
export const companyProfile = {
  mission: 'To build the systems a country depends on, so that its people can check them.',
  headline: 'The Operating System for Modern Enterprises and Nations',
  description:
    'Unordin builds AI-enabled cloud platforms for governments and enterprises: e-visa and immigration, digital governance and tax collection, healthcare, digital legacy, construction and inspection.',
  /** The offices, as machines read them. */
  addresses: [
    {
      streetAddress: '100 Example Street',
      addressLocality: 'Ottawa',
      addressRegion: 'ON',
      postalCode: 'K1A 0A1',
      addressCountry: 'CA',
    },
    {
      streetAddress: '200 Example Avenue',
      addressLocality: 'Atlanta',
      addressRegion: 'GA',
      postalCode: '30303',
      addressCountry: 'US',
    },
  ],
} as const
