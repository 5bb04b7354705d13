import { type CompanyFacts, linesOf } from '#app/features/company/company-facts.ts'
import { company } from '#content/company.ts'
import { companyProfile } from '#content/company-profile.ts'

const context = 'https://schema.org'

/** The company, once per site, with what staff have stated: https://schema.org/Organization. */
export function organizationData(origin: string, stated: CompanyFacts = {}): object {
  const elsewhere = linesOf(stated.same_as)
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    legalName: stated.legal_name ?? company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: company.tagline,
    description: companyProfile.description,
    email: company.mailbox,
    ...(stated.telephone && { telephone: stated.telephone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    address: companyProfile.addresses.map((one) => ({ '@type': 'PostalAddress', ...one })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.mailbox,
      url: `${origin}/contact`,
    },
  }
}
