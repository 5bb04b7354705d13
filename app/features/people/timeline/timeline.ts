import { isDay } from '#app/platform/instant.ts'

/** One event, as the stores give it. */
export type TimelineEvent = {
  id: string
  at: string
  kind: string
  /** The id of the record it is about. */
  ref: string | null
  title: string | null
  body: string | null
  actor: string | null
  status: string | null
  more: string | null
}

/** One line: an event, and how often it happened one after the other. */
export type TimelineLine = TimelineEvent & { times: number }

export type Timeline = {
  lines: TimelineLine[]
  /** Where the earlier ones begin, as the address holds it. */
  earlier: string | null
  isNewest: boolean
}

export const noTimeline: Timeline = { lines: [], earlier: null, isNewest: true }

/** Where a page of the timeline begins: before this event. */
export type TimelineCursor = { before: string; beforeId: string }

const fromNow: TimelineCursor = { before: 'infinity', beforeId: '' }
const foldMilliseconds = 600_000
const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?)~([a-z]{2,20}) ([\da-f-]{36})$/

/** Reads the cursor of an address; one that is not understood begins at the newest event. */
export function readTimelineCursor(text: string | null): TimelineCursor {
  const [, before, kind, id] = written.exec(text ?? '') ?? []
  const isTime =
    before !== undefined && isDay(before.slice(0, 10)) && !Number.isNaN(Date.parse(`${before}Z`))
  return isTime ? { before: `${before}Z`, beforeId: `${kind} ${id}` } : fromNow
}

/** The cursor after an event. */
export const cursorOf = ({ at, id }: Pick<TimelineEvent, 'at' | 'id'>): string =>
  `${at.replace(/(?:Z|\+00:00)$/, '')}~${id}`

export const isFromNow = ({ before }: TimelineCursor): boolean => before === fromNow.before

const recordless = new Set(['mail'])

/**
 * The lines of events, newest first. What changes nothing is left out, and what one actor did to one
 * record within ten minutes, again and again, is one line.
 */
export function foldEvents(events: readonly TimelineEvent[]): TimelineLine[] {
  const lines: TimelineLine[] = []
  for (const event of events) {
    if (event.kind.endsWith('_status') && event.title === event.status) continue
    const last = lines.at(-1)
    if (last && isSame(last, event)) last.times += 1
    else lines.push({ ...event, times: 1 })
  }
  return lines
}

function isSame(last: TimelineEvent, event: TimelineEvent): boolean {
  const isNear = Date.parse(last.at) - Date.parse(event.at) <= foldMilliseconds
  const isOne = last.kind === event.kind && last.ref === event.ref && last.actor === event.actor
  // Events with a text of their own are never joined, and neither are two mails.
  return isNear && isOne && last.body === null && event.body === null && !recordless.has(event.kind)
}

/** The events of several stores as one page, with one event beyond it if there are more. */
export function mergeEvents(parts: readonly TimelineEvent[][], most: number): TimelineEvent[] {
  return parts.flat().sort(newestFirst).slice(0, most)
}

/** Lines with further ones at their times. A mail that was sent meanwhile is there once. */
export function mergeLines(lines: TimelineLine[], more: TimelineLine[]): TimelineLine[] {
  const known = new Set(lines.map(({ id }) => id))
  return [...lines, ...more.filter(({ id }) => !known.has(id))].sort(newestFirst)
}

const newestFirst = (a: TimelineEvent, b: TimelineEvent): number =>
  a.at === b.at ? compare(b.id, a.id) : compare(b.at, a.at)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
