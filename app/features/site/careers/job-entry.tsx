import type { ReactNode } from 'react'
import { jobAnchor } from '#app/features/site/careers/job-anchor.ts'
import { listDate } from '#app/ui/format-date.ts'
import { careers, type Job } from '#content/careers.ts'

/** One entry of the register: the post and its terms, what it is about, and how to apply. */
export function JobEntry(props: { job: Job; number: number; children: ReactNode }) {
  const { job, number, children } = props
  const { register, departments, types } = careers
  const department = departments.find(({ id }) => id === job.department)
  const terms = [
    { term: register.department, text: department?.name },
    { term: register.location, text: job.place.label },
    { term: register.type, text: types[job.type] },
    { term: register.posted, text: listDate(job.posted) },
    { term: register.until, text: listDate(job.validThrough) },
  ]
  return (
    <article
      id={jobAnchor(job)}
      className="grid grid-cols-1 gap-x-8 gap-y-5 border-b border-line py-8 target:border-vermilion md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]"
    >
      <div>
        <p aria-hidden="true" className="label text-ink-muted">
          {register.number} {number}
        </p>
        <h4 className="headline mt-2 text-heading">{job.title}</h4>
        <dl className="mt-4 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1 text-small">
          {terms.map(({ term, text }) => (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="max-w-[58ch]">{job.description}</p>
        <h5 className="mt-4 text-small font-medium">{register.requirements}</h5>
        <ul className="mt-1.5 max-w-[58ch] list-disc space-y-1 ps-5 text-ink-muted marker:text-line-strong">
          {job.requirements.map((requirement, index) => (
            <li key={index}>{requirement}</li>
          ))}
        </ul>
        <p className="mt-5">{children}</p>
      </div>
    </article>
  )
}
