import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { DraftFields } from './invoice-draft.ts'

type Sums = { subtotal: number; total: number }
type Line = {
  position: number
  description: string
  quantity: number
  unit_price: number
  net: number
  taxes: string[]
  corrects_position?: number
}
type Tax = {
  id: string
  name: string
  rate: number
  registration: string | null
  base: number
  amount: number
}
export type Parts = { lines: readonly Line[]; taxes: readonly Tax[] }

type Head = {
  id: string
  clientId: string
  kind: 'invoice' | 'credit_note'
  correctsId: string | null
  fields: DraftFields
  sums: Sums
}

/** False when there is no such client, or the project is another's. */
export async function insertDraft(tx: Tx, one: Head): Promise<boolean> {
  const { fields, sums } = one
  const rows = await tx.execute(sql`
    insert into invoices (id, client_id, project_id, kind, corrects_id, due_on, currency, po_number, bill_name,
      bill_address, bill_contact, description, notes, subtotal, total)
    select ${one.id}, c.id, ${fields.project_id}, ${one.kind}, ${one.correctsId}, ${fields.due_on}::date,
      ${fields.currency}, ${fields.po_number}, ${fields.bill_name}, ${fields.bill_address}, ${fields.bill_contact},
      ${fields.description}, ${fields.notes}, ${sums.subtotal}, ${sums.total}
    from clients c where c.id = ${one.clientId}
      and (${fields.project_id}::uuid is null or exists (
        select 1 from projects p where p.id = ${fields.project_id}::uuid and p.client_id = c.id))
    returning id`)
  return rows.length === 1
}

export type DraftHead = { id: string; client_id: string; number: string | null; version: number }

/** An invoice, held until the transaction ends. */
export async function lockDraft(tx: Tx, id: string): Promise<DraftHead | undefined> {
  const [row] = (await tx.execute(sql`
    select id, client_id, number, version from invoices where id = ${id} and kind = 'invoice'
    for update`)) as unknown as DraftHead[]
  return row
}

/** @returns the new version; undefined when the project is another client's */
export async function updateDraft(
  tx: Tx,
  id: string,
  fields: DraftFields,
  sums: Sums,
): Promise<number | undefined> {
  const [row] = await tx.execute<{ version: number }>(sql`
    update invoices i set project_id = ${fields.project_id}, due_on = ${fields.due_on}::date,
      currency = ${fields.currency}, po_number = ${fields.po_number}, bill_name = ${fields.bill_name},
      bill_address = ${fields.bill_address}, bill_contact = ${fields.bill_contact},
      description = ${fields.description}, notes = ${fields.notes},
      subtotal = ${sums.subtotal}, total = ${sums.total}, version = version + 1
    where id = ${id} and (${fields.project_id}::uuid is null or exists (
      select 1 from projects p where p.id = ${fields.project_id}::uuid and p.client_id = i.client_id))
    returning version`)
  return row?.version
}

/** Writes the lines and taxes of a draft, in place of those it has. */
export async function replaceParts(
  tx: Tx,
  { id, clientId }: { id: string; clientId: string },
  { lines, taxes }: Parts,
): Promise<void> {
  await tx.execute(sql`delete from invoice_lines where invoice_id = ${id}`)
  await tx.execute(sql`delete from invoice_taxes where invoice_id = ${id}`)
  await tx.execute(sql`
    insert into invoice_taxes (client_id, invoice_id, id, name, rate, registration, base, amount)
    select ${clientId}, ${id}, t.id, t.name, t.rate, t.registration, t.base, t.amount
    from json_to_recordset(${JSON.stringify(taxes)}::json)
      as t(id text, name text, rate integer, registration text, base bigint, amount bigint)`)
  await tx.execute(sql`
    insert into invoice_lines (client_id, invoice_id, position, description, quantity, unit_price, net, taxes, corrects_position)
    select ${clientId}, ${id}, l.position, l.description, l.quantity, l.unit_price, l.net,
      array(select json_array_elements_text(l.taxes)), l.corrects_position
    from json_to_recordset(${JSON.stringify(lines)}::json) as l(position smallint, description text,
      quantity bigint, unit_price bigint, net bigint, taxes json, corrects_position smallint)`)
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from invoices where id = ${id}`)
}

/** The client's latest invoice, whose way of billing the next one begins with. */
export async function selectLatest(tx: Tx, clientId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ id: string }>(sql`
    select id from invoices where client_id = ${clientId} and kind = 'invoice'
    order by created_at desc, id desc limit 1`)
  return row?.id
}

export type BilledClient = {
  id: string
  name: string
  company_name: string | null
  contact_email: string | null
}

export async function selectBilledClient(tx: Tx, id: string): Promise<BilledClient | undefined> {
  const [row] = await tx.execute<BilledClient>(sql`
    select id, name, company_name, contact_email from clients where id = ${id}`)
  return row
}

export type ProjectChoice = { id: string; name: string }

/** The version, the project and the projects that can be chosen: what the editor needs beside the document. */
export async function selectDraftFrame(tx: Tx, id: string) {
  const [row] = await tx.execute<{
    version: number
    project_id: string | null
    client_name: string
    projects: ProjectChoice[]
  }>(sql`
    select i.version, i.project_id, coalesce(c.company_name, c.name) as client_name,
      coalesce((select json_agg(p order by p.name) from (
        select p.id, p.name from projects p where p.client_id = i.client_id
        order by p.id = i.project_id desc, p.created_at desc limit 100) p), '[]'::json) as projects
    from invoices i join clients c on c.id = i.client_id where i.id = ${id}`)
  return row
}
