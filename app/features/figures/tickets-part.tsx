import { ticketsFigure as copy, figuresPage } from '#content/figures.ts'
import { ColumnChart } from './charts/column-chart.tsx'
import { Legend } from './charts/hatch.tsx'
import { classesOf, countOf, timeFor } from './durations.ts'
import { FigurePart } from './figure-part.tsx'
import { type Figures, solvingLimits, ticketAges } from './figures.ts'
import { daysBetween } from './spans.ts'

type PartProps = { figures: Figures; heading: 'h2' | 'h3' }

const overAWeek = ticketAges.indexOf(8)

/** Open tickets by age, and how long the resolved ones took. */
export function TicketsPart({ figures, heading }: PartProps) {
  const { open, oldest, resolved } = figures.tickets
  const { number } = figuresPage
  const sums = open.map((row) => row.open + row.inProgress)
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const times = classesOf(resolved, solvingLimits)
  const [median, most] = [timeFor(resolved, 0.5), timeFor(resolved, 0.9)]
  return (
    <FigurePart
      chart="tickets"
      name={copy.name}
      finding={copy.finding(sum(sums), sum(sums.slice(overAWeek)))}
      {...{ figures, heading }}
    >
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-small text-ink-muted">{copy.ages}</p>
          <ColumnChart
            label={copy.ageChart(Math.max(...sums))}
            number={number}
            height={132}
            columns={open.map((row) => ({
              ...{ key: String(row.age), name: copy.ageClasses[row.age] ?? '' },
              title: `${copy.ageClasses[row.age]}: ${number(row.open + row.inProgress)}`,
              parts: [
                { key: 'open', hatch: row.age < overAWeek ? 'lines' : 'late', value: row.open },
                { key: 'inProgress', hatch: 'rules', value: row.inProgress },
              ],
            }))}
          />
          <Legend
            items={[
              { key: 'open', hatch: 'lines', label: copy.status.open },
              { key: 'old', hatch: 'late', label: copy.status.old },
              { key: 'inProgress', hatch: 'rules', label: copy.status.inProgress },
            ]}
          />
        </div>
        <div className="min-w-0">
          <p className="text-small text-ink-muted">{copy.times}</p>
          <ColumnChart
            label={copy.timeChart(Math.max(...times))}
            number={number}
            height={132}
            columns={times.map((count, at) => ({
              ...{ key: copy.timeClasses[at] ?? '', name: copy.timeClasses[at] ?? '' },
              title: `${copy.timeClasses[at]}: ${number(count)}`,
              parts: [{ key: 'resolved', hatch: 'solid', value: count }],
            }))}
          />
        </div>
      </div>
      <p className="mt-3 text-small text-ink-muted">
        {oldest && copy.oldest(daysBetween(oldest, figures.to))}{' '}
        {median !== null && most !== null
          ? copy.solved(countOf(resolved), median, most)
          : copy.noneSolved}
      </p>
    </FigurePart>
  )
}
