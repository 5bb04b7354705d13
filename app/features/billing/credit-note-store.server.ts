import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float } from '#app/platform/sql-helpers.server.ts'

export type CreditedLine = { position: number; credited: number }
export type CreditedTax = { id: string; credited_base: number }

/** What credit notes have taken off the lines and taxes of an invoice. */
export async function selectCredited(
  tx: Tx,
  invoice: { id: string; client_id: string },
): Promise<{ lines: CreditedLine[]; taxes: CreditedTax[] }> {
  const notes = db
    .selectFrom('invoices as n')
    .select('n.id')
    .where('n.client_id', '=', invoice.client_id)
    .where('n.corrects_id', '=', invoice.id)
    .where('n.number', 'is not', null)
  const lines = db
    .selectFrom('invoice_lines as l')
    .select((eb) => [
      eb.ref('l.corrects_position').$notNull().as('position'),
      float(eb.fn.sum('l.net')).$notNull().as('credited'),
    ])
    .where('l.invoice_id', 'in', notes)
    .groupBy('l.corrects_position')
  const taxes = db
    .selectFrom('invoice_taxes as t')
    .select((eb) => ['t.id', float(eb.fn.sum('t.base')).$notNull().as('credited_base')])
    .where('t.invoice_id', 'in', notes)
    .groupBy('t.id')
  const row = await tx.first(
    db.selectNoFrom([jsonArrayFrom(lines).as('lines'), jsonArrayFrom(taxes).as('taxes')]),
  )
  return row ?? { lines: [], taxes: [] }
}
