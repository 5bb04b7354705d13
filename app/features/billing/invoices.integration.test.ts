import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#app/platform/pg-errors.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { askedBy } from '#test/asked-by.ts'
import { actorOf, causeOf, draftOf, startBilling, today, total } from '#test/invoices.ts'
import { mailsAbout, queuedMails } from '#test/mails.ts'
import { createDraft, discardDraft, readDraft, saveDraft } from './invoice-draft-service.server.ts'
import { issueDraft, issueInvoice, mailAgain } from './invoice-issue-service.server.ts'
import { voidPayment } from './invoice-payment-service.server.ts'
import { findInvoice } from './invoice-service.server.ts'
import { lockInvoice } from './invoice-state-store.server.ts'
import { daysAfter } from './invoice-status.ts'

let billing: Awaited<ReturnType<typeof startBilling>>
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.product.close())

test('a draft is there once, billed like the last one, and is issued as it was computed', async () => {
  const { app, staff, people, find, audited, client } = billing
  const id: string = crypto.randomUUID()
  const wanted = { id, clientId: people.clientId ?? '', description: 'First stage' }
  for (const _ of [1, 2])
    expect(await askedBy(staff, () => createDraft(app, staff, wanted))).toBe(id)
  const begun = await readDraft(app, staff, id)
  expect(begun.draft.fields).toMatchObject({ currency: 'CAD', due_on: daysAfter(today, 30) })
  const project = crypto.randomUUID()
  await app.db
    .client`insert into projects (id, client_id, name) values (${project}, ${(await client()).clientId}, 'x')`
  const wrong = { draft: draftOf(begun.draft, { project_id: project }), based: 1 }
  await expect(askedBy(staff, () => saveDraft(app, staff, id, wrong))).rejects.toMatchObject({
    code: 'invalid',
  })
  const typed = draftOf(begun.draft, { po_number: 'PO-7', bill_address: '1 Main Street\nOttawa' })
  expect(await askedBy(staff, () => saveDraft(app, staff, id, { draft: typed, based: 1 }))).toEqual(
    { version: 2 },
  )
  expect(await askedBy(staff, () => saveDraft(app, staff, id, { draft: typed, based: 1 }))).toEqual(
    { version: 2 },
  )
  const other = { ...typed, fields: { ...typed.fields, notes: 'Mine' } }
  const told = await askedBy(staff, () => saveDraft(app, staff, id, { draft: other, based: 1 }))
  expect(told).toMatchObject({ stale: { version: 2, draft: { fields: { po_number: 'PO-7' } } } })
  expect(await find(id)).toMatchObject({ status: 'draft', number: null, total })
  expect(await askedBy(staff, () => issueInvoice(app, staff, id, 1))).toEqual({ stale: true })
  const { number } = (await askedBy(staff, () => issueInvoice(app, staff, id, 2))) as {
    number: string
  }
  expect(number).toMatch(/^INV-\d{4}-\d{6}$/)
  expect(await askedBy(staff, () => issueInvoice(app, staff, id, 2))).toEqual({ number })
  const issued = await findInvoice(app, actorOf(people, 'client_admin'), id)
  expect(issued).toMatchObject({
    ...{ number, status: 'pending', issued_on: today, po_number: 'PO-7', balance: total },
    issuer: { name: 'Unordin' },
    lines: [{ net: 250_003 }, { net: 10_000 }, { net: -5_000 }],
    taxes: [{ id: 'a', base: 245_003, amount: 31_850 }],
  })
  await expect(
    askedBy(staff, () => saveDraft(app, staff, id, { draft: other, based: 2 })),
  ).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(askedBy(staff, () => discardDraft(app, staff, id))).rejects.toMatchObject({
    code: 'conflict',
  })
  const next: string = crypto.randomUUID()
  await askedBy(staff, () => createDraft(app, staff, { ...wanted, id: next }))
  expect((await readDraft(app, staff, next)).draft).toMatchObject({
    fields: { bill_address: '1 Main Street\nOttawa' },
    taxes: [{ name: 'HST (Ontario)', rate: 13_000 }],
  })
  await askedBy(staff, () => discardDraft(app, staff, next))
  await askedBy(staff, () => discardDraft(app, staff, next))
  expect(await audited(id)).toEqual(['invoice.drafted', 'invoice.draft_edited', 'invoice.issued'])
  expect(await audited(next)).toEqual(['invoice.drafted', 'invoice.draft_discarded'])
})

test('issuing tells the administrators by mail, once, with the way to the page', async () => {
  const { product, app, staff, people, invoice } = billing
  const { id, number } = await invoice()
  await expect
    .poll(async () =>
      (await mailsAbout(product.dataDir, people.email)).filter((mail) =>
        mail.subject?.includes(number),
      ),
    )
    .toHaveLength(1)
  const mails = await mailsAbout(product.dataDir, people.email)
  const mail = mails.find(({ subject }) => subject?.includes(number))
  expect(mail?.text).toContain(`/dashboard/invoices/${id}`)
  expect(mail?.text).toContain('2,868.53')
  expect(mail?.attachments).toMatchObject([
    { filename: `${number}.pdf`, mimeType: 'application/pdf', disposition: 'attachment' },
  ])
  const told = await app.db
    .client`select title from notifications where url = ${`/dashboard/invoices/${id}`}`
  expect(told).toMatchObject([{ title: `New invoice ${number}: First stage` }])
  expect(await askedBy(staff, () => mailAgain(app, staff, id))).toBe(1)
})

