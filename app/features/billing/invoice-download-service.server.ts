import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendMade } from '#app/features/files/file-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { portalInvoices as copy } from '#content/portal-invoices.ts'
import { invoicePdfTitle, renderInvoicePdf } from './invoice-pdf.server.ts'
import { findInvoice } from './invoice-service.server.ts'

// PDFs are not kept; making one takes 0.1 s of processor time or more.
const printsPerPerson: Limit = { hits: 120, seconds: 600 }

/**
 * An invoice or credit note as a PDF; a client gets its own issued ones, staff get all. The download
 * is recorded in the audit log.
 * @throws AppError `not_found`, `rate_limited`
 */
export async function downloadInvoice(
  app: App,
  actor: Actor,
  { id }: { id: string },
): Promise<Response> {
  const document = await findInvoice(app, actor, id)
  if (actor.kind === 'user')
    await countHit(app, `invoice-pdf:${actor.userId}`, printsPerPerson, app.now())
  const bytes = await renderInvoicePdf(document)
  await app.db.as(actor, (tx) =>
    audit(tx, {
      action: 'invoice.downloaded',
      subjectType: 'invoice',
      subjectId: id,
      details: { number: document.number },
    }),
  )
  const name = copy.fileName(invoicePdfTitle(document))
  return sendMade({ name, type: 'application/pdf', bytes: Buffer.from(bytes) })
}
