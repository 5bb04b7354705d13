import type { LeadSource, LeadStatus } from './lead.ts'

/** At most so many are named. */
export const mostAlike = 5

/** Another lead of the same address or telephone. */
export type AlikeLead = {
  id: string
  full_name: string
  source: LeadSource
  status: LeadStatus
  created_at: string
  same_email: boolean
}

/** The newest of them, and how many there are: all, and those of the same address. */
export type AlikeLeads = { leads: AlikeLead[]; total: number; ofAddress: number }
