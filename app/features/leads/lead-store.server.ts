import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { anyOf, exactIso, json, jsonAs, text } from '#app/platform/sql-helpers.server.ts'
import type { Lead, LeadRecord, LeadStatus } from './lead.ts'

export type NewLead = Omit<Lead, 'status' | 'created_at'>

export async function insertLead(tx: Tx, { details, ...lead }: NewLead): Promise<void> {
  await tx.run(db.insertInto('leads').values({ ...lead, details: json(details) }))
}

const leadColumns = (eb: ExpressionBuilder<Schema, 'leads'>) =>
  [
    ...(['id', 'source', 'full_name', 'email', 'phone', 'company_name', 'company_size'] as const),
    ...(['primary_interest', 'message', 'status', 'consent_text', 'consent_page'] as const),
    jsonAs<Lead['details']>(eb.ref('details')).as('details'),
    exactIso(eb.ref('consent_at')).as('consent_at'),
    exactIso(eb.ref('created_at')).as('created_at'),
  ] as const

export function selectLead(tx: Tx, id: string): Promise<LeadRecord | undefined> {
  return tx.first(
    db
      .selectFrom('leads')
      .select(leadColumns)
      .select((eb) => [
        ...(['owner_id', 'next_step', 'lost_reason', 'lost_note'] as const),
        text(eb.ref('next_step_on')).as('next_step_on'),
        exactIso(eb.ref('spam_at')).as('spam_at'),
        eb
          .selectFrom('profiles as w')
          .select('w.full_name')
          .whereRef('w.user_id', '=', 'leads.owner_id')
          .as('owner_name'),
      ])
      .where('id', '=', id),
  )
}

/** The statuses of leads, locked until the transaction ends. */
export function selectStatusesForUpdate(
  tx: Tx,
  ids: string[],
): Promise<{ id: string; status: LeadStatus }[]> {
  return tx.all(
    db
      .selectFrom('leads')
      .select(['id', 'status'])
      .where('id', '=', anyOf(ids))
      .where('spam_at', 'is', null)
      .orderBy('id')
      .forUpdate(),
  )
}

/** Changes the status where it differs, and returns the previous status of each lead. */
export function updateLeadStatus(
  tx: Tx,
  ids: string[],
  status: LeadStatus,
): Promise<{ id: string; from_status: LeadStatus }[]> {
  const before = db
    .selectFrom('leads')
    .select(['id', 'status'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .as('before')
  return tx.all(
    db
      .updateTable('leads')
      .from(before)
      .set({ status })
      .whereRef('leads.id', '=', 'before.id')
      .where('before.status', '!=', status)
      .returning(['leads.id', 'before.status as from_status']),
  )
}

export async function deleteLeads(tx: Tx, ids: string[]): Promise<void> {
  await tx.run(db.deleteFrom('leads').where('id', '=', anyOf(ids)))
}
