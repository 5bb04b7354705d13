import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Lead, LeadActivity, LeadSource, LeadStatus } from './lead.ts'

export type NewLead = Omit<Lead, 'status' | 'created_at'>

export async function insertLead(tx: Tx, lead: NewLead): Promise<void> {
  await tx.execute(sql`
    insert into leads (id, source, full_name, email, phone, company_name, company_size, primary_interest, message, details,
      consent_text, consent_page, consent_at)
    values (${lead.id}, ${lead.source}, ${lead.full_name}, ${lead.email}, ${lead.phone}, ${lead.company_name},
      ${lead.company_size}, ${lead.primary_interest}, ${lead.message}, ${JSON.stringify(lead.details)}::jsonb,
      ${lead.consent_text}, ${lead.consent_page}, ${lead.consent_at})`)
}

// ISO 8601, because what goes to the browser is text.
const isoCreatedAt = sql`to_json(created_at) #>> '{}' as created_at`

/** Exact totals by source and status, from the counters. */
export async function selectLeadTotals(
  tx: Tx,
): Promise<{ source: LeadSource; status: LeadStatus; total: number }[]> {
  return (await tx.execute(sql`
    select source, status, sum(total)::int as total from lead_counts group by source, status`)) as unknown as {
    source: LeadSource
    status: LeadStatus
    total: number
  }[]
}

export async function selectLead(tx: Tx, id: string): Promise<Lead | undefined> {
  const [row] = (await tx.execute(sql`
    select id, source, full_name, email, phone, company_name, company_size, primary_interest, message, details, status,
      consent_text, consent_page, to_json(consent_at) #>> '{}' as consent_at, ${isoCreatedAt} from leads where id = ${id}`)) as unknown as Lead[]
  return row
}

export async function selectLeadActivities(tx: Tx, id: string): Promise<LeadActivity[]> {
  return (await tx.execute(sql`
    select id, kind, body, from_status, to_status, actor_name, ${isoCreatedAt}
    from lead_activities as a where lead_id = ${id} order by a.created_at desc, id desc limit 200`)) as unknown as LeadActivity[]
}

/** What the status of leads is, held until the transaction ends. */
export async function selectStatusesForUpdate(
  tx: Tx,
  ids: string[],
): Promise<{ id: string; status: LeadStatus }[]> {
  return [
    ...(await tx.execute<{ id: string; status: LeadStatus }>(sql`
      select id, status from leads where id = any(${sql.param(ids)}::uuid[])
      order by id for update`)),
  ]
}

/** Sets the status where it differs, and returns what each lead had before. */
export async function updateLeadStatus(
  tx: Tx,
  ids: string[],
  status: LeadStatus,
): Promise<{ id: string; from_status: LeadStatus }[]> {
  return (await tx.execute(sql`
    update leads set status = ${status} from
      (select id, status from leads where id = any(${sql.param(ids)}::uuid[]) order by id for update) as before
    where leads.id = before.id and before.status <> ${status}
    returning leads.id, before.status as from_status`)) as unknown as {
    id: string
    from_status: LeadStatus
  }[]
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
  await tx.execute(sql`
    insert into lead_activities (lead_id, kind, body, from_status, to_status, actor_id, actor_name)
    values (${activity.leadId}, ${activity.body === undefined ? 'status' : 'note'}, ${activity.body ?? null},
      ${activity.fromStatus ?? null}, ${activity.toStatus ?? null}, ${activity.actorId}, ${activity.actorName})`)
}

export async function deleteLeads(tx: Tx, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from leads where id = any(${sql.param(ids)}::uuid[])`)
}
