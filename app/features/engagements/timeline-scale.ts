import type { Milestone } from './engagement.ts'

/** A milestone's place on the drawn timeline. */
export type TimelineMark = {
  id: string
  /** The number of the milestone in the list below. */
  number: number
  /** Percent of the way from left to right. */
  at: number
  /** 0 is next to the line; marks that would overlap are stacked. */
  row: number
}

export type TimelineScale = {
  marks: TimelineMark[]
  /** First days of months. */
  ticks: { day: string; at: number }[]
  /** Null when it is outside the timeline. */
  today: number | null
  /** How much of the time has passed, in percent. */
  passed: number
  rows: number
}

const dayLength = 86_400_000
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200]
const mostTicks = 6
/** The width of a mark on a phone, in percent. */
const markWidth = 10

const time = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)

/**
 * The positions on a timeline from the first to the last day; null when the timeline would have no
 * length.
 */
export function timelineScale(course: {
  startsOn: string
  dueOn: string | null
  today: string
  milestones: readonly Milestone[]
}): TimelineScale | null {
  const dated = course.milestones.flatMap(({ id, due_on }, index) =>
    due_on ? [{ id, number: index + 1, time: time(due_on) }] : [],
  )
  const start = time(course.startsOn)
  const ends = dated.map((mark) => mark.time)
  if (course.dueOn) ends.push(time(course.dueOn))
  if (ends.length === 0) return null
  const [from, to] = [Math.min(start, ...ends), Math.max(start, ...ends)]
  if (to - from < dayLength) return null
  const at = (moment: number) => Math.round(((moment - from) / (to - from)) * 1000) / 10
  const marks = inRows(
    dated.toSorted((a, b) => a.time - b.time).map((mark) => ({ ...mark, at: at(mark.time) })),
  )
  const now = time(course.today)
  return {
    marks,
    ticks: monthsBetween(from, to).map((day) => ({ day, at: at(time(day)) })),
    today: now >= from && now <= to ? at(now) : null,
    passed: Math.min(100, Math.max(0, at(now))),
    rows: Math.max(1, ...marks.map(({ row }) => row + 1)),
  }
}

function inRows(marks: { id: string; number: number; at: number }[]): TimelineMark[] {
  const lastInRow: number[] = []
  return marks.map(({ id, number, at }) => {
    const free = lastInRow.findIndex((last) => at - last >= markWidth)
    const row = free < 0 ? lastInRow.length : free
    lastInRow[row] = at
    return { id, number, at, row }
  })
}

function monthsBetween(from: number, to: number): string[] {
  const first = new Date(from)
  const months = (to - from) / dayLength / 30
  const step = monthSteps.find((one) => months / one <= mostTicks) ?? 1200
  const days: string[] = []
  for (let month = 1; ; month += 1) {
    const index = first.getUTCMonth() + month
    if (index % step !== 0) continue
    const moment = Date.UTC(first.getUTCFullYear(), index, 1)
    if (moment > to) return days
    days.push(new Date(moment).toISOString().slice(0, 10))
  }
}