test('a payment that is recorded tells the client, once, and so does one that is taken back', async () => {
  const { product, app, staff, invoice, pay, client } = billing
  const people = await client()
  const { id, number } = await invoice(people)
  const payment = { id: crypto.randomUUID() }
  await pay(id, 100_00, payment)
  await pay(id, 100_00, payment)
  await pay(id, total - 100_00)
  await askedBy(staff, () =>
    voidPayment(app, staff, { id, paymentId: payment.id }, 'Another invoice'),
  )
  const told = await app.db.client`select kind, title from notifications
    where url = ${`/dashboard/invoices/${id}`} and kind like 'payment.%' order by created_at`
  // The amounts keep their parts together by a space that does not break.
  expect(told.map(({ kind, title }) => ({ kind, title: title.replace(/\s/g, ' ') }))).toEqual([
    { kind: 'payment.received', title: `Payment of CAD 100.00 received for invoice ${number}` },
    { kind: 'payment.received', title: `Payment of CAD 2,768.53 received for invoice ${number}` },
    {
      kind: 'payment.voided',
      title: `Payment of CAD 100.00 removed from invoice ${number}`,
    },
  ])
  const mails = (await queuedMails(product, { to: people.email })).filter(({ kind }) =>
    kind.startsWith('payment.'),
  )
  expect(mails.map(({ kind }) => kind)).toEqual(told.map(({ kind }) => kind))
  const receipt = mails[0]?.text.replaceAll(/\s/g, ' ')
  for (const words of [
    ...['The balance due is shown below.', number, 'CAD 100.00', longDate(today), 'CAD 2,768.53'],
  ])
    expect(receipt).toContain(words)
  expect(mails[0]?.text).toContain(`/dashboard/invoices/${id}`)
  expect(mails[1]?.text).toContain('paid in full')
  // Nobody is told of what was refused.
  await expect(pay(id, total)).rejects.toThrow(/invalid/)
  expect(await queuedMails(product, { kind: 'payment.received' })).toHaveLength(2)
})

/** Who waits too long for the others is refused, and presses again. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
}

test('of twenty issued at once, some of which fail, the numbers are consecutive and none is twice', async () => {
  const { app, staff, client: newClient, draft } = billing
  const client = await newClient()
  const numbered = async () =>
    (await app.db.client`select last from invoice_numbers where kind = 'invoice'`)[0]?.last ?? 0
  const before = await numbered()
  const drafts: { id: string; version: number }[] = []
  for (let at = 0; at < 26; at += 1) drafts.push(await draft(client))
  const issued = await Promise.all(
    drafts.map(async ({ id, version }, at) => {
      if (at % 4 !== 3)
        return whenFree(() => askedBy(staff, () => issueInvoice(app, staff, id, version)))
      // Cut off after it had its number.
      const work = () =>
        app.db.as(staff, async (tx) => {
          const locked = await lockInvoice(tx, id)
          if (locked) await issueDraft(app, tx, locked, today)
          throw new Error('cut off')
        })
      expect(await causeOf(whenFree(work))).toContain('cut off')
      return null
    }),
  )
  const numbers = issued.flatMap((one) => (one && 'number' in one ? [one.number] : []))
  expect(numbers).toHaveLength(20)
  const expected = numbers.map(
    (_, at) => `INV-${today.slice(0, 4)}-${String(before + at + 1).padStart(6, '0')}`,
  )
  expect(numbers.toSorted()).toEqual(expected)
  expect(await numbered()).toBe(before + 20)
})

test('what was issued cannot be changed, by staff or by the owner of the database', async () => {
  const { app, staff, people, invoice, find } = billing
  const { id } = await invoice()
  const change = db.updateTable('invoices').where('id', '=', id)
  const toDraft = { number: null, status: 'draft', issued_on: null, issued_at: null } as const
  const attempts = [
    change.set({ total: 1 }),
    change.set({ bill_name: 'x' }),
    change.set(toDraft),
    change.set({ number: 'INV-2026-999999' }),
    db.deleteFrom('invoices').where('id', '=', id),
    db.deleteFrom('invoice_lines').where('invoice_id', '=', id),
    db.updateTable('invoice_lines').set({ net: 1 }).where('invoice_id', '=', id),
    db.deleteFrom('invoice_taxes').where('invoice_id', '=', id),
  ]
  const before = await find(id)
  for (const attempt of attempts) {
    expect(await causeOf(app.db.system((tx) => tx.run(attempt)))).toContain('credit note')
    await causeOf(app.db.as(staff, (tx) => tx.run(attempt)))
  }
  const line = { position: 9, description: 'x', quantity: 1, unit_price: 1, net: 1 }
  const insertion = db
    .insertInto('invoice_lines')
    .values({ client_id: people.clientId ?? '', invoice_id: id, ...line })
  const added = app.db.as(staff, (tx) => tx.run(insertion))
  expect(await causeOf(added)).toContain('row-level security')
  expect(await find(id)).toEqual(before)
})

test('an invoice needs lines, an amount and time to pay', async () => {
  const { app, staff, people, draft } = billing
  const late = await draft(people, { due_on: '2026-01-01' })
  const issue = ({ id, version }: typeof late) =>
    askedBy(staff, () => issueInvoice(app, staff, id, version))
  await expect(issue(late)).rejects.toMatchObject({ code: 'invalid' })
  const id: string = crypto.randomUUID()
  const clientId = people.clientId ?? ''
  await askedBy(staff, () => createDraft(app, staff, { id, clientId, description: 'Empty' }))
  await expect(issue({ id, version: 1 })).rejects.toMatchObject({ code: 'invalid' })
  const nobody = { id: crypto.randomUUID(), clientId: crypto.randomUUID(), description: 'x' }
  await expect(askedBy(staff, () => createDraft(app, staff, nobody))).rejects.toMatchObject({
    code: 'invalid',
  })
})
