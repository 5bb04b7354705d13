import { readWaitingMails } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import {
  cursorOf,
  foldEvents,
  isFromNow,
  mergeEvents,
  mergeLines,
  type Timeline,
  type TimelineCursor,
  type TimelineLine,
} from './timeline.ts'
import { selectEvents, type TimelineSubject } from './timeline-store.server.ts'

type WaitingMail = Awaited<ReturnType<typeof readWaitingMails>>[number]

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

/**
 * A timeline with the mails that wait to be sent; on its newest page only, because they are sent within a day
 * or given up. Answers to leads have lines of their own. The caller has checked access, and calls this after
 * its transaction: the queue is read with another connection.
 */
export async function withWaitingMails(
  app: App,
  timeline: Timeline,
  addresses: string[],
): Promise<Timeline> {
  if (!timeline.isNewest || addresses.length === 0) return timeline
  const mails = await readWaitingMails(app, addresses)
  const waiting = mails.filter(({ kind }) => kind !== 'lead.answer').map(waitingLine)
  return { ...timeline, lines: mergeLines(timeline.lines, waiting) }
}

const waitingLine = (mail: WaitingMail): TimelineLine => ({
  ...{ id: `mail ${mail.id}`, at: mail.at, kind: 'mail', title: mail.kind, status: 'queued' },
  ...{ ref: null, body: null, actor: null, times: 1 },
  more: JSON.stringify({ subject: mail.subject, to: mail.to, attempts: mail.attempts }),
})
