import { JobEntry } from '#app/features/site/careers/job-entry.tsx'
import { careers } from '#content/careers.ts'

export function CareersRegister() {
  const { register, departments, jobs } = careers
  return (
    <section className="border-t border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <h2 className="display text-title">{register.title}</h2>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{register.text}</p>
        {departments.map((department) => (
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
              {jobs.map((job, index) =>
                job.department === department.id ? (
                  <JobEntry key={job.id} job={job} number={index + 1} />
                ) : null,
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
