import { builtOnce } from '#app/platform/built-once.ts'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { VisitOrigin } from './visit-origin.ts'

export async function insertLeadOrigin(tx: Tx, leadId: string, origin: VisitOrigin): Promise<void> {
  const { referrer, source, medium, campaign } = origin
  await tx.run(
    db.insertInto('lead_origins').values({ lead_id: leadId, referrer, source, medium, campaign }),
  )
}

const originOf = builtOnce((given: { leadId: string }) =>
  db
    .selectFrom('lead_origins')
    .select(['referrer', 'source', 'medium', 'campaign'])
    .where('lead_id', '=', given.leadId),
)

export const selectLeadOrigin = (tx: Reader, leadId: string): Promise<VisitOrigin | undefined> =>
  tx.first(originOf({ leadId }))
