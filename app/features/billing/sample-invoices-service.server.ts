import { lockSamples } from '#app/features/accounts/sign-in/sample-content-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { sampleInvoices as sample } from '#content/sample-invoices.ts'
import { firstSettings, issuerOf } from './billing-settings.ts'
import { insertSettings, selectSettings } from './billing-settings-store.server.ts'
import { computeInvoice } from './invoice-arithmetic.ts'
import { insertDraft, replaceParts } from './invoice-draft-store.server.ts'
import { insertPayment } from './invoice-payment-store.server.ts'
import { issueDraft, lockInvoice, settle } from './invoice-state-store.server.ts'
import { billingDay, daysAfter, standingOf } from './invoice-status.ts'
import { leaveUnreminded, selectUnbilledSample } from './sample-invoices-store.server.ts'

const tax = { id: 'a', ...sample.tax }

/** Gives the sample client an invoice that is paid, one that is overdue and one that is pending, unless it has any. */
export async function ensureSampleInvoices(app: App, email: string): Promise<void> {
  const today = billingDay(app.now())
  await app.db.system(async (tx) => {
    await lockSamples(tx)
    const client = await selectUnbilledSample(tx, email)
    if (!client) return
    // Bank details, so that the page that explains a bank transfer shows some.
    const settings = {
      ...firstSettings,
      bank: sample.bank,
      registrations: { gst_hst: tax.registration },
    }
    if (!(await selectSettings(tx))) await insertSettings(tx, 1, settings, null)
    const issuer = issuerOf(settings)
    for (const one of sample.invoices) {
      const id: string = crypto.randomUUID()
      const typed = one.lines.map((line, at) => ({ ...line, position: at + 1, taxes: [tax.id] }))
      const { lines, taxes, ...sums } = computeInvoice(typed, [tax])
      const [day, due_on] = [daysAfter(today, one.issuedOn), daysAfter(today, one.dueOn)]
      const fields = {
        project_id: null,
        ...{ currency: 'CAD', due_on, po_number: one.po, notes: null },
        bill_name: client.name,
        bill_address: sample.address,
        bill_contact: email,
        description: one.description,
      }
      const head = {
        id,
        clientId: client.id,
        kind: 'invoice',
        correctsId: null,
        fields,
        sums,
      } as const
      await insertDraft(tx, head)
      await replaceParts(tx, { id, clientId: client.id }, { lines, taxes })
      const amounts = { ...sums, due_on, credited: 0 }
      const status = standingOf({ ...amounts, paid: 0 }, today)
      // About noon in the office's time zone.
      await issueDraft(tx, id, { day, now: new Date(`${day}T17:00:00Z`), status, issuer })
      await leaveUnreminded(tx, id)
      const locked = one.paidOn === null ? undefined : await lockInvoice(tx, id)
      if (!locked || one.paidOn === null) continue
      const paid = sums.total
      await insertPayment(tx, locked, {
        id: crypto.randomUUID(),
        received_on: daysAfter(today, one.paidOn),
        amount: paid,
        method: sample.method,
        reference: locked.number,
        recorded_by: sample.by,
      })
      const settled = standingOf({ ...amounts, paid }, today)
      await settle(tx, id, { status: settled, paid, credited: 0 })
    }
  })
}
