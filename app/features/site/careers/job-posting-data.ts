import { jobAnchor } from '#app/features/site/careers/job-anchor.ts'
import type { Job } from '#content/careers.ts'
import { company } from '#content/company.ts'
import { companyProfile } from '#content/company-profile.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const toHtml = (text: string) => text.replace(/[&<>]/g, (char) => escapes[char] ?? char)

/** An open position, with the address of its entry on the page: https://schema.org/JobPosting. */
export function jobPostingData(job: Job, origin: string): object {
  const { remoteFrom } = job.place
  const cities: readonly string[] = job.place.offices
  const requirements = job.requirements.map((text) => `<li>${toHtml(text)}</li>`).join('')
  return {
    '@context': 'https://schema.org',
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
      jobLocation: companyProfile.addresses
        .filter(({ addressLocality }) => cities.includes(addressLocality))
        .map((address) => ({
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
