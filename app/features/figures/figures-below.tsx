import { Link } from 'react-router'
import { figuresPage as copy } from '#content/figures.ts'
import type { Figures as Read } from './figures.ts'
import { Figures } from './figures-view.tsx'

type FiguresBelowProps = {
  figures: Read
  /** The parameters of the page's address that a link to another period keeps. */
  search: string
}

/** The figures as a part of another page. */
export function FiguresBelow({ figures, search }: FiguresBelowProps) {
  return (
    <section aria-labelledby="figures-title" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="figures-title" className="headline text-heading">
          {copy.title}
        </h2>
        <Link to={`/lead_admin/figures?days=${figures.period}`} className="text-link text-small">
          {copy.all}
        </Link>
      </div>
      <Figures
        figures={figures}
        heading="h3"
        periodHref={(days) => `?${search && `${search}&`}days=${days}#figures-title`}
      />
    </section>
  )
}
