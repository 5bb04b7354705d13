import { Readable } from 'node:stream'
import { auditAll } from '#app/features/audit/audit-service.server.ts'
import { requireClient } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { zipDownload } from '#app/platform/zip-download.server.ts'
import { portalInvoices as copy } from '#content/portal-invoices.ts'
import { notFound } from './billing-access.server.ts'
import { type IssuedRow, selectIssued } from './invoice-archive-store.server.ts'
import { invoicePdfTitle, renderInvoicePdf } from './invoice-pdf.server.ts'
import { documentIn } from './invoice-service.server.ts'

/** The most documents in one archive. */
export const mostTogether = 100

// As many PDFs as this are made in about a minute of processor time.
const archivesPerPerson: Limit = { hits: 6, seconds: 600 }

/**
 * Several invoices and credit notes of the actor's own client as a ZIP of their PDFs. Each is recorded
 * in the audit log as a download before the first byte leaves.
 * @throws AppError `not_authenticated`, `forbidden`; `invalid` when none or too many are named;
 *   `not_found` when one of them was not issued to this client; `rate_limited`
 */
export async function downloadTogether(
  app: App,
  actor: Actor,
  named: readonly string[],
): Promise<ReadableStream> {
  const { clientId, userId } = requireClient(actor)
  const ids = [...new Set(named)]
  if (ids.length === 0) throw new AppError('invalid', copy.together.none)
  if (ids.length > mostTogether) throw new AppError('invalid', copy.together.tooMany(mostTogether))
  if (!ids.every(isUuid)) throw notFound()
  await countHit(app, `invoice-archive:${userId}`, archivesPerPerson, app.now())
  const rows = await app.db.as(actor, async (tx) => {
    const issued = await selectIssued(tx, clientId, ids)
    if (issued.length !== ids.length) throw notFound()
    await auditAll(
      tx,
      { action: 'invoice.downloaded', subjectType: 'invoice' },
      issued.map(({ id, number }) => ({ id, details: { number, together: issued.length } })),
    )
    return issued
  })
  return archiveOf(app, rows, async ({ id }) =>
    renderInvoicePdf(await app.db.read(actor, (tx) => documentIn(tx, id, clientId))),
  )
}

/** One PDF is in memory at a time: the next is made when the one before has been taken. */
async function archiveOf(
  app: App,
  rows: readonly IssuedRow[],
  pdfOf: (row: IssuedRow) => Promise<Buffer>,
): Promise<ReadableStream> {
  // PDFs are packed already.
  const zip = await zipDownload(app, 'an archive of invoices', {
    mtime: app.now(),
    compress: false,
  })
  for (const row of rows)
    zip.add(copy.fileName(invoicePdfTitle(row)), async () => Readable.from([await pdfOf(row)]))
  return zip.end()
}
