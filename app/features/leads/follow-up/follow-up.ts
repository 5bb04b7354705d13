/** Why a lead was lost, in the order of the choice. */
export const lostReasons = [
  'no_answer',
  'no_budget',
  'not_now',
  'other_supplier',
  'no_fit',
  'duplicate',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]

export const stepLength = 200
export const lostNoteLength = 500
/** A lead that is marked as spam is deleted after so many days. */
export const spamDays = 30

/** What staff keep of a lead beside its status. */
export type FollowUp = {
  owner_id: string | null
  owner_name: string | null
  next_step: string | null
  next_step_on: string | null
  lost_reason: LostReason | null
  lost_note: string | null
}

/** The parts of it that are changed one at a time. */
export const followUpParts = ['owner', 'next_step', 'lost'] as const
export type FollowUpPart = (typeof followUpParts)[number]

/**
 * A part as one text. A form holds the text of what it showed, so that of two who change the same part
 * the second one is told. Changes of different parts do not disturb each other.
 */
export function textOf(part: FollowUpPart, lead: FollowUp): string {
  if (part === 'owner') return lead.owner_id ?? ''
  if (part === 'lost') return [lead.lost_reason, lead.lost_note].filter(Boolean).join(' ')
  return [lead.next_step_on, lead.next_step].filter(Boolean).join(' ')
}

/** A lead that a page showed, with the text of the part that is changed. */
export type Seen = { id: string; was: string }

export type LeadInFollowUp = FollowUp & { id: string }

/** A lead that is not marked as spam, and why not. */
export type LeftLead = { id: string; name: string; why: 'application' | 'client' | 'changed' }

/** A refused form, with what was typed. */
export type FollowUpAnswer = {
  part: FollowUpPart
  typed: Record<string, string>
  error: string
  /** The field that is wrong, if not the first one of its form. */
  field?: 'on' | 'lost_note'
}

/** What a change of several leads came to. */
export type Outcome = {
  changed: number
  /** Those that somebody else has changed since the page was opened. */
  stale: number
  /** By which it can be undone. */
  change: string | undefined
}
