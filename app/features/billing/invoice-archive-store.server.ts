import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf } from '#app/platform/sql-helpers.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'

export type IssuedRow = Pick<InvoiceDocument, 'id' | 'kind'> & { number: string }

/** Those of the named invoices and credit notes that were issued to a client. */
export function selectIssued(tx: Tx, client: string, ids: readonly string[]): Promise<IssuedRow[]> {
  return tx.all(
    db
      .selectFrom('invoices as i')
      .select((eb) => ['i.id', 'i.kind', eb.ref('i.number').$notNull().as('number')])
      .where('i.client_id', '=', client)
      .where('i.id', '=', anyOf(ids))
      .where('i.number', 'is not', null)
      .orderBy('i.number'),
  )
}
