import type { ReactNode } from 'react'
import type { JobFilter } from '#app/features/careers/job-filter.ts'
import { CareersFilter } from '#app/features/site/careers/careers-filter.tsx'
import { JobEntry } from '#app/features/site/careers/job-entry.tsx'
import { careers, type Job } from '#content/careers.ts'

type CareersRegisterProps = {
  filter: JobFilter
  /** The posts that the filter leaves. */
  jobs: readonly Job[]
  /** The control with which an application for a post begins. */
  apply: (job: Job) => ReactNode
}

export function CareersRegister({ filter, jobs, apply }: CareersRegisterProps) {
  const { register, departments } = careers
  const number = new Map<string, number>(careers.jobs.map(({ id }, index) => [id, index + 1]))
  return (
    <section id="register" className="border-t border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <h2 className="display text-title">{register.title}</h2>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{register.text}</p>
        <CareersFilter filter={filter} />
        {jobs.length === 0 && (
          <div className="mt-14">
            <p className="headline text-heading">{careers.filter.none}</p>
            <p className="mt-2 text-ink-muted">{careers.filter.noneHint}</p>
          </div>
        )}
        {departments.map((department) =>
          jobs.every((job) => job.department !== department.id) ? null : (
            <div
              key={department.id}
              className="mt-14 grid grid-cols-1 gap-x-8 border-t border-ink lg:grid-cols-12"
            >
              <div className="pt-5 lg:col-span-3">
                <div className="lg:sticky lg:top-28">
                  <h3 className="display text-section">{department.name}</h3>
                  <p className="mt-2 max-w-[44ch] text-small text-ink-muted">{department.text}</p>
                </div>
              </div>
              <div className="lg:col-span-9">
                {jobs.map((job) =>
                  job.department === department.id ? (
                    <JobEntry key={job.id} job={job} number={number.get(job.id) ?? 0}>
                      {apply(job)}
                    </JobEntry>
                  ) : null,
                )}
              </div>
            </div>
          ),
        )}
      </div>
    </section>
  )
}
