import type { Expression } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { json, typed } from '#app/platform/sql-helpers.server.ts'
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

const projectOf = (id: string, client: Expression<string>) =>
  db
    .selectFrom('projects as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.client_id', '=', client)

/** False when there is no such client, or the project belongs to another client. */
export async function insertDraft(tx: Tx, one: Head): Promise<boolean> {
  const { fields, sums } = one
  const project = fields.project_id
  let head = db
    .selectFrom('clients as c')
    .select([
      typed('uuid', one.id).as('id'),
      'c.id as client_id',
      typed('uuid', project).as('project_id'),
      typed('text', one.kind).as('kind'),
      typed('uuid', one.correctsId).as('corrects_id'),
      typed('date', fields.due_on).as('due_on'),
      typed('text', fields.currency).as('currency'),
      typed('text', fields.po_number).as('po_number'),
      typed('text', fields.bill_name).as('bill_name'),
      typed('text', fields.bill_address).as('bill_address'),
      typed('text', fields.bill_contact).as('bill_contact'),
      typed('text', fields.description).as('description'),
      typed('text', fields.notes).as('notes'),
      typed('bigint', sums.subtotal).as('subtotal'),
      typed('bigint', sums.total).as('total'),
    ])
    .where('c.id', '=', one.clientId)
  if (project !== null) head = head.where((eb) => eb.exists(projectOf(project, eb.ref('c.id'))))
  const added = await tx.run(
    db
      .insertInto('invoices')
      .columns([
        ...(['id', 'client_id', 'project_id', 'kind', 'corrects_id', 'due_on'] as const),
        ...(['currency', 'po_number', 'bill_name', 'bill_address', 'bill_contact'] as const),
        ...(['description', 'notes', 'subtotal', 'total'] as const),
      ])
      .expression(head),
  )
  return added === 1
}

export type DraftHead = { id: string; client_id: string; number: string | null; version: number }

/** An invoice, locked until the transaction ends. */
export function lockDraft(tx: Tx, id: string): Promise<DraftHead | undefined> {
  return tx.first(
    db
      .selectFrom('invoices')
      .select(['id', 'client_id', 'number', 'version'])
      .where('id', '=', id)
      .where('kind', '=', 'invoice')
      .forUpdate(),
  )
}

/** @returns the new version; undefined when the project is another client's */
export async function updateDraft(
  tx: Tx,
  id: string,
  fields: DraftFields,
  { subtotal, total }: Sums,
): Promise<number | undefined> {
  const project = fields.project_id
  let query = db
    .updateTable('invoices as i')
    .set((eb) => ({
      project_id: project,
      due_on: fields.due_on,
      currency: fields.currency,
      po_number: fields.po_number,
      bill_name: fields.bill_name,
      bill_address: fields.bill_address,
      bill_contact: fields.bill_contact,
      description: fields.description,
      notes: fields.notes,
      subtotal,
      total,
      version: eb('i.version', '+', 1),
    }))
    .where('i.id', '=', id)
  if (project !== null) {
    query = query.where((eb) => eb.exists(projectOf(project, eb.ref('i.client_id'))))
  }
  const row = await tx.first(query.returning('i.version'))
  return row?.version
}

const addTaxes = rawStatement({
  name: 'taxes of a draft',
  text: `insert into invoice_taxes (client_id, invoice_id, id, name, rate, registration, base, amount)
    select $1, $2, t.id, t.name, t.rate, t.registration, t.base, t.amount
    from json_to_recordset($3)
      as t(id text, name text, rate integer, registration text, base bigint, amount bigint)`,
  parameters: { clientId: 'uuid', id: 'uuid', taxes: 'json' },
  row: {},
})

const addLines = rawStatement({
  name: 'lines of a draft',
  text: `insert into invoice_lines
      (client_id, invoice_id, position, description, quantity, unit_price, net, taxes, corrects_position)
    select $1, $2, l.position, l.description, l.quantity, l.unit_price, l.net,
      array(select json_array_elements_text(l.taxes)), l.corrects_position
    from json_to_recordset($3) as l(position smallint, description text,
      quantity bigint, unit_price bigint, net bigint, taxes json, corrects_position smallint)`,
  parameters: { clientId: 'uuid', id: 'uuid', lines: 'json' },
  row: {},
})

/** Replaces the lines and taxes of a draft. */
export async function replaceParts(
  tx: Tx,
  { id, clientId }: { id: string; clientId: string },
  { lines, taxes }: Parts,
): Promise<void> {
  await tx.run(db.deleteFrom('invoice_lines').where('invoice_id', '=', id))
  await tx.run(db.deleteFrom('invoice_taxes').where('invoice_id', '=', id))
  await tx.run(addTaxes({ clientId, id, taxes: json(taxes) }))
  await tx.run(addLines({ clientId, id, lines: json(lines) }))
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('invoices').where('id', '=', id))
}
