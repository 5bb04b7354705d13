import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { about } from '#content/about.ts'
import { company } from '#content/company.ts'

/** The mission as the largest thing on the page, and an imprint below it as in a book. */
export function AboutMission() {
  const copy = usePageCopy(about)
  const { mission } = copy
  return (
    <section className="frame pt-10 pb-16 md:pt-20 md:pb-24">
      <MrzLine text={mission.mrz} />
      <p className="headline mt-8 text-heading md:mt-14">{mission.label}</p>
      <h1 className="display mt-3 max-w-[27ch] text-hero md:mt-5">
        <Accented parts={mission.headline} />
      </h1>
      <dl className="mt-12 grid grid-cols-1 gap-x-8 gap-y-6 border-t border-ink pt-5 text-small sm:grid-cols-2 md:mt-20 lg:grid-cols-12">
        {mission.imprint.map((item, index) => (
          <div key={index} className="lg:col-span-4">
            <dt className="label text-ink-muted">{item.term}</dt>
            <dd className="mt-2 max-w-[44ch]">{item.text}</dd>
          </div>
        ))}
        <div className="lg:col-span-3 lg:col-start-10">
          <dt className="label text-ink-muted">{mission.offices}</dt>
          {company.offices.map((office) => (
            <dd key={office.city} className="mt-2">
              {office.city}
              <span className="text-ink-muted">, {office.role}</span>
            </dd>
          ))}
        </div>
      </dl>
    </section>
  )
}
