/** About the company, on every page: what only some pages say is in `company-profile.ts`. */
export const company = {
  name: 'Unordin',
  legalName: 'Unordin Inc.',
  domain: 'unordin.example',
  mailbox: 'info@unordin.example',
  tagline: 'Unordinary insights, uncommon innovation',
  offices: [
    {
      city: 'Ottawa',
      role: 'Head office',
      lines: ['100 Example Street', 'Ottawa, Ontario K1A 0A1', 'Canada'],
    },
    {
      city: 'Atlanta',
      role: 'Regional office',
      lines: ['200 Example Avenue', 'Atlanta, Georgia 30303', 'United States'],
    },
  ],
} as const
