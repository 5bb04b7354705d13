import type { SitePath } from './site-map.ts'

/** What a short reading may leave out. The name is part of the format of llms.txt. */
export const optionalSection = 'Optional'

/** What `/llms.txt` says to programs that read the site on a person's behalf. */
export const llms = {
  details: [
    'Each engagement starts with a Blueprint, a plan for one service. All platforms share the same engineering: models propose and people decide, each person has one verified identity, and hosting follows the law of the country.',
    'Offices and address:',
  ],
  sections: [
    {
      name: 'Start here',
      paths: [
        '/',
        '/blueprint',
        '/get-started',
        '/solutions',
        '/public-sector-platforms',
        '/capabilities',
        '/pricing',
      ],
    },
    {
      name: 'Solutions',
      paths: [
        '/solutions/evisa',
        '/solutions/governance',
        '/solutions/healthcare',
        '/solutions/aftrlife',
        '/solutions/construction',
      ],
    },
    {
      name: 'Capabilities',
      paths: [
        '/capabilities/ai-automation',
        '/capabilities/digital-identity',
        '/capabilities/cloud-infrastructure',
      ],
    },
    { name: 'Work', paths: ['/projects', '/blog'] },
    {
      name: 'Company',
      paths: ['/about', '/vision', '/partners', '/references', '/careers', '/contact', '/book'],
    },
    { name: optionalSection, paths: ['/clients', '/search', '/privacy', '/terms', '/cookies'] },
  ],
  notes: {
    '/solutions/evisa':
      'One file per traveller, from application to arrival. Rules sort the routine cases, an officer decides the others, and every decision is kept with its reason.',
    '/solutions/governance':
      'Registers, declarations and payments are in one place. A citizen declares once, and an auditor follows each entry to its source.',
    '/solutions/healthcare':
      'Triage, remote consultation and disease surveillance over the networks a country has. A clinician decides. The software prepares and records.',
    '/solutions/aftrlife':
      'A digital avatar, made with the consent of the person it shows, from material that person chose, and kept for the family.',
    '/solutions/construction':
      'Inspectors record site evidence once and sign the report on site. The evidence stays linked to its finding.',
  },
} as const satisfies {
  details: readonly string[]
  sections: readonly { name: string; paths: readonly SitePath[] }[]
  notes: Partial<Record<SitePath, string>>
}

/** To whoever asks for a share image while too many others wait for theirs. */
export const picturesBusy =
  'We are preparing too many pictures at the moment. Please try again in a moment.'
