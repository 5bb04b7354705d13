import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHref, readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { askedBy } from '#test/asked-by.ts'
import { actorOf, causeOf, startBilling, today, total } from '#test/invoices.ts'
import { countingQueries } from '#test/query-count.ts'
import { readBillingSettings, saveBillingSettings } from './billing-settings-service.server.ts'
import { wholeCredit } from './credit-note.ts'
import { issueCreditNote, readCredit } from './credit-note-service.server.ts'
import { setPayLink } from './invoice-issue-service.server.ts'
import { adminInvoiceList } from './invoice-list-query.ts'
import { recordPayment, voidPayment } from './invoice-payment-service.server.ts'
import { selectPayments } from './invoice-payment-store.server.ts'
import { findInvoice, listInvoices } from './invoice-service.server.ts'
import { daysAfter } from './invoice-status.ts'

let billing: Awaited<ReturnType<typeof startBilling>>
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.product.close())

const credit = (invoiceId: string, amounts: Record<number, string>, id = crypto.randomUUID()) =>
  askedBy(billing.staff, () =>
    issueCreditNote(
      billing.app,
      billing.staff,
      { id, invoiceId },
      { description: 'Less', amounts },
    ),
  )

test('payments never exceed what is owed; what was recorded in error is voided', async () => {
  const { app, staff, invoice, find, pay, audited } = billing
  const { id } = await invoice()
  await expect(pay(id, total + 1)).rejects.toMatchObject({ code: 'invalid' })
  await expect(pay(id, 1, { received_on: daysAfter(today, 1) })).rejects.toMatchObject({
    code: 'invalid',
  })
  const first = crypto.randomUUID()
  for (const _ of [1, 2]) await pay(id, 100_000, { id: first })
  expect(await find(id)).toMatchObject({ status: 'pending', paid: 100_000 })
  const rest = total - 100_000
  // Two record the same payment at once: one of them is told.
  const both = await Promise.allSettled([pay(id, rest), pay(id, rest)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await find(id)).toMatchObject({ status: 'paid', paid: total, balance: 0 })
  await expect(pay(id, 1)).rejects.toMatchObject({ code: 'conflict' })
  // Nor does a form that is sent twice say that nothing is owed, when the payment was the last one.
  const other = await invoice()
  const whole = crypto.randomUUID()
  for (const _ of [1, 2]) await pay(other.id, total, { id: whole })
  const target = { id, paymentId: first }
  for (const _ of [1, 2])
    await askedBy(staff, () => voidPayment(app, staff, target, 'Another invoice'))
  expect(await find(id)).toMatchObject({
    ...{ status: 'pending', paid: rest, balance: 100_000 },
    payments: [{ amount: rest, method: 'Cheque' }],
  })
  const kept = await app.db.as(staff, (tx) => selectPayments(tx, id))
  expect(kept).toMatchObject([{ id: first, void_reason: 'Another invoice' }, { voided_at: null }])
  const change = app.db.client`update invoice_payments set amount = 1 where invoice_id = ${id}`
  expect(await causeOf(change)).toContain('voided')
  expect(await audited(id)).toEqual([
    'invoice.drafted',
    'invoice.draft_edited',
    'invoice.issued',
    'invoice.payment_recorded',
    'invoice.payment_recorded',
    'invoice.payment_voided',
  ])
})

test('credit notes take back lines in parts, to the cent, and never more than is left', async () => {
  const { app, staff, people, invoice, find, pay } = billing
  const { id, number } = await invoice()
  expect(await credit(id, {})).toMatchObject({ errors: { amounts: expect.any(String) } })
  expect(await credit(id, { 1: '2500.04' })).toHaveProperty('errors.amount-1')
  expect(await credit(id, { 3: '5' })).toHaveProperty('errors.amount-3')
  const noteId = crypto.randomUUID()
  for (const _ of [1, 2])
    expect(await credit(id, { 1: '333.33', 2: '100' }, noteId)).toEqual({ id: noteId })
  const note = await findInvoice(app, actorOf(people, 'client_admin'), noteId)
  expect(note).toMatchObject({
    ...{ kind: 'credit_note', status: 'credited', balance: 0, corrects: { id, number } },
    number: expect.stringMatching(/^CN-\d{4}-000001$/),
    taxes: [{ base: 33_333, amount: 4_333 }],
    total: 47_666,
  })
  expect(await find(id)).toMatchObject({
    ...{ status: 'pending', credited: 47_666, balance: total - 47_666 },
    corrected_by: [{ id: noteId, total: 47_666 }],
  })
  const { creditable } = await readCredit(app, staff, id)
  expect(creditable.lines.map(({ left }) => left)).toEqual([216_670, 0, -5_000])
  // Two take back the rest at once: one of them is told.
  const rest = wholeCredit(creditable, '').amounts
  expect(rest).toEqual({ 1: '2166.70', 2: '', 3: '-50.00' })
  const both = await Promise.allSettled([credit(id, rest), credit(id, rest)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await find(id)).toMatchObject({ status: 'credited', credited: total, balance: 0 })
  await expect(pay(id, 1)).rejects.toMatchObject({ code: 'conflict' })
})

test('what was paid too much is given back', async () => {
  const { app, staff, invoice, find, pay } = billing
  const { id } = await invoice()
  // The highest of all: what was received first stands first, whatever its id.
  const paymentId = `ffffffff${crypto.randomUUID().slice(8)}`
  await pay(id, total, { id: paymentId })
  await credit(id, { 2: '100' })
  expect(await find(id)).toMatchObject({ status: 'paid', balance: -10_000 })
  await expect(pay(id, 10_001)).rejects.toMatchObject({ code: 'invalid' })
  await pay(id, 10_000)
  expect(await find(id)).toMatchObject({
    ...{ status: 'paid', balance: 0, paid: total - 10_000 },
    payments: [{ amount: total }, { amount: -10_000 }],
  })
  const whole = askedBy(staff, () => voidPayment(app, staff, { id, paymentId }, 'x'))
  await expect(whole).rejects.toMatchObject({ code: 'conflict' })
})

test('lists and totals are of those they belong to, in two queries', async () => {
  const { app, staff, people, client: newClient, draft, invoice, pay } = billing
  const client = await newClient()
  const mine = actorOf(client, 'client_admin')
  const one = await invoice(client)
  const two = await invoice(client, { description: 'Second stage' })
  await draft(client)
  await pay(two.id, 10_000)
  const query = (search: string) => readListQuery(adminInvoiceList, new URLSearchParams(search))
  const list = (by: Actor, search = '') => listInvoices(app, by, query(search))
  const seen = await list(mine)
  expect(seen.rows.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(seen.totals).toEqual([
    { currency: 'CAD', paid: 10_000, pending: 2 * total - 10_000, overdue: 0 },
  ])
  expect((await list(mine, 'q=second')).rows).toMatchObject([{ id: two.id }])
  expect((await list(mine, `client=${people.clientId}`)).rows).toHaveLength(2)
  const filtered = await list(staff, `client=${client.clientId}&status=draft`)
  expect(filtered.rows).toMatchObject([{ number: null, status: 'draft' }])
  for (const sort of ['issued_at', 'due_on', 'number', 'total']) {
    const walked: string[] = []
    let next: string | null = ''
    while (next !== null && walked.length < 500) {
      const page = await list(staff, `sort=${sort}&after=${encodeURIComponent(next)}`)
      walked.push(...page.rows.map(({ id }) => id))
      next = page.next
    }
    const back: string[] = []
    let previous: string | null = 'end'
    while (previous !== null && back.length < 500) {
      const page = await list(staff, `sort=${sort}&before=${encodeURIComponent(previous)}`)
      back.unshift(...page.rows.map(({ id }) => id))
      previous = page.previous
    }
    expect(back, sort).toEqual(walked)
    const [row] = await app.db.client`select count(*)::int as n from invoices`
    expect([walked.length, new Set(walked).size], sort).toEqual([row?.n, row?.n])
  }
  expect(listHref(adminInvoiceList, query('q=stage&status=paid&sort=total'))).toBe(
    '/lead_admin/invoices?q=stage&status=paid&sort=total',
  )
  const counted = countingQueries(app)
  await listInvoices(counted.app, staff, query('q=stage'))
  expect(counted.count()).toBe(2)
  const stranger = actorOf(await newClient(), 'client_admin')
  for (const by of [stranger, { kind: 'visitor' } as const]) {
    await expect(findInvoice(app, by, one.id)).rejects.toMatchObject({ status: expect.any(Number) })
    await expect(
      askedBy(by, () => recordPayment(app, by, one.id, {} as never)),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  const hidden = await draft(client)
  await expect(findInvoice(app, mine, hidden.id)).rejects.toMatchObject({ code: 'not_found' })
  await askedBy(staff, () => setPayLink(app, staff, one.id, 'https://pay.example.org/1'))
  expect(await findInvoice(app, mine, one.id)).toMatchObject({
    pay_link: 'https://pay.example.org/1',
  })
})

test('billing settings stand on what is issued from then on; the second editor is told', async () => {
  const { app, staff, people, invoice, find } = billing
  const before = await invoice()
  const { version: based, ...settings } = await readBillingSettings(app, staff)
  const bank = { account_name: 'Unordin', bank: 'Bank', account: '1', routing: null, swift: null }
  const other = { ...settings, issuer_name: 'Unordin Inc.', bank }
  await askedBy(staff, () => saveBillingSettings(app, staff, { settings: other, based }))
  const late = askedBy(staff, () => saveBillingSettings(app, staff, { settings, based }))
  await expect(late).rejects.toMatchObject({ code: 'conflict' })
  expect((await readBillingSettings(app, staff)).version).toBe(based + 1)
  await askedBy(staff, () => saveBillingSettings(app, staff, { settings: other, based: based + 1 }))
  expect((await readBillingSettings(app, staff)).version).toBe(based + 1)
  expect((await find(before.id)).issuer).toMatchObject({ name: 'Unordin', bank: null })
  expect((await find((await invoice()).id)).issuer).toMatchObject({ name: 'Unordin Inc.', bank })
  const client = actorOf(people, 'client_admin')
  await expect(readBillingSettings(app, client)).rejects.toMatchObject({ code: 'forbidden' })
})
