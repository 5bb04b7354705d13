import { jobAnchor } from '#app/features/site/careers/job-anchor.ts'
import type { Job } from '#content/careers.ts'
import { company } from '#content/company.ts'
import type { QuestionCopy } from '#content/page-copy.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'

const context = 'https://schema.org'

/** The company, once per site: https://schema.org/Organization. */
export function organizationData(origin: string): object {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: company.tagline,
    description: company.description,
    email: company.mailbox,
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

/** Questions and answers as they stand on the page: https://schema.org/FAQPage. */
export function faqData(items: readonly QuestionCopy[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const toHtml = (text: string) => text.replace(/[&<>]/g, (char) => escapes[char] ?? char)

/** An open position, with the address of its entry on the page: https://schema.org/JobPosting. */
export function jobPostingData(job: Job, origin: string): object {
  const { remoteFrom } = job.place
  const cities: readonly string[] = job.place.offices
  const requirements = job.requirements.map((text) => `<li>${toHtml(text)}</li>`).join('')
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${toHtml(job.description)}</p><ul>${requirements}</ul>`,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: `${origin}/careers#${jobAnchor(job)}`,
    datePosted: job.posted,
    validThrough: `${job.validThrough}T23:59:59Z`,
    employmentType: job.type,
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: `${origin}/` },
    ...(cities.length > 0 && {
      jobLocation: company.offices
        .filter(({ city }) => cities.includes(city))
        .map(({ address }) => ({
          '@type': 'Place',
          address: { '@type': 'PostalAddress', ...address },
        })),
    }),
    ...(remoteFrom.length > 0 && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteFrom.map((name) => ({ '@type': 'Country', name })),
    }),
  }
}
