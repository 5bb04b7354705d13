import { type CompanyFacts, linesOf } from '#app/features/company/company-facts.ts'
import { company } from '#content/company.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'

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
    description: company.description,
    email: company.mailbox,
    ...(stated.telephone && { telephone: stated.telephone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    address: company.offices.map(({ address }) => ({ '@type': 'PostalAddress', ...address })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.mailbox,
      url: `${origin}/contact`,
    },
  }
}

/**
 * The way from the home page to a page, or nothing for the home page and for unknown paths.
 * @param name the last page's, where the site map does not know it
 */
export function breadcrumbData(
  pathname: string,
  origin: string,
  name?: string,
): object | undefined {
  const parts = pathname.split('/').filter(Boolean)
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  const names: (string | undefined)[] = paths.map((path) =>
    path in siteMap ? siteMap[path as SitePath].name : undefined,
  )
  if (name) names[names.length - 1] = name
  if (parts.length === 0 || names.includes(undefined)) return undefined
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: names[index],
      item: `${origin}${path}`,
    })),
  }
}
