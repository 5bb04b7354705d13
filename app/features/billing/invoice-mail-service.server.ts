import { z } from 'zod'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { type InvoiceMailKind, invoiceMail, invoiceMailKinds } from './invoice-mails.server.tsx'
import { renderInvoicePdf } from './invoice-pdf.server.ts'
import { claimMail, selectBillingPeople } from './invoice-schedule-store.server.ts'
import { documentIn } from './invoice-service.server.ts'

export const invoiceMailQueue = 'invoice-mail'

const jobSchema = z.object({ invoiceId: z.uuid(), kind: z.enum(invoiceMailKinds) })

/** Has those who get the client's invoices told about one, if and only if the transaction commits. */
export function queueInvoiceMail(
  app: App,
  tx: Tx,
  invoiceId: string,
  kind: InvoiceMailKind,
): Promise<void> {
  return app.jobs.enqueue(tx, invoiceMailQueue, { invoiceId, kind })
}

/**
 * Writes the mails of one job; tried again, it writes none twice. What was paid meanwhile is not
 * reminded of.
 */
export async function sendInvoiceMail(app: App, data: unknown, jobId: string): Promise<void> {
  const { invoiceId, kind } = jobSchema.parse(data)
  await app.db.system(async (tx) => {
    const isReminder = kind === 'soon' || kind === 'due' || kind === 'late'
    const claimed = await claimMail(tx, invoiceId, { id: jobId, isReminder, now: app.now() })
    if (!claimed) return
    const people = await selectBillingPeople(tx, claimed.client_id)
    const document = await documentIn(tx, invoiceId)
    const mail = await invoiceMail(document, kind, app.config.baseUrl)
    const pdf = {
      filename: `${document.number}.pdf`,
      contentType: 'application/pdf',
      content: (await renderInvoicePdf(document)).toString('base64'),
    }
    for (const to of people) await queueMail(app, tx, { ...mail, to, attachments: [pdf] })
  })
}
