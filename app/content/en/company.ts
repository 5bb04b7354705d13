export const company = {
  name: 'Unordin',
  legalName: 'Unordin Inc.',
  domain: 'unordin.example',
  mailbox: 'info@unordin.example',
  tagline: 'Unordinary insights, uncommon innovation',
  mission: 'To build the systems a country depends on, so that its people can check them.',
  headline: 'The Operating System for Modern Enterprises and Nations',
  description:
    'Unordin builds AI-enabled cloud platforms for governments and enterprises: e-visa and immigration, digital governance and tax collection, healthcare, digital legacy, construction and inspection.',
  offices: [
    {
      city: 'Ottawa',
      role: 'Head office',
      lines: ['100 Example Street', 'Ottawa, Ontario K1A 0A1', 'Canada'],
      address: {
        streetAddress: '100 Example Street',
        addressLocality: 'Ottawa',
        addressRegion: 'ON',
        postalCode: 'K1A 0A1',
        addressCountry: 'CA',
      },
    },
    {
      city: 'Atlanta',
      role: 'Regional office',
      lines: ['200 Example Avenue', 'Atlanta, Georgia 30303', 'United States'],
      address: {
        streetAddress: '200 Example Avenue',
        addressLocality: 'Atlanta',
        addressRegion: 'GA',
        postalCode: '30303',
        addressCountry: 'US',
      },
    },
  ],
} as const
