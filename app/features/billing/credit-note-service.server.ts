import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { invoiceCredit } from '#content/admin-invoices.ts'
import { notFound } from './billing-access.server.ts'
import {
  type CheckedCredit,
  type Creditable,
  type CreditEntry,
  checkCredit,
} from './credit-note.ts'
import { selectCredited } from './credit-note-store.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { insertDraft, replaceParts } from './invoice-draft-store.server.ts'
import { issueDraft } from './invoice-issue-service.server.ts'
import { documentIn } from './invoice-service.server.ts'
import { lockInvoice, settle } from './invoice-state-store.server.ts'
import { billingDay, standingOf } from './invoice-status.ts'

export type CreditableInvoice = { document: InvoiceDocument; creditable: Creditable }

/** An invoice and what can be credited of it. @throws AppError `forbidden`, `not_found` */
export async function readCredit(app: App, actor: Actor, id: string): Promise<CreditableInvoice> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, (tx) => creditIn(tx, id))
}

async function creditIn(tx: Tx, id: string): Promise<CreditableInvoice> {
  const document = await documentIn(tx, id)
  if (document.kind !== 'invoice' || document.status === 'draft') throw notFound()
  const before = await selectCredited(tx, { id, client_id: document.client.id })
  const creditedOf = (position: number) =>
    before.lines.find((one) => one.position === position)?.credited ?? 0
  const baseOf = (tax: string) => before.taxes.find((one) => one.id === tax)?.credited_base ?? 0
  const lines = document.lines.map((line) => ({
    ...line,
    left: line.net - creditedOf(line.position),
  }))
  const taxes = document.taxes.map((tax) => ({ ...tax, credited_base: baseOf(tax.id) }))
  return { document, creditable: { lines, taxes, left: document.total - document.credited } }
}

export type Credited = { id: string; errors?: undefined } | { errors: CheckedCredit['errors'] & {} }

/**
 * Issues a credit note for part or all of an invoice, never for more than is left. The same form sent
 * again issues nothing.
 * @param id of the credit note, made with the form
 * @returns the errors, if there are any
 * @throws AppError `forbidden`, `not_found`; `conflict` when nothing is left to credit
 */
export async function issueCreditNote(
  app: App,
  actor: Actor,
  target: { id: string; invoiceId: string },
  entry: CreditEntry,
): Promise<Credited> {
  requireStaff(actor, 'billing')
  const { id, invoiceId } = target
  const work = app.db.as(actor, async (tx): Promise<Credited> => {
    const locked = isUuid(invoiceId) ? await lockInvoice(tx, invoiceId) : undefined
    if (!locked?.number || locked.kind !== 'invoice') throw notFound()
    const { document, creditable } = await creditIn(tx, invoiceId)
    const { note, errors } = checkCredit(creditable, entry)
    if (document.corrected_by.some((one) => one.id === id)) return { id }
    if (creditable.left === 0) throw new AppError('conflict', invoiceCredit.errors.nothingLeft)
    if (!note) return { errors }
    const day = billingDay(app.now())
    const fields = {
      project_id: locked.project_id,
      description: note.description,
      currency: document.currency,
      due_on: day,
      po_number: document.po_number,
      bill_name: document.client.name,
      bill_address: document.client.address,
      bill_contact: document.client.contact,
      notes: null,
    }
    const clientId = locked.client_id
    const head = { id, clientId, kind: 'credit_note', correctsId: invoiceId, fields } as const
    await insertDraft(tx, { ...head, sums: note })
    await replaceParts(tx, { id, clientId }, note)
    const drafted = await lockInvoice(tx, id)
    if (!drafted) throw notFound()
    const number = await issueDraft(app, tx, drafted, day)
    const credited = locked.credited + note.total
    const status = standingOf({ ...locked, credited }, day)
    await settle(tx, invoiceId, { status, paid: locked.paid, credited })
    const details = { number, invoice: locked.number, total: note.total, reason: note.description }
    for (const [action, subjectId] of [
      ['invoice.credit_note_issued', id],
      ['invoice.credited', invoiceId],
    ] as const)
      await audit(tx, { action, subjectType: 'invoice', subjectId, details })
    return { id }
  })
  return work.catch((error) => {
    if (isUniqueViolation(error)) return { id }
    throw error
  })
}
