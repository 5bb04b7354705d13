import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { markSeenTo } from './card-matter-store.server.ts'

/**
 * Marks what the payment provider told as seen to.
 * @returns false when somebody else has done it, or there is no such matter
 * @throws AppError `forbidden`
 */
export async function seeToMatter(
  app: App,
  actor: Actor,
  { id, invoiceId }: { id: string; invoiceId: string },
): Promise<boolean> {
  const { fullName: name } = requireStaff(actor, 'billing')
  if (!isUuid(id) || !isUuid(invoiceId)) return false
  return app.db.as(actor, async (tx) => {
    const matter = await markSeenTo(tx, invoiceId, id, { now: app.now(), name })
    if (!matter) return false
    const { kind, amount, currency, payment_id } = matter
    const details = { reason: kind, amount, currency, reference: payment_id }
    const action = 'invoice.card_matter_seen_to'
    await audit(tx, { action, subjectType: 'invoice', subjectId: invoiceId, details })
    return true
  })
}
