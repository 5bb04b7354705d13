import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCardPayments } from '#test/card-payments.ts'
import { total } from '#test/invoices.ts'
import { queuedMails } from '#test/mails.ts'

const office = 'office@unordin.example'

type House = Awaited<ReturnType<typeof startCardPayments>>
let house: House
let stripe: House['stripe']
let billing: House['billing']
let hear: House['hear']
let mattersOf: House['mattersOf']
beforeAll(async () => {
  house = await startCardPayments({ NOTIFY_EMAIL: office })
  ;({ stripe, billing, hear, mattersOf } = house)
})
afterAll(() => house.close())
afterEach(() => house.recover())

/** An invoice that was paid by card. */
async function paid() {
  const { id, number } = await billing.invoice()
  const { session } = await house.start(id)
  stripe.pay(session)
  await house.told('completed', session)
  return { id, number, session }
}

type Fields = Parameters<House['stripe']['dispute']>[1]

/** What the provider tells of a dispute. */
const told = (what: 'created' | 'closed', session: string, more: Fields = {}) =>
  hear(stripe.message(`charge.dispute.${what}`, stripe.dispute(session, more)))

const mailed = async (number: string) =>
  (await queuedMails(billing.product, { to: office }))
    .filter(({ subject }) => subject.includes(number))
    .map(({ kind }) => kind)

const heard = async (id: string) =>
  (await billing.audited(id)).filter((one) => one.includes('dispute'))

async function staffPage(id: string) {
  const staff = billing.product.client()
  await staff.signIn()
  const page = await (await staff.get(`/lead_admin/invoices/${id}`)).text()
  return page.replaceAll('\u00a0', ' ').replaceAll('&#x27;', "'")
}

test('staff are told of a dispute once; the invoice stays paid, and the client learns nothing', async () => {
  const { id, number, session } = await paid()
  const message = stripe.message('charge.dispute.created', stripe.dispute(session))
  const again = stripe.message('charge.dispute.created', stripe.dispute(session))
  for (const one of [message, message, again]) expect((await hear(one)).status).toBe(200)
  expect(await mattersOf(id)).toEqual([{ kind: 'disputed', amount: total, currency: 'CAD' }])
  expect(await billing.find(id)).toMatchObject({ status: 'paid', paid: total, card_state: 'paid' })
  expect(await heard(id)).toEqual(['invoice.card_payment_disputed'])
  const [mail, ...more] = await queuedMails(billing.product, { kind: 'payment.disputed' })
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: office,
    subject: `Payment of invoice ${number} disputed: CAD 2,868.53`,
  })
  expect(mail?.text).toContain('the client does not recognize the payment')
  expect(mail?.text).toContain('Mar 20, 2027, 23:59 UTC')
  const page = await staffPage(id)
  expect(page).toContain(
    "The client's bank disputes this payment: CAD 2,868.53, reason: the client does not recognize the payment. Answer by Mar 20, 2027, 23:59 UTC in Stripe.",
  )
  expect(page).toContain('Invoice: card payment disputed')
  const seen = await (await house.client.get(`/dashboard/invoices/${id}`)).text()
  expect(seen).toContain('Paid in full. Thank you.')
  const feed = await (await house.client.get('/dashboard/notifications')).text()
  for (const one of [seen, feed]) expect(one).not.toMatch(/disput/i)
  const to = billing.people.email
  const mails = await queuedMails(billing.product, { to })
  expect(mails.filter(({ subject, text }) => /disput/i.test(subject + text))).toEqual([])
})

