import type { Tx } from '#app/platform/db.server.ts'
import type { LeadActivity } from './lead.ts'
import { insertLeadActivity, selectLeadActivities } from './lead-history-store.server.ts'
import * as store from './lead-store.server.ts'

// For features whose records extend a lead. They check access themselves.

/** Adds a lead. Throws PostgreSQL's error when its id is taken. */
export function addLead(tx: Tx, lead: store.NewLead): Promise<void> {
  return store.insertLead(tx, lead)
}

/** Notes and status changes of a lead, newest first. */
export function readHistory(tx: Tx, leadId: string): Promise<LeadActivity[]> {
  return selectLeadActivities(tx, leadId)
}

type Step = { note: string } | { from: string; to: string }

/** Adds a note, or a status change of the record that extends the lead, to the lead's history. */
export function addToHistory(
  tx: Tx,
  staff: { userId: string; fullName: string },
  leadId: string,
  step: Step,
): Promise<void> {
  const what = 'note' in step ? { body: step.note } : { fromStatus: step.from, toStatus: step.to }
  return insertLeadActivity(tx, {
    leadId,
    actorId: staff.userId,
    actorName: staff.fullName,
    ...what,
  })
}

/** Deletes leads with all rows that depend on them. */
export function removeLeads(tx: Tx, ids: string[]): Promise<void> {
  return store.deleteLeads(tx, ids)
}
