import { listDate } from '#app/ui/format-date.ts'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import type { FollowUp, FollowUpPart } from './follow-up.ts'

/** A part in words, as the history keeps it; null where there is nothing. */
export function wordsOf(part: FollowUpPart, lead: FollowUp): string | null {
  if (part === 'owner') return lead.owner_name
  if (part === 'next_step') return nextStepText(lead)
  if (!lead.lost_reason) return null
  const reason = copy.lost.reasons[lead.lost_reason]
  return lead.lost_note ? `${reason}: ${lead.lost_note}` : reason
}

/** A next step with its day. */
export function nextStepText({
  next_step,
  next_step_on,
}: Pick<FollowUp, 'next_step' | 'next_step_on'>): string | null {
  if (!next_step || !next_step_on) return next_step
  return `${listDate(next_step_on)}: ${next_step}`
}
