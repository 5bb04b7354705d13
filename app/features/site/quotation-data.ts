import type { Reference } from '#app/features/references/reference.ts'

/** What a client says: https://schema.org/Quotation. */
export const quotationData = (
  { quote, said_by, said_role, organization }: Reference,
  origin: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Quotation',
  text: quote,
  creator: {
    '@type': 'Person',
    name: said_by,
    ...(said_role && { jobTitle: said_role }),
    worksFor: { '@type': 'Organization', name: organization },
  },
  about: { '@id': `${origin}/#organization` },
})
