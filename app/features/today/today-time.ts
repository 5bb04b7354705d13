import { distanceOf, spanOf } from '#app/ui/times/age.ts'
import { times as words } from '#content/times.ts'
import { todayPage } from '#content/today.ts'
import { deadlineOf, type TodayRow, type TodaySection } from './today.ts'

const { time: copy } = todayPage
const dayLength = 86_400_000

/** What the clock of a row says. */
export type RowClock = {
  text: string
  /** The instant or the day that it tells of. */
  at: string
  isLate: boolean
  /** How much of the promised time is over, 0 to 1; null where no hours were promised. */
  share: number | null
}

/** When the page was read: the instant, and the day of the reader. */
type Read = { now: string; day: string }

export function clockOf(section: TodaySection, row: TodayRow, { now, day }: Read): RowClock {
  const at = Date.parse(now)
  const deadline = deadlineOf(section, row)
  if (section === 'calls') {
    const left = Date.parse(row.since) - at
    const text = left > 0 ? words.in(spanOf(left, words)) : copy.running
    return { text, at: row.since, isLate: false, share: null }
  }
  if (deadline === null)
    return { text: distanceOf(row.since, now, words), at: row.since, isLate: false, share: null }
  return deadline.length === 10 ? dayClock(deadline, day) : hourClock(row.since, deadline, at)
}

function dayClock(due: string, today: string): RowClock {
  const days = (Date.parse(today) - Date.parse(due)) / dayLength
  const text = days > 0 ? copy.late(words.days(days)) : copy.dueToday
  return { text, at: due, isLate: days > 0, share: null }
}

function hourClock(since: string, deadline: string, now: number): RowClock {
  const left = Date.parse(deadline) - now
  const whole = Date.parse(deadline) - Date.parse(since)
  const text = left > 0 ? copy.left(spanOf(left, words)) : copy.late(spanOf(left, words))
  const share = Math.min(1, Math.max(0, 1 - left / whole))
  return { text, at: deadline, isLate: left <= 0, share }
}
