import { dayIn } from '#app/platform/time-zone.ts'
import { spanOf } from '#app/ui/times/age.ts'
import type { Times } from '#app/ui/times/times.ts'
import { leadBoard } from '#content/lead-board.ts'
import { times as words } from '#content/times.ts'
import { type LeadRow, promisedHours } from '../lead.ts'

const copy = leadBoard.late
const hour = 3_600_000
const day = 24 * hour

type Promised = Pick<
  LeadRow,
  'status' | 'source' | 'lost_reason' | 'is_unanswered' | 'created_at' | 'next_step_on'
>

/**
 * What of a lead is late, and since when: the first answer after the promised hours, else its next step on
 * or after its day. Null where nothing is; a lead that is lost or converted waits for nothing.
 */
export function latenessOf(lead: Promised, { now, zone }: Pick<Times, 'now' | 'zone'>) {
  if (now === null || lead.lost_reason !== null || lead.status === 'converted') return null
  const isPromised = lead.source !== 'application' && lead.source !== 'newsletter'
  if (isPromised && lead.is_unanswered && lead.status === 'new') {
    const over = Date.parse(now) - Date.parse(lead.created_at) - promisedHours * hour
    if (over >= 0) return { text: copy.answer(spanOf(over, words)), at: lead.created_at }
  }
  if (lead.next_step_on === null) return null
  const days = (Date.parse(dayIn(zone, new Date(now))) - Date.parse(lead.next_step_on)) / day
  if (days < 0) return null
  return { text: days > 0 ? copy.step(words.days(days)) : copy.stepToday, at: lead.next_step_on }
}
