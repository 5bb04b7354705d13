import type { ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { anyOf, countRows, exactIso, json, jsonAs, text } from '#app/platform/sql-helpers.server.ts'
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

const recordOf = (id: string) =>
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
    .where('leads.id', '=', id)

const leadById = builtOnce((given: { id: string }) => recordOf(given.id))

export const selectLead = (tx: Tx, id: string): Promise<LeadRecord | undefined> =>
  tx.first(leadById({ id }))

const shownLeadById = builtOnce((given: { id: string }) =>
  recordOf(given.id).select((eb) => [
    eb
      .selectFrom('lead_activities as h')
      .select(countRows().as('count'))
      .whereRef('h.lead_id', '=', 'leads.id')
      .where('h.kind', '=', 'note')
      .$asScalar()
      .$notNull()
      .as('notes'),
    jsonObjectFrom(
      eb
        .selectFrom('clients as c')
        .select((one) => ['c.id', one.fn.coalesce('c.company_name', 'c.name').as('name')])
        .whereRef('c.id', '=', 'leads.client_id'),
    ).as('client'),
    eb
      .selectFrom('chat_conversations as t')
      .select('t.id')
      .whereRef('t.lead_id', '=', 'leads.id')
      .orderBy('t.created_at')
      .limit(1)
      .as('conversation_id'),
  ]),
)

/** A lead with what its page shows beside it: the number of notes, its client, its conversation. */
export async function selectShownLead(tx: Tx, id: string) {
  const found = await tx.first(shownLeadById({ id }))
  if (!found) return undefined
  const { notes, client, conversation_id, ...lead } = found
  return { lead, notes, client: client ?? undefined, conversationId: conversation_id }
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
