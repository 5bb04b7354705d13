import type { FollowUp, FollowUpPart } from './follow-up/follow-up.ts'

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const leadSources = [
  'blueprint',
  'contact',
  'get_started',
  'application',
  'newsletter',
  'assistant',
] as const
export type LeadSource = (typeof leadSources)[number]

export { promisedHours } from '#app/platform/promised-hours.ts'

export const leadSorts = [
  'created_at',
  'full_name',
  'email',
  'company_name',
  'primary_interest',
  'status',
] as const
export type LeadSort = (typeof leadSorts)[number]

export type Lead = {
  id: string
  source: LeadSource
  full_name: string
  email: string
  phone: string | null
  company_name: string | null
  company_size: string | null
  primary_interest: string | null
  message: string | null
  /**
   * Fields that only this source asks for, by name; their labels are in #content/lead-details.ts.
   */
  details: Record<string, string>
  consent_text: string | null
  consent_page: string | null
  consent_at: string | null
  status: LeadStatus
  created_at: string
}

/** A lead with what staff keep of it. */
export type LeadRecord = Lead & FollowUp & { spam_at: string | null }

export type LeadRow = Pick<
  Lead,
  | 'id'
  | 'source'
  | 'full_name'
  | 'email'
  | 'phone'
  | 'company_name'
  | 'company_size'
  | 'primary_interest'
  | 'status'
  | 'created_at'
> &
  Omit<FollowUp, 'lost_note'> & {
    /** Whether nobody has answered; what has a first answer has it whatever its status is. */
    is_unanswered: boolean
  }

/** A note or a change in the history of a lead. */
export type LeadChangeKind = 'note' | 'status' | FollowUpPart | 'spam'

export type LeadActivity = {
  id: string
  kind: LeadChangeKind
  body: string | null
  from_status: string | null
  to_status: string | null
  actor_name: string
  created_at: string
}
