import type { Tx } from '#app/platform/db.server.ts'
import type { LeadActivity } from './lead.ts'
import * as store from './lead-store.server.ts'

// For features whose records are leads with something beside them; they decide who may.

/** Adds a lead. Throws what PostgreSQL says when its id is taken. */
export function addLead(tx: Tx, lead: store.NewLead): Promise<void> {
  return store.insertLead(tx, lead)
}

/** What was noted and changed, newest first. */
export function readHistory(tx: Tx, leadId: string): Promise<LeadActivity[]> {
  return store.selectLeadActivities(tx, leadId)
}

type Step = { note: string } | { from: string; to: string }

/** Writes a note, or a status of the record beside the lead, into the lead's trail. */
export function addToHistory(
  tx: Tx,
  staff: { userId: string; fullName: string },
  leadId: string,
  step: Step,
): Promise<void> {
  const what = 'note' in step ? { body: step.note } : { fromStatus: step.from, toStatus: step.to }
  return store.insertLeadActivity(tx, {
    leadId,
    actorId: staff.userId,
    actorName: staff.fullName,
    ...what,
  })
}

/** Removes leads with all that hangs on them. */
export function removeLeads(tx: Tx, ids: string[]): Promise<void> {
  return store.deleteLeads(tx, ids)
}
