import type { Passage } from '#app/features/assistant/assistant.ts'
import { passagesOf, passagesOfCopy } from '#app/features/assistant/knowledge/copy-passages.ts'
import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import { careers } from '#content/careers.ts'
import { company } from '#content/company.ts'
import { type Kept, privacyArticles } from '#content/legal/privacy.ts'
import { pageCopies } from '#content/page-copies.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { jobAnchor } from './careers/job-anchor.ts'
import { foundCopies } from './search-entries.ts'

/**
 * What the pages of this release say, as the assistant quotes it.
 * @param kept what the operator has set, as the privacy page says it
 * @param day only posts that are open on it are among them
 * @param copies of the pages as visitors read them
 */
export function sitePassages(kept: Kept, day: Date, copies: PageCopies = pageCopies): Passage[] {
  const pages = Object.entries({ ...foundCopies(copies), '/privacy': privacyArticles(kept) })
  return [
    ...pages.flatMap(([path, copy]) =>
      passagesOfCopy({ path, title: siteMap[path as SitePath].name, copy }),
    ),
    ...offices(),
    ...posts(day),
  ]
}

function offices(): Passage[] {
  const part = { path: '/contact', title: siteMap['/contact'].name }
  return company.offices.flatMap(({ city, role, lines }) =>
    passagesOf({ ...part, heading: city, lines: [role, ...lines, company.mailbox] }),
  )
}

function posts(day: Date): Passage[] {
  const today = day.toISOString().slice(0, 10)
  const open = careers.jobs.filter(({ validThrough }) => validThrough >= today)
  return open.flatMap((job) => {
    const part = { path: `/careers#${jobAnchor(job)}`, title: job.title }
    return [
      ...passagesOf({ ...part, heading: null, lines: [job.description] }),
      ...passagesOf({
        ...part,
        heading: careers.register.requirements,
        lines: [job.place.label, ...job.requirements],
      }),
    ]
  })
}
