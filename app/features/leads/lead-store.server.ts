import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import {
  anyOf,
  countRows,
  exactIso,
  int,
  json,
  jsonAs,
  text,
} from '#app/platform/sql-helpers.server.ts'
import type { Lead, LeadActivity, LeadRecord, LeadStatus } from './lead.ts'

const mostStaff = 200

export type NewLead = Omit<Lead, 'status' | 'created_at'>

export async function insertLead(tx: Tx, { details, ...lead }: NewLead): Promise<void> {
  await tx.run(db.insertInto('leads').values({ ...lead, details: json(details) }))
}

export type LeadTotals = { source: string; status: string; total: number }[]

/**
 * Exact totals by source and status, from the counters, and the active staff; one statement.
 * @param beside another value of JSON that the page needs
 */
export async function selectTotalsAndStaff(
  tx: Tx,
  beside: Expression<unknown>,
): Promise<{ totals: LeadTotals; staff: { id: string; name: string }[]; beside: unknown }> {
  const found = await tx.first(
    db.selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('lead_counts')
          .select((sum) => ['source', 'status', int(sum.fn.sum('total').$notNull()).as('total')])
          .groupBy(['source', 'status']),
      ).as('totals'),
      jsonArrayFrom(
        eb
          .selectFrom('profiles')
          .select(['user_id as id', 'full_name as name'])
          .where('role', '=', 'admin')
          .where('deactivated_at', 'is', null)
          .orderBy((name) => name.fn<string>('lower', ['full_name']))
          .orderBy('user_id')
          .limit(mostStaff),
      ).as('staff'),
      sql<unknown>`${beside}`.as('beside'),
    ]),
  )
  return found ?? { totals: [], staff: [], beside: null }
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
      .where('spam_at', 'is', null)
      .where('source', 'not in', ['application', 'newsletter'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1),
  )
}

/** Notes which client a lead became; it is no longer lost. @returns its address */
export async function linkClient(tx: Tx, id: string, clientId: string): Promise<{ email: string }> {
  const linked = db
    .updateTable('leads')
    .set({ client_id: clientId, lost_reason: null, lost_note: null })
    .where('id', '=', id)
    .returning('email')
  return (await tx.first(linked)) ?? { email: '' }
}

/** How many notes a lead has. */
export async function countNotes(tx: Tx, id: string): Promise<number> {
  const notes = db
    .selectFrom('lead_activities')
    .select(countRows().as('count'))
    .where('lead_id', '=', id)
    .where('kind', '=', 'note')
  return (await tx.first(notes))?.count ?? 0
}

/** Notes and changes of the status, newest first. */
export function selectLeadActivities(tx: Tx, id: string): Promise<LeadActivity[]> {
  return tx.all(
    db
      .selectFrom('lead_activities')
      .select((eb) => [
        ...(['id', 'kind', 'body', 'from_status', 'to_status', 'actor_name'] as const),
        exactIso(eb.ref('created_at')).as('created_at'),
      ])
      .where('lead_id', '=', id)
      .where('kind', 'in', ['note', 'status'])
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
