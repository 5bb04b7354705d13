import { Fragment } from 'react'
import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { WeaveCell } from '#app/features/site/capabilities/weave-cell.tsx'
import { cell } from '#app/features/site/capabilities/weave-thread.ts'
import { capabilities } from '#content/capabilities/overview.ts'

/** Solutions are columns on wide screens and rows on the phone. */
const columns = [
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
]
const rows = ['lg:row-start-2', 'lg:row-start-3', 'lg:row-start-4']
const wefts = ['text-blue', 'text-ochre', 'text-verdigris']
const warp = 'text-ink-muted'
const tagColumns = ['max-lg:col-start-2', 'max-lg:col-start-3', 'max-lg:col-start-4']
const tagRows = [
  'max-lg:row-start-2',
  'max-lg:row-start-3',
  'max-lg:row-start-4',
  'max-lg:row-start-5',
  'max-lg:row-start-6',
]
const loose = [0, 1, 2, 3, 4].map((index) => index * cell)
const tag = 'inline-flex min-h-8 items-center text-small font-medium leading-tight'

/** The thread goes on to the edge of the page. */
function LooseEnd({ tone }: { tone?: string }) {
  return (
    <svg
      viewBox={`0 0 ${cell * loose.length} ${cell}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={`absolute start-full top-0 hidden h-full w-auto max-w-none lg:block ${tone}`}
    >
      {loose.map((at) => (
        <use
          key={at}
          href="#thread-whole"
          transform={`translate(${at} 0) rotate(-90 ${cell / 2} ${cell / 2})`}
        />
      ))}
    </svg>
  )
}

/** Solutions hang from the top of the page. */
function Hanging({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 ${-0.6 * cell} ${cell} ${1.6 * cell}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={`${warp} ${className}`}
    >
      <use href="#thread-whole" />
      <use href="#thread-whole" y={-cell} />
    </svg>
  )
}

export function Weave({ className }: { className?: string }) {
  const { weave, cards, table } = usePageCopy(capabilities)
  return (
    <nav
      aria-label={weave.label}
      className={`grid content-start grid-cols-[6rem_repeat(3,minmax(0,1fr))] lg:grid-cols-[7.5rem_repeat(5,minmax(0,1fr))] ${className ?? ''}`}
    >
      {cards.items.map((item, row) => (
        <a
          key={item.id}
          href={`#${item.id}`}
          className={`${tag} text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:text-vermilion max-lg:row-start-1 max-lg:justify-center max-lg:pb-3 max-lg:text-center lg:col-start-1 lg:pe-3 ${rows[row]} ${tagColumns[row]}`}
        >
          <span className="lg:hidden">{item.short}</span>
          <span className="max-lg:hidden">{item.name}</span>
        </a>
      ))}
      {table.rows.map((solution, column) => (
        <Fragment key={solution.path}>
          <Link
            to={solution.path}
            className={`${tag} text-blue underline decoration-1 underline-offset-4 hover:decoration-2 max-lg:col-start-1 lg:row-start-5 lg:justify-self-center lg:pt-3 ${tagRows[column]} ${columns[column]}`}
          >
            {solution.short}
          </Link>
          <Hanging className={`hidden lg:row-start-1 lg:block ${columns[column]}`} />
          {cards.items.map((item, row) => (
            <div
              key={item.id}
              className={`relative aspect-square ${rows[row]} ${columns[column]} ${tagRows[column]} ${tagColumns[row]}`}
            >
              <WeaveCell
                use={solution.cells[item.id].use}
                warp={warp}
                weft={wefts[row]}
                over={(row + column) % 2 === 0 ? 'warp' : 'weft'}
                className="block size-full max-lg:rotate-90"
              />
              {column === 4 && <LooseEnd tone={wefts[row]} />}
            </div>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}
