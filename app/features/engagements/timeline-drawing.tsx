import { WaveBand } from '#app/ui/wave-band.tsx'
import { projectPage } from '#content/engagements.ts'
import type { Milestone } from './engagement.ts'
import type { TimelineScale } from './timeline-scale.ts'

type TimelineDrawingProps = {
  scale: TimelineScale
  milestones: readonly Milestone[]
  today: string
  isOver: boolean
}

const rowHeight = 2
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' })

/** January is shown with its year, so that a long timeline can be read. */
function tickLabel(day: string): string {
  return day.slice(5, 7) === '01' ? day.slice(0, 4) : month.format(new Date(day))
}

/** Past time is engraved, future time is a thin line; the list beside it says the same in words. */
export function TimelineDrawing({ scale, milestones, today, isOver }: TimelineDrawingProps) {
  const { marks, ticks, rows } = scale
  const passed = isOver ? 100 : scale.passed
  const state = (id: string) => {
    const one = milestones.find((milestone) => milestone.id === id)
    if (one?.done_at) return 'border-verdigris bg-verdigris text-paper'
    if (one?.due_on && one.due_on < today) return 'border-vermilion bg-surface text-vermilion'
    return 'border-ink bg-surface text-ink'
  }
  return (
    <figure aria-hidden="true" className="mt-6 mb-2 px-3.5">
      <div className="relative" style={{ height: `${rows * rowHeight + 0.25}rem` }}>
        {marks.map(({ id, at, row }) => (
          <span
            key={`stem ${id}`}
            className="absolute bottom-0 w-px bg-line-strong"
            style={{ left: `${at}%`, height: `${row * rowHeight + 0.5}rem` }}
          />
        ))}
        {marks.map(({ id, number, at, row }) => (
          <span
            key={id}
            className={`absolute grid size-7 -translate-x-1/2 place-items-center rounded-full border font-mono text-label tabular-nums ${state(id)}`}
            style={{ left: `${at}%`, bottom: `${row * rowHeight + 0.375}rem` }}
          >
            {number}
          </span>
        ))}
      </div>
      <div className="relative h-10 border-y border-line">
        <div className="h-full overflow-hidden" style={{ width: `${passed}%` }}>
          <WaveBand className="block text-blue" />
        </div>
        <span
          className="absolute top-1/2 right-0 h-px bg-line-strong"
          style={{ left: `${passed}%` }}
        />
        {marks.map(({ id, at }) => (
          <span
            key={id}
            className="absolute inset-y-0 w-px bg-line-strong"
            style={{ left: `${at}%` }}
          />
        ))}
        {scale.today !== null && !isOver && (
          <span
            className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-vermilion"
            style={{ left: `${scale.today}%` }}
          />
        )}
      </div>
      <div className="relative h-7 text-[0.6875rem]">
        {ticks.map(({ day, at }) => (
          <span
            key={day}
            className="label absolute top-1.5 -translate-x-1/2 text-[0.6875rem] text-ink-muted"
            style={{ left: `${at}%` }}
          >
            {tickLabel(day)}
          </span>
        ))}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-ink-muted">
        <span>{projectPage.timeline.hint}</span>
        {scale.today !== null && !isOver && (
          <span className="inline-flex items-center gap-2">
            <span className="h-4 w-0.5 bg-vermilion" />
            {projectPage.timeline.today}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
