import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { home } from '#content/home.ts'

type Card = (typeof home.solutions.cards)[number]

const two = (number: number) => String(number).padStart(2, '0')

/** The first and the fourth plate are twice as wide as the others; the print has its own part of each. */
function SolutionCard({ card, index }: { card: Card; index: number }) {
  const { solutions } = usePageCopy(home)
  const wide = index % 3 === 0
  return (
    <li className={wide ? 'sm:col-span-2' : ''}>
      <Link
        to={card.to}
        prefetch="intent"
        viewTransition
        className={`group grid h-full grid-rows-[auto_1fr] overflow-clip bg-surface no-underline ${wide ? 'sm:grid-cols-2 sm:grid-rows-1' : ''}`}
      >
        <div
          className={`flex flex-col p-6 sm:p-7 ${wide ? 'sm:pe-0' : 'pb-0 sm:min-h-72 sm:pb-0'}`}
        >
          <span className="label flex gap-3 text-ink-muted">
            <span aria-hidden="true">{two(index + 1)}</span>
            {card.title}
          </span>
          <h3
            className={`headline mt-5 group-hover:text-vermilion ${wide ? 'text-section' : 'text-heading'}`}
          >
            {card.subtitle}
          </h3>
          <span className="mt-3 block text-ink-muted">{card.description}</span>
          <span
            className={`w-fit border-b border-ink pb-0.5 text-[0.9375rem] group-hover:border-vermilion ${wide ? 'mt-5 sm:mt-auto' : 'mt-5'}`}
          >
            {solutions.more}
          </span>
        </div>
        <span
          className={`relative block overflow-clip ${wide ? 'min-h-52 sm:min-h-[25rem]' : 'min-h-44'}`}
        >
          <FigurePrint
            figure={card.id}
            className={`absolute max-w-none ${wide ? 'end-[-4rem] top-6 w-72 sm:start-6 sm:end-auto sm:top-16 sm:w-[34rem]' : 'end-[-4rem] top-6 w-72'}`}
          />
        </span>
      </Link>
    </li>
  )
}

export function SolutionGrid() {
  const { solutions } = usePageCopy(home)
  return (
    <section className="frame py-20 md:py-28">
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 className="display text-title md:col-span-6">{solutions.title}</h2>
        <p className="text-ink-muted md:col-span-5 md:col-start-8">
          {solutions.text}{' '}
          <Link to="/solutions" prefetch="intent" viewTransition className="text-link">
            {solutions.all}
          </Link>
        </p>
      </div>
      <ul className="mt-12 grid grid-cols-1 gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {solutions.cards.map((card, index) => (
          <SolutionCard key={card.id} card={card} index={index} />
        ))}
      </ul>
    </section>
  )
}
