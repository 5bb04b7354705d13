import { describe, expect, it } from 'vitest'
import { jobPostingData } from '#app/features/site/careers/job-posting-data.ts'
import { hiddenWays, secretWay } from '#app/features/site/hidden-ways.ts'
import { organizationData } from '#app/features/site/organization-data.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { breadcrumbData, crumbsOf } from '#app/features/site/structured-data.ts'
import { careers, type Job } from '#content/careers.ts'
import { company } from '#content/company.ts'

const origin = 'https://unordin.example'

const job: Job = {
  id: 'clerk',
  title: 'Clerk',
  department: 'delivery',
  place: careers.places.ottawa,
  type: 'PART_TIME',
  posted: '2026-10-01',
  validThrough: '2026-12-31',
  description: 'Reads <everything> & signs.',
  requirements: ['Patience', 'R&D'],
}

describe('organizationData', () => {
  it('names the company and both offices', () => {
    expect(organizationData(origin)).toMatchObject({
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: company.name,
      url: `${origin}/`,
      address: [{ addressLocality: 'Ottawa' }, { addressLocality: 'Atlanta' }],
    })
  })

  it('names what staff have stated, and nothing else', () => {
    expect(organizationData(origin)).toMatchObject({ legalName: company.legalName })
    expect(organizationData(origin)).not.toHaveProperty('telephone')
    expect(organizationData(origin)).not.toHaveProperty('sameAs')
    const stated = {
      legal_name: 'Unordin Platforms Inc.',
      telephone: '+1 613 555 0100',
      same_as: 'https://one.example/unordin\nhttps://two.example/unordin',
    }
    expect(organizationData(origin, stated)).toMatchObject({
      legalName: 'Unordin Platforms Inc.',
      telephone: '+1 613 555 0100',
      sameAs: ['https://one.example/unordin', 'https://two.example/unordin'],
    })
  })
})

describe('breadcrumbData', () => {
  it('leads from the home page through the section to the page', () => {
    expect(breadcrumbData(crumbsOf('/solutions/evisa'), origin)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Solutions', item: `${origin}/solutions` },
        { position: 3, name: 'e-Visa', item: `${origin}/solutions/evisa` },
      ],
    })
  })

  it('takes the name of a page that the site map does not know', () => {
    expect(crumbsOf('/blog/soon', 'Soon').map(({ name }) => name)).toEqual([
      ...['Home', 'Blog & Insights', 'Soon'],
    ])
  })

  it.each([
    ['apply', ['Home', 'Careers', 'Apply']],
    ['newsletter', ['Home', 'Newsletter']],
    ['confirm', ['Home', 'Newsletter', 'Confirm']],
    ['unsubscribe', ['Home', 'Newsletter', 'Unsubscribe']],
    ['conversation', ['Home', 'Your conversation']],
    ['noMails', ['Home', 'No more emails']],
  ] as const)('knows the way to the page "%s", which search engines leave out', (page, names) => {
    expect(hiddenWays[page].map(({ name }) => name)).toEqual(names)
  })

  it('names a page with a secret address without it', () => {
    const list = breadcrumbData(secretWay('/book', 'Your consultation'), origin)
    expect(list).toMatchObject({
      itemListElement: [{}, { item: `${origin}/book` }, { name: 'Your consultation' }],
    })
    const last = (list as { itemListElement: object[] }).itemListElement[2]
    expect(JSON.stringify(last)).not.toContain('"item"')
  })

  it.each(['/', '/nowhere', '/solutions/nowhere'])('has nothing to say about %s', (path) => {
    expect(breadcrumbData(crumbsOf(path), origin)).toBeUndefined()
    expect(crumbsOf(path)).toEqual([])
  })
})

describe('faqData', () => {
  it('keeps each answer with its question, in order', () => {
    const items = [
      { question: 'Who decides?', answer: 'An officer.' },
      { question: 'Who reads it?', answer: 'The applicant.' },
    ]
    expect(faqData(items)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  })
})

describe('jobPostingData', () => {
  it('describes a post at an office, with its text as HTML', () => {
    const data = jobPostingData(job, origin)
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: 'Clerk',
      description:
        '<p>Reads &lt;everything&gt; &amp; signs.</p><ul><li>Patience</li><li>R&amp;D</li></ul>',
      url: `${origin}/careers#job-clerk`,
      datePosted: '2026-10-01',
      validThrough: '2026-12-31T23:59:59Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: company.name },
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Ottawa' } }],
    })
    expect(data).not.toHaveProperty('jobLocationType')
  })

  it('says from which countries a remote post can be done, and leaves the offices out', () => {
    const data = jobPostingData({ ...job, place: careers.places.remoteBoth }, origin)
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Canada' },
        { '@type': 'Country', name: 'United States' },
      ],
    })
    expect(data).not.toHaveProperty('jobLocation')
  })

  it('gives both for a post that may be done either way', () => {
    expect(jobPostingData({ ...job, place: careers.places.atlantaOrRemote }, origin)).toMatchObject(
      {
        jobLocation: [{ address: { addressLocality: 'Atlanta' } }],
        jobLocationType: 'TELECOMMUTE',
      },
    )
  })

  it('has 14 posts to describe, each with an address and dates of its own', () => {
    expect(careers.jobs).toHaveLength(14)
    expect(new Set(careers.jobs.map(({ id }) => id)).size).toBe(14)
    for (const { posted, validThrough } of careers.jobs) {
      expect(posted).toMatch(/^2026-1[01]-\d\d$/)
      expect(validThrough > posted).toBe(true)
    }
  })
})
