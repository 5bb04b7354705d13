import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { home } from '#content/home.ts'

export function VisionBlock() {
  const copy = usePageCopy(home)
  const { vision } = copy
  return (
    <section className="frame pt-20 pb-8 md:pt-28 md:pb-14">
      <h2 className="label text-ink-muted">{vision.title}</h2>
      <figure className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <figcaption className="label text-vermilion md:col-span-12">
          {vision.missionLabel}
        </figcaption>
        <blockquote className="display text-title md:col-span-11">{vision.mission}</blockquote>
      </figure>
      <div className="mt-16 grid grid-cols-1 gap-x-8 gap-y-10 md:mt-24 md:grid-cols-12">
        <div className="md:col-span-4">
          <FigurePrint figure="quiet" className="-ms-6 w-56 md:w-80" />
          <p className="mt-6 max-w-[34ch] text-ink-muted">{vision.goal}</p>
          <Link
            to="/vision"
            prefetch="intent"
            viewTransition
            className="text-link mt-4 inline-block py-1"
          >
            {vision.action}
          </Link>
        </div>
        <div className="md:col-span-8">
          <h3 className="label mb-3 text-ink-muted">{vision.valuesLabel}</h3>
          <ul className="border-t border-ink">
            {vision.values.map((value, index) => (
              <li
                key={index}
                className="grid grid-cols-1 items-baseline gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]"
              >
                <h4 className="headline text-heading">{value.title}</h4>
                <p className="text-ink-muted">{value.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
