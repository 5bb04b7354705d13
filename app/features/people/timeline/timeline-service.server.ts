import type { Tx } from '#app/platform/db.server.ts'
import {
  cursorOf,
  foldEvents,
  isFromNow,
  mergeEvents,
  type Timeline,
  type TimelineCursor,
} from './timeline.ts'
import { selectEvents, type TimelineSubject } from './timeline-store.server.ts'

export const eventsOnPage = 50

/** One page of a timeline; three statements. The caller has checked access. */
export async function readTimeline(
  tx: Tx,
  subject: TimelineSubject,
  from: TimelineCursor,
): Promise<Timeline> {
  const parts = await selectEvents(tx, subject, from, eventsOnPage + 1)
  const events = mergeEvents(parts, eventsOnPage + 1)
  const shown = events.slice(0, eventsOnPage)
  const last = shown.at(-1)
  return {
    lines: foldEvents(shown),
    earlier: last && events.length > eventsOnPage ? cursorOf(last) : null,
    isNewest: isFromNow(from),
  }
}
