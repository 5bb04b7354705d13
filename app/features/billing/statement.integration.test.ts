import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { actorOf, startBilling, today, total } from '#test/invoices.ts'
import { countingQueries, explainingQueries } from '#test/query-count.ts'
import { issueCreditNote } from './credit-note-service.server.ts'
import { voidPayment } from './invoice-payment-service.server.ts'
import { daysAfter } from './invoice-status.ts'
import { readStatement } from './statement-service.server.ts'

const path = '/dashboard/invoices/statement'
const password = 'a-long-enough-phrase-3'
let billing: Awaited<ReturnType<typeof startBilling>>
let ours: Client
beforeAll(async () => {
  billing = await startBilling()
  ours = billing.product.client()
  await ours.signIn(billing.people.email, password)
})
afterAll(() => billing.product.close())

const text = async (answer: Promise<Response>) =>
  (await (await answer).text()).replaceAll('\u00a0', ' ')
const asked = () => actorOf(billing.people, 'client_admin')
const period = { from: daysAfter(today, -30), to: today }

test('without entries the page says so; it is reached from the list of invoices', async () => {
  const page = await text(ours.get(path))
  expect(page).toContain('No entries in this period')
  expect(await text(ours.get('/dashboard/invoices'))).toContain(`href="${path}"`)
})

test('everything that changed the account is in order, with the balance after it', async () => {
  const { app, staff, invoice, pay } = billing
  const { id, number } = await invoice(undefined, { po_number: '=cmd()' })
  await invoice(undefined, { currency: 'USD' })
  await pay(id, 100_000, { received_on: daysAfter(today, -40), reference: 'Wire 8' })
  const wrong = crypto.randomUUID()
  await pay(id, 50_000, { id: wrong, reference: 'Wire 9' })
  await askedBy(staff, () => voidPayment(app, staff, { id, paymentId: wrong }, 'SECRET of staff'))
  const note = { description: 'Less', amounts: { 2: '100' } }
  const noteId = crypto.randomUUID()
  await askedBy(staff, () => issueCreditNote(app, staff, { id: noteId, invoiceId: id }, note))
  const { app: counted, count } = countingQueries(app)
  const { currencies } = await readStatement(counted, asked(), period)
  expect(count()).toBeLessThanOrEqual(3)
  const [cad, usd] = currencies
  expect(cad?.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['invoice', total, total - 100_000],
    ['payment', -50_000, total - 150_000],
    ['correction', 50_000, total - 100_000],
    ['credit_note', -10_000, total - 110_000],
  ])
  expect(cad).toMatchObject({ currency: 'CAD', opening: -100_000, closing: total - 110_000 })
  expect(usd).toMatchObject({ currency: 'USD', opening: 0, closing: total })
  expect(await billing.find(id)).toMatchObject({ balance: total - 110_000 })
  const page = await text(ours.get(`${path}?from=${period.from}&to=${period.to}`))
  for (const words of [
    ...[number, 'Account in CAD', 'Account in USD', 'Opening balance', 'Closing balance'],
    ...['-1,000.00', '1,768.53', 'Cheque, recorded by mistake and removed'],
  ])
    expect(page).toContain(words)
  // One that was recorded by mistake may name somebody else.
  for (const words of ['SECRET', 'Wire 9']) expect(page).not.toContain(words)
  const before = await text(ours.get(`${path}?to=${daysAfter(today, -35)}`))
  expect(before).toContain('Cheque · Wire 8')
  expect(before).not.toContain('Credit note')
})

test('a client sees its own account alone; staff have none unless they view a portal', async () => {
  const { app, staff, client, product } = billing
  const other = await client()
  const theirs = product.client()
  await theirs.signIn(other.email, password)
  expect(await text(theirs.get(path))).toContain('No entries in this period')
  expect(await text(theirs.get(`${path}.csv`))).not.toContain('INV-')
  await expect(readStatement(app, staff, period)).rejects.toMatchObject({ code: 'forbidden' })
})

test('its file opens in a spreadsheet without running what it says, and is on record', async () => {
  const { app, people } = billing
  const answer = await ours.get(`${path}.csv?from=${period.from}&to=${period.to}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="statement-.*\.csv"/)
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toContain('"Date","Entry","Document"')
  expect(lines[1]).toBe(`"${period.from}","Opening balance","","","","CAD","",-1000`)
  expect(lines[2]).toContain(`"'=cmd()","CAD",2868.53,1868.53`)
  expect(lines[3]).toMatch(/"Payment",.*"Cheque","","CAD",-500,1368.53$/)
  const events = await app.db.client`select actor_id, ip, subject_id, details
    from audit_events where action = 'invoice.statement_downloaded' and actor_id = ${people.userId}`
  expect(events).toEqual([
    {
      ...{ actor_id: people.userId, ip: expect.any(String), subject_id: people.clientId },
      details: { first_day: period.from, last_day: period.to },
    },
  ])
})

test('a wrong period is answered beside its field, never by an error', async () => {
  const { day, order } = {
    day: 'Choose a day between January 1, 2000 and December 31, 2099.',
    order: 'The last day is before the first day. Choose a later day.',
  }
  for (const [search, id, message] of [
    ['from=x', 'from', day],
    ['to=2026-02-30', 'to', day],
    ['from=%00&to=2026-02-01', 'from', day],
    ['from=2026-02-02&to=2026-02-01', 'to', order],
  ] as const) {
    const answer = await ours.get(`${path}?${search}`)
    expect(answer.status, search).toBe(422)
    expect(await answer.text()).toMatch(new RegExp(`id="${id}-error"[^>]*>${message}<`))
    const file = await ours.get(`${path}.csv?${search}`)
    expect(file.headers.get('location')).toContain(`${path}?from=`)
  }
})

test('both parts of the account are found by the indexes of its client', async () => {
  const { app } = billing
  const { app: explained, plans } = explainingQueries(app)
  await readStatement(explained, asked(), period)
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (invoices|invoice_payments)/)
})

test('a period with too many entries is not cut short: the page asks for a shorter one', async () => {
  const { app, client, product } = billing
  const other = await client()
  await app.db.client.begin(async (tx) => {
    // As after a restore: the numbers are part of the rows.
    await tx`alter table invoices disable trigger user`
    await tx`insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name,
        description, issuer, total)
      select ${other.clientId}, 'pending', 'INV-2001-' || lpad(i::text, 6, '0'), day, day, day, 'CAD', 'Ministry',
        'Stage ' || i, '{}', 100
      from (select i, '2001-01-01'::date + i % 2 as day from generate_series(1, 2002) i) r`
    await tx`alter table invoices enable trigger user`
  })
  const theirs = product.client()
  await theirs.signIn(other.email, password)
  const all = await theirs.get(`${path}?from=2001-01-01&to=2001-01-02`)
  expect(all.status).toBe(422)
  expect(await all.text()).toMatch(/id="to-error"[^>]*>This period has more than 2,000 entries/)
  const file = await theirs.get(`${path}.csv?from=2001-01-01&to=2001-01-02`)
  expect(file.headers.get('location')).toContain(`${path}?from=2001-01-01`)
  const day = await text(theirs.get(`${path}?from=2001-01-02&to=2001-01-02`))
  expect(day).toContain('1,001.00')
  expect(day).toContain('2,002.00')
})
