import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { anyOf, exactIso, int, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { Lead, LeadActivity, LeadStatus } from './lead.ts'

export type NewLead = Omit<Lead, 'status' | 'created_at'>

export async function insertLead(tx: Tx, { details, ...lead }: NewLead): Promise<void> {
  await tx.run(db.insertInto('leads').values({ ...lead, details: json(details) }))
}

/** Exact totals by source and status, from the counters. */
export function selectLeadTotals(
  tx: Tx,
): Promise<{ source: string; status: string; total: number }[]> {
  return tx.all(
    db
      .selectFrom('lead_counts')
      .select((eb) => ['source', 'status', int(eb.fn.sum('total').$notNull()).as('total')])
      .groupBy(['source', 'status']),
  )
}

const leadColumns = (eb: ExpressionBuilder<Schema, 'leads'>) =>
  [
    ...(['id', 'source', 'full_name', 'email', 'phone', 'company_name', 'company_size'] as const),
    ...(['primary_interest', 'message', 'status', 'consent_text', 'consent_page'] as const),
    jsonAs<Lead['details']>(eb.ref('details')).as('details'),
    exactIso(eb.ref('consent_at')).as('consent_at'),
    exactIso(eb.ref('created_at')).as('created_at'),
  ] as const

export function selectLead(tx: Tx, id: string): Promise<Lead | undefined> {
  return tx.first(db.selectFrom('leads').select(leadColumns).where('id', '=', id))
}

/** The client that a lead became, with the name it is shown by. */
export function selectClientOfLead(
  tx: Tx,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return tx.first(
    db
      .selectFrom('leads as l')
      .innerJoin('clients as c', 'c.id', 'l.client_id')
      .select((eb) => ['c.id', eb.fn.coalesce('c.company_name', 'c.name').as('name')])
      .where('l.id', '=', id),
  )
}

/** The newest lead of these addresses that asks for something and is no client yet. */
export function selectOpenLead(tx: Tx, addresses: string[]): Promise<{ id: string } | undefined> {
  return tx.first(
    db
      .selectFrom('leads')
      .select('id')
      .where((eb) => eb.fn<string>('lower', ['email']), '=', anyOf(addresses))
      .where('client_id', 'is', null)
      .where('source', 'not in', ['application', 'newsletter'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1),
  )
}

/** Notes which client a lead became, and returns the address of the lead. */
export async function linkClient(tx: Tx, id: string, clientId: string): Promise<{ email: string }> {
  const linked = db
    .updateTable('leads')
    .set({ client_id: clientId })
    .where('id', '=', id)
    .returning('email')
  return (await tx.first(linked)) ?? { email: '' }
}

export function selectLeadActivities(tx: Tx, id: string): Promise<LeadActivity[]> {
  return tx.all(
    db
      .selectFrom('lead_activities')
      .select((eb) => [
        ...(['id', 'kind', 'body', 'from_status', 'to_status', 'actor_name'] as const),
        exactIso(eb.ref('created_at')).as('created_at'),
      ])
      .where('lead_id', '=', id)
      .orderBy('lead_activities.created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200),
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

export async function insertLeadActivity(
  tx: Tx,
  activity: {
    leadId: string
    actorId: string
    actorName: string
    body?: string
    fromStatus?: string
    toStatus?: string
  },
): Promise<void> {
  await tx.run(
    db.insertInto('lead_activities').values({
      lead_id: activity.leadId,
      kind: activity.body === undefined ? 'status' : 'note',
      body: activity.body ?? null,
      from_status: activity.fromStatus ?? null,
      to_status: activity.toStatus ?? null,
      actor_id: activity.actorId,
      actor_name: activity.actorName,
    }),
  )
}

export async function deleteLeads(tx: Tx, ids: string[]): Promise<void> {
  await tx.run(db.deleteFrom('leads').where('id', '=', anyOf(ids)))
}
