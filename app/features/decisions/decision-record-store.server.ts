import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'

const eventsPrinted = 500

/** Every event of a decision in its order, with the words that its hash is made of. For the owner. */
export function selectRecordEvents(tx: Tx, decisionId: string) {
  const events = db
    .selectFrom('client_decision_events as e')
    .select((eb) => [
      ...(['e.number', 'e.round', 'e.kind', 'e.by_staff', 'e.person_name'] as const),
      ...(['e.person_email', 'e.ip', 'e.agent', 'e.signed_as', 'e.salt', 'e.sign_in'] as const),
      ...(['e.signed_drawing', 'e.former_name', 'e.named_name'] as const),
      ...(['e.document_version', 'e.shown_sha256', 'e.wording', 'e.reason', 'e.sha256'] as const),
      exactIso(eb.ref('e.created_at')).as('created_at'),
      sql<string>`words_of_decision_event(${eb.table('e')})`.as('words'),
    ])
    .where('e.decision_id', '=', decisionId)
  return tx.all(events.orderBy('e.number').limit(eventsPrinted))
}

/** The milestone or update of a decision exactly as its fingerprint was made. For the owner. */
export async function selectPartText(tx: Tx, decisionId: string): Promise<string | null> {
  const part = db.selectFrom('client_decisions').select('part').where('id', '=', decisionId)
  return (await tx.first(part))?.part ?? null
}

export type RecordEvent = Awaited<ReturnType<typeof selectRecordEvents>>[number]
