import { jobAnchor } from '#app/features/site/careers/job-anchor.ts'
import { ToolEngraving, ToolPlates } from '#app/features/site/careers/tool-engraving.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { careers, type DepartmentId, type Job } from '#content/careers.ts'

/** Width of a department in the picture, which is seven positions wide, and its ink. */
const looks: Record<DepartmentId, string> = {
  engineering: 'lg:col-span-4 lg:[--positions:4] text-navy',
  ai: 'lg:col-span-3 lg:[--positions:3] lg:[--gap:0] text-blue',
  operations: 'lg:col-span-1 lg:[--positions:1] text-ochre',
  design: 'lg:col-span-2 lg:[--positions:2] text-verdigris',
  security: 'lg:col-span-2 lg:[--positions:2] text-ink',
  delivery: 'lg:col-span-2 lg:[--positions:2] lg:[--gap:0] text-ink-muted',
}

const two = (number: number) => String(number).padStart(2, '0')

/**
 * Every open position with the tool of its department; each leads to an entry of the register. One
 * that is not among those shown there is fainter, and leads to the whole list.
 */
export function CareersIndex({ shown }: { shown: readonly Job[] }) {
  const ids = new Set(shown.map(({ id }) => id))
  const { hero, departments, jobs } = careers
  return (
    <section className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <ToolPlates />
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-6 md:grid-cols-12">
        <div className="md:col-span-8">
          <MrzLine text={hero.mrz} className="mb-6" />
          <h1 className="display max-w-[16ch] text-hero">
            <Accented parts={hero.headline} />
          </h1>
        </div>
        <p className="text-ink-muted md:col-span-4">{hero.lead}</p>
      </div>
      <nav aria-label={hero.index} className="mt-12 md:mt-16">
        <ul className="grid grid-cols-1 gap-y-8 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-7 lg:gap-x-0 lg:gap-y-10">
          {departments.map((department) => (
            <li key={department.id} className={looks[department.id]}>
              <p className="label border-t border-ink pt-2 pb-3 text-ink lg:me-[var(--gap,0.75rem)]">
                {department.name}
              </p>
              <ul className="lg:grid lg:grid-cols-[repeat(var(--positions),minmax(0,1fr))]">
                {jobs.map((job, index) =>
                  job.department === department.id ? (
                    <li key={job.id}>
                      <a
                        href={`${ids.has(job.id) ? '' : '/careers'}#${jobAnchor(job)}`}
                        data-away={ids.has(job.id) ? undefined : true}
                        className="group flex items-center gap-4 no-underline max-lg:border-b max-lg:border-line lg:h-full lg:flex-col lg:items-stretch lg:gap-0"
                      >
                        <ToolEngraving
                          department={department.id}
                          className="block w-16 shrink-0 group-data-away:opacity-25 lg:w-full"
                        />
                        <span className="py-2 text-ink lg:pt-3 lg:pe-4">
                          <span aria-hidden="true" className="label block text-ink-muted">
                            {two(index + 1)}
                          </span>
                          <span className="block leading-snug font-medium group-hover:underline group-hover:underline-offset-4 lg:mt-1 lg:text-small">
                            {job.title}
                          </span>
                        </span>
                      </a>
                    </li>
                  ) : null,
                )}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
