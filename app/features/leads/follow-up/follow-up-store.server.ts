import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, list, rowsOf, text, typed } from '#app/platform/sql-helpers.server.ts'
import type { LeadChangeKind } from '../lead.ts'
import type { FollowUp, LeadInFollowUp } from './follow-up.ts'

/** What staff keep of leads, locked until the transaction ends. Spam is left out. */
export function selectForChange(tx: Tx, ids: string[]): Promise<LeadInFollowUp[]> {
  return tx.all(
    db
      .selectFrom('leads as l')
      .leftJoin('profiles as w', 'w.user_id', 'l.owner_id')
      .select((eb) => [
        ...(['l.id', 'l.owner_id', 'w.full_name as owner_name'] as const),
        ...(['l.next_step', 'l.lost_reason', 'l.lost_note'] as const),
        text(eb.ref('l.next_step_on')).as('next_step_on'),
      ])
      .where('l.id', '=', anyOf(ids))
      .where('l.spam_at', 'is', null)
      .orderBy('l.id')
      .forUpdate('l'),
  )
}

type Columns = Partial<Omit<FollowUp, 'owner_name'>>

export async function updateFollowUp(tx: Tx, ids: string[], columns: Columns): Promise<void> {
  await tx.run(db.updateTable('leads').set(columns).where('id', '=', anyOf(ids)))
}

type Change = {
  leadId: string
  kind: LeadChangeKind
  from: string | null
  to: string | null
}

/** Adds changes to the history of their leads, in one statement. */
export async function insertChanges(
  tx: Tx,
  staff: { userId: string; fullName: string },
  changes: Change[],
): Promise<void> {
  if (changes.length === 0) return
  const columns = {
    lead_id: list(
      'uuid',
      changes.map(({ leadId }) => leadId),
    ),
    kind: list(
      'text',
      changes.map(({ kind }) => kind),
    ),
    from_value: list(
      'text',
      changes.map(({ from }) => from),
    ),
    to_value: list(
      'text',
      changes.map(({ to }) => to),
    ),
  }
  const rows = db
    .selectFrom(rowsOf(columns, 'l'))
    .select([
      ...(['l.lead_id', 'l.kind', 'l.from_value', 'l.to_value'] as const),
      typed('uuid', staff.userId).as('actor_id'),
      typed('text', staff.fullName).as('actor_name'),
    ])
  await tx.run(
    db
      .insertInto('lead_activities')
      .columns(['lead_id', 'kind', 'from_value', 'to_value', 'actor_id', 'actor_name'])
      .expression(rows),
  )
}

/** Who last changed a part of a lead, and to what. */
export function selectLastChange(tx: Tx, leadId: string, kind: LeadChangeKind) {
  return tx.first(
    db
      .selectFrom('lead_activities')
      .select(['actor_name', 'to_value'])
      .where('lead_id', '=', leadId)
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** The name of one of the active staff. */
export function selectStaffName(tx: Tx, userId: string): Promise<{ name: string } | undefined> {
  return tx.first(
    db
      .selectFrom('profiles')
      .select('full_name as name')
      .where('user_id', '=', userId)
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null),
  )
}
