import { Link } from 'react-router'
import { caseStudy } from '#content/public-projects.ts'
import { siteMap } from '#content/site-map.ts'
import type { Label } from './public-project.ts'

type CaseDetailsProps = { sector: Label | null; capabilities: Label[] }

/** The sector and capabilities of a case study, in the margin. */
export function CaseDetails({ sector, capabilities }: CaseDetailsProps) {
  return (
    <aside aria-label={caseStudy.details} className="lg:col-span-3">
      <dl className="border-t border-ink lg:sticky lg:top-28">
        {sector && (
          <div className="border-b border-line py-4">
            <dt className="label text-ink-muted">{caseStudy.sector}</dt>
            <dd className="mt-1">
              <Link to={`/projects?sector=${sector.slug}`} className="text-link">
                {sector.name}
              </Link>
            </dd>
          </div>
        )}
        {capabilities.length > 0 && (
          <div className="border-b border-line py-4">
            <dt className="label text-ink-muted">{caseStudy.capabilities}</dt>
            {capabilities.map((one) => (
              <dd key={one.slug} className="mt-1">
                <Link to={pageOf(one.slug)} prefetch="intent" className="text-link">
                  {one.name}
                </Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </aside>
  )
}

/** The page of a capability; one without a page leads to the list of its projects. */
const pageOf = (slug: string) => {
  const page = `/capabilities/${slug}`
  return page in siteMap ? page : `/projects?capability=${slug}`
}

export function CaseText({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <section>
      <h2 className="display text-section">{title}</h2>
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
        <p key={index} className="mt-5 max-w-[66ch] text-lead">
          {text}
        </p>
      ))}
    </section>
  )
}

export function CaseList({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h2 className="display text-section">{title}</h2>
      <ol className="mt-6 border-t border-ink">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
            key={index}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-b border-line py-4"
          >
            <span aria-hidden="true" className="label text-vermilion">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className="max-w-[62ch]">{item}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The figures of a case study: the value large, its target after the comma smaller. */
export function CaseFigures({ items }: { items: string[] }) {
  return (
    <section>
      <h2 className="display text-section">{caseStudy.metrics}</h2>
      <p className="mt-3 text-ink-muted">{caseStudy.metricsNote}</p>
      <ul className="mt-6 grid grid-cols-1 gap-px border border-line bg-line sm:grid-cols-2">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
          <li key={index} className="bg-paper p-6 sm:last:odd:col-span-2">
            <p className="headline max-w-[44ch] text-[1.1875rem] leading-snug">{item}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