test.each([
  ['won', 'dispute_won', 'The payment stays'],
  ['lost', 'dispute_lost', 'the bank took the money back'],
  ['warning_closed', 'dispute_won', 'The payment stays'],
  ['prevented', 'dispute_ended', 'Compare the payment with Stripe'],
] as const)('a dispute that is %s takes the place of the open one', async (status, kind, text) => {
  const { id, number, session } = await paid()
  await told('created', session)
  for (const _ of [1, 2]) expect((await told('closed', session, { status })).status).toBe(200)
  const [open, over, ...more] = await mattersOf(id)
  expect([open?.kind, over?.kind, more.length]).toEqual(['disputed', kind, 0])
  const unseen = await billing.app.db.client`
    select kind from card_matters where invoice_id = ${id} and seen_to_at is null`
  expect([...unseen]).toEqual([{ kind }])
  expect(await billing.find(id)).toMatchObject({ status: 'paid', paid: total })
  expect(await heard(id)).toEqual(['invoice.card_payment_disputed', `invoice.card_${kind}`])
  expect(await mailed(number)).toEqual(['payment.disputed', `payment.${kind}`])
  expect(await staffPage(id)).toContain(text)
})

test('the beginning of a dispute that is over already is not told', async () => {
  const { id, number, session } = await paid()
  await told('closed', session, { status: 'lost' })
  await told('created', session)
  // The bank has decided at once: both messages say the same.
  const other = await paid()
  await told('created', other.session, { status: 'lost', evidence_details: { due_by: null } })
  await told('closed', other.session, { status: 'lost' })
  for (const one of [{ id, number }, other]) {
    expect(await mattersOf(one.id)).toEqual([
      { kind: 'dispute_lost', amount: total, currency: 'CAD' },
    ])
    expect(await heard(one.id)).toEqual(['invoice.card_dispute_lost'])
    expect(await mailed(one.number)).toEqual(['payment.dispute_lost'])
  }
})

test('a second dispute of a payment is one of its own, about a part and in another currency too', async () => {
  const { id, session } = await paid()
  await told('created', session, { id: 'du_a1', amount: 5_000, reason: 'new_reason_2028' })
  expect(await staffPage(id)).toContain('CAD 50.00, reason: new reason 2028.')
  await told('closed', session, { id: 'du_a1', amount: 5_000, status: 'won' })
  await told('created', session, {
    ...{ id: 'du_a2', amount: 9_000, currency: 'jpy' },
    evidence_details: { due_by: null },
  })
  expect(await mattersOf(id)).toEqual([
    { kind: 'disputed', amount: 5_000, currency: 'CAD' },
    { kind: 'dispute_won', amount: 5_000, currency: 'CAD' },
    { kind: 'disputed', amount: 900_000, currency: 'JPY' },
  ])
  const page = await staffPage(id)
  expect(page).toContain('Stripe says whether you can answer.')
  expect(page).toContain('The dispute about CAD 50.00 ended in our favour.')
  expect(page).not.toContain('new reason 2028')
  expect(await billing.find(id)).toMatchObject({ status: 'paid', paid: total, balance: 0 })
})

test('a dispute that comes before its payment is told, and again when the provider is away', async () => {
  const { id } = await billing.invoice()
  const { session } = await house.start(id)
  stripe.pay(session)
  stripe.mode = 'fails'
  const message = stripe.message('charge.dispute.created', stripe.dispute(session))
  expect((await hear(message)).status).toBe(500)
  expect(await mattersOf(id)).toEqual([])
  house.recover()
  expect((await hear(message)).status).toBe(200)
  await house.told('completed', session)
  await told('closed', session, { status: 'won' })
  expect((await mattersOf(id)).map(({ kind }) => kind)).toEqual(['disputed', 'dispute_won'])
  expect(await billing.find(id)).toMatchObject({ status: 'paid', paid: total })
})

test('a dispute of a payment that is none of ours is answered and noted nowhere', async () => {
  const count = async () =>
    (await billing.app.db.client`select count(*)::int as n from card_matters`)[0]?.n
  const before = await count()
  for (const payment_intent of [null, 'pi_foreign'])
    expect((await told('created', 'cs_foreign', { payment_intent })).status).toBe(200)
  const { session } = await paid()
  expect((await told('created', session, { amount: 0 })).status).toBe(200)
  expect(await count()).toBe(before)
})
