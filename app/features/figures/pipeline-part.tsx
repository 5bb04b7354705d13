import { leadStatuses } from '#app/features/leads/lead.ts'
import { pipelineFigure as copy, figuresPage } from '#content/figures.ts'
import type { Hatch } from './charts/hatch.tsx'
import { ShareBar } from './charts/share-bar.tsx'
import { FigurePart } from './figure-part.tsx'
import type { Figures } from './figures.ts'
import { lostOf, reachedOf } from './pipeline.ts'

const hatchOf = { new: 'bars', contacted: 'lines', qualified: 'cross', converted: 'solid' } as const

type PartProps = { figures: Figures; heading: 'h2' | 'h3' }

/** How far the leads of the period have come. */
export function PipelinePart({ figures, heading }: PartProps) {
  const { pipeline } = figures
  const reached = reachedOf(pipeline)
  const total = reached.new
  const lost = lostOf(pipeline)
  return (
    <FigurePart
      chart="pipeline"
      name={copy.name}
      finding={copy.finding(reached.converted, lost, total)}
      {...{ figures, heading }}
    >
      <ol className="mt-4 grid gap-3">
        {leadStatuses.map((status, at) => {
          const before = leadStatuses[at - 1]
          const hatch: Hatch = hatchOf[status]
          const { lost: lostHere } = pipeline[status]
          return (
            <li key={status}>
              <div className="flex items-baseline justify-between gap-3 text-small">
                <span>{copy.reached[status]}</span>
                <span className="text-ink-muted">
                  {lostHere > 0 && (
                    <span className="me-3 text-vermilion">{copy.lostIn(lostHere)}</span>
                  )}
                  {before && reached[before] > 0 && copy.step(reached[status], reached[before])}
                  <span className="figure ms-3 text-lead text-ink">
                    {figuresPage.number(reached[status])}
                  </span>
                </span>
              </div>
              <div aria-hidden="true">
                <ShareBar
                  label={copy.reached[status]}
                  whole={Math.max(1, total)}
                  parts={[
                    {
                      ...{ key: status, hatch, title: copy.parts.kept },
                      value: reached[status] - lostHere,
                    },
                    { key: 'lost', hatch: 'late', title: copy.parts.lost, value: lostHere },
                  ]}
                />
              </div>
            </li>
          )
        })}
      </ol>
    </FigurePart>
  )
}
