import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** The client's latest invoice; a new draft copies its currency, address and taxes. */
export async function selectLatest(tx: Tx, clientId: string): Promise<string | undefined> {
  const row = await tx.first(
    db
      .selectFrom('invoices')
      .select('id')
      .where('client_id', '=', clientId)
      .where('kind', '=', 'invoice')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )
  return row?.id
}

export type BilledClient = {
  id: string
  name: string
  company_name: string | null
  contact_email: string | null
}

export function selectBilledClient(tx: Tx, id: string): Promise<BilledClient | undefined> {
  return tx.first(
    db
      .selectFrom('clients')
      .select(['id', 'name', 'company_name', 'contact_email'])
      .where('id', '=', id),
  )
}

export type ProjectChoice = { id: string; name: string }

/** What the editor needs besides the document: the version, the project and the projects to choose from. */
export function selectDraftFrame(tx: Tx, id: string) {
  return tx.first(
    db
      .selectFrom('invoices as i')
      .innerJoin('clients as c', 'c.id', 'i.client_id')
      .select((eb) => {
        const choices = eb
          .selectFrom('projects as o')
          .select(['o.id', 'o.name'])
          .whereRef('o.client_id', '=', 'i.client_id')
          .orderBy((of) => of('o.id', '=', of.ref('i.project_id')), 'desc')
          .orderBy('o.created_at', 'desc')
          .limit(100)
        return [
          ...(['i.version', 'i.project_id'] as const),
          eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
          jsonArrayFrom(
            eb.selectFrom(choices.as('p')).select(['p.id', 'p.name']).orderBy('p.name'),
          ).as('projects'),
        ]
      })
      .where('i.id', '=', id),
  )
}
