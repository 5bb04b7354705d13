import { overallOf, type PartStanding, type StatusBoard, standingOf } from './status.ts'

/** What a reader is told in one line while something does not work: the newest of the worst, and how many others there are. */
export type StatusLine = { standing: Exclude<PartStanding, 'works'>; title: string; others: number }

/** Null while everything works; planned maintenance is told when it has begun. @param now ISO 8601 */
export function statusLineOf(board: StatusBoard | null, now: string): StatusLine | null {
  const notices = board?.notices ?? []
  const standing = overallOf(notices, now)
  if (standing === 'works') return null
  const open = notices.filter((one) => one.closed_at === null && standingOf(one, now) !== 'planned')
  const newest = open.find((one) => overallOf([one], now) === standing)
  return newest ? { standing, title: newest.title, others: open.length - 1 } : null
}
