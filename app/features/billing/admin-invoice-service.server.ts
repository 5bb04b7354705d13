import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { entryOf } from './invoice-draft-entry.ts'
import { draftIn } from './invoice-draft-service.server.ts'
import { selectAftermath } from './invoice-mail-store.server.ts'
import { selectPayments } from './invoice-payment-store.server.ts'
import { previewOf } from './invoice-preview.ts'
import { documentIn } from './invoice-service.server.ts'
import { billingDay } from './invoice-status.ts'

/**
 * An invoice as staff work on it: a draft with what its editor needs, or an issued one with all its
 * payments.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readAdminInvoice(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'billing')
  return app.db.read(actor, async (tx) => {
    const document = await documentIn(tx, id)
    const mailing = await selectAftermath(tx, id)
    const { people = 0, matters = [] } = mailing ?? {}
    const shared = { document, people, matters, today: billingDay(app.now()) }
    if (document.status !== 'draft') {
      const mailedAt = mailing?.mailed_at ?? null
      return { ...shared, payments: await selectPayments(tx, id), mailedAt, editor: null }
    }
    const { draft, ...frame } = await draftIn(tx, id)
    const entry = entryOf(draft)
    const editor = { ...frame, entry, preview: previewOf(entry) }
    return { ...shared, payments: [], mailedAt: null, editor }
  })
}

export type AdminInvoice = Awaited<ReturnType<typeof readAdminInvoice>>
export type EditorFrame = NonNullable<AdminInvoice['editor']>
