import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { askedBy } from '#test/asked-by.ts'
import { startCardPayments } from '#test/card-payments.ts'
import { billingPassword, total } from '#test/invoices.ts'
import { queuedMails } from '#test/mails.ts'
import { setPayLink } from '../invoice-issue-service.server.ts'
import { checkUnheard } from './card-checkout-service.server.ts'

type House = Awaited<ReturnType<typeof startCardPayments>>
let house: House
let stripe: House['stripe']
let billing: House['billing']
let client: House['client']
let start: House['start']
let hear: House['hear']
let told: House['told']
let mattersOf: House['mattersOf']
beforeAll(async () => {
  house = await startCardPayments()
  ;({ stripe, billing, client, start, hear, told, mattersOf } = house)
})
afterAll(() => house.close())
afterEach(() => house.recover())

test('what was paid is recorded once, however often and in whatever order it is told', async () => {
  const { id, number } = await billing.invoice()
  const { session } = await start(id)
  stripe.isSlowBank = true
  stripe.pay(session)
  const early = stripe.message('checkout.session.completed', session)
  stripe.isSlowBank = false
  stripe.pay(session)
  const paid = stripe.message('checkout.session.async_payment_succeeded', session)
  for (const message of [paid, paid, early]) expect((await hear(message)).status).toBe(200)
  expect((await told('completed', session)).status).toBe(200)
  expect(await billing.find(id)).toMatchObject({
    ...{ status: 'paid', paid: total, balance: 0, card_state: 'paid' },
    payments: [{ amount: total, method: 'Card', reference: expect.stringMatching(/^pi_/) }],
  })
  expect((await billing.audited(id)).filter((one) => one.includes('card_payment'))).toEqual([
    'invoice.card_payment_started',
    'invoice.card_payment_received',
  ])
  const to = billing.people.email
  const receipts = await queuedMails(billing.product, { to, kind: 'payment.received' })
  expect(receipts.filter(({ subject }) => subject.includes(number))).toHaveLength(1)
  expect(await mattersOf(id)).toEqual([])
})

test('a payment that its bank confirms later is not asked for twice, and may fail', async () => {
  const { id, number } = await billing.invoice()
  const { session } = await start(id)
  stripe.isSlowBank = true
  stripe.pay(session)
  await told('completed', session)
  expect(await billing.find(id)).toMatchObject({ status: 'pending', card_state: 'processing' })
  expect(await (await client.get(`/dashboard/invoices/${id}`)).text()).toContain(
    'Payment in progress',
  )
  const again = await start(id)
  expect(again).toMatchObject({ status: 409, url: '' })
  expect(again.page).toContain('Payment in progress')
  expect(again.page).not.toMatch(/Pay Now|By bank transfer/)
  stripe.pay(session, { intent: 'requires_payment_method' })
  const failed = stripe.message('checkout.session.async_payment_failed', session)
  for (const message of [failed, failed]) expect((await hear(message)).status).toBe(200)
  // Another message about the same, and the first one once more.
  for (const one of ['async_payment_failed', 'completed']) await told(one, session)
  expect(await billing.find(id)).toMatchObject({ status: 'pending', card_state: 'failed' })
  expect(await mattersOf(id)).toEqual([{ kind: 'failed', amount: total, currency: 'CAD' }])
  const mails = await queuedMails(billing.product, { kind: 'payment.failed' })
  expect(mails).toEqual([
    expect.objectContaining({
      to: billing.people.email,
      subject: `The payment of invoice ${number} did not go through`,
      text: expect.stringContaining(`/dashboard/invoices/${id}#pay`),
    }),
  ])
  expect((await billing.audited(id)).filter((one) => one.includes('card_payment'))).toEqual([
    'invoice.card_payment_started',
    'invoice.card_payment_failed',
  ])
  const page = await (await client.get(`/dashboard/invoices/${id}`)).text()
  expect(page).toContain('The last payment did not go through.')
  expect((await start(id)).url).not.toBe('')
})

test('a payment that fails asks for nothing where the invoice is settled, and is none without its page', async () => {
  const { id, number } = await billing.invoice()
  const { session } = await start(id)
  stripe.isSlowBank = true
  stripe.pay(session)
  await told('completed', session)
  await billing.pay(id, total)
  // What the bank says of the amount is no matter: nothing of it has come.
  stripe.pay(session, { intent: 'requires_payment_method', amount: 5 })
  await told('async_payment_failed', session)
  const to = billing.people.email
  const [mail] = (await queuedMails(billing.product, { to, kind: 'payment.failed' })).filter(
    ({ subject }) => subject.includes(number),
  )
  expect(mail?.text).toContain('You do not need to do anything.')
  expect(mail?.text).not.toContain('#pay')
  expect(await mattersOf(id)).toEqual([{ kind: 'failed', amount: total, currency: 'CAD' }])
  const other = await billing.invoice()
  for (const invoice of [other.id, crypto.randomUUID(), 'x']) {
    const page = { id: 'cs_2', object: 'checkout.session', amount_total: 5, currency: 'cad' }
    const foreign = { ...page, status: 'complete', payment_status: 'unpaid', expires_at: 1 }
    const message = stripe.message('checkout.session.async_payment_failed', {
      ...foreign,
      metadata: { invoice },
    })
    expect((await hear(message)).status).toBe(200)
  }
  expect(await mattersOf(other.id)).toEqual([])
})

test('money that no invoice asks for is kept, and put before staff until one of them has seen to it', async () => {
  const { product, app } = billing
  const { id, number } = await billing.invoice()
  const { session } = await start(id)
  await billing.pay(id, total - 10_000)
  stripe.pay(session)
  await told('completed', session)
  expect(await billing.find(id)).toMatchObject({ status: 'paid', balance: 0, paid: total })
  expect(await mattersOf(id)).toEqual([
    { kind: 'too_much', amount: total - 10_000, currency: 'CAD' },
  ])
  const staff = product.client()
  await staff.signIn()
  const today = await (await staff.get('/lead_admin')).text()
  expect(today).toContain('Card payments to look at')
  expect(today).toContain(`/lead_admin/invoices/${id}`)
  const toLookAt = async () =>
    (await (await staff.get('/lead_admin/invoices?status=card')).text()).includes(id)
  expect(await toLookAt()).toBe(true)
  const [matter] = await app.db.client`select id from card_matters where invoice_id = ${id}`
  const seen = { intent: 'card_matter', matter: String(matter?.id) }
  for (const _ of [1, 2]) await staff.post(`/lead_admin/invoices/${id}`, seen)
  const after = await (await staff.get('/lead_admin')).text()
  expect(after).not.toContain(number)
  expect(await toLookAt()).toBe(false)
  const audited = (await billing.audited(id)).filter((one) =>
    /card_(payment_unexpected|matter)/.test(one),
  )
  expect(audited).toEqual(['invoice.card_payment_unexpected', 'invoice.card_matter_seen_to'])
})

test('another amount or currency than was asked is no payment of the invoice', async () => {
  const { id } = await billing.invoice()
  const { session } = await start(id)
  stripe.pay(session, { amount: 5_000 })
  await told('completed', session)
  expect(await billing.find(id)).toMatchObject({ status: 'pending', paid: 0 })
  expect(await mattersOf(id)).toEqual([{ kind: 'other_amount', amount: 5_000, currency: 'CAD' }])
})

test('what is given back is told to staff, part by part, also before its payment is known', async () => {
  const { id } = await billing.invoice()
  const { session } = await start(id)
  stripe.pay(session)
  const charge = (amount_refunded: number) =>
    stripe.message('charge.refunded', {
      ...{ id: 'ch_1', object: 'charge', currency: 'cad', amount_refunded },
      ...{ payment_intent: `pi_${session.slice(-12)}`, metadata: { invoice: id } },
    })
  for (const amount of [5_000, 8_000, 5_000]) await hear(charge(amount))
  await told('completed', session)
  await hear(charge(9_000))
  expect(await mattersOf(id)).toEqual(
    [5_000, 3_000, 1_000].map((amount) => ({ kind: 'refunded', amount, currency: 'CAD' })),
  )
  expect(await billing.find(id)).toMatchObject({ status: 'paid' })
})

test('only what the provider has signed lately is believed', async () => {
  const { id } = await billing.invoice()
  const { session } = await start(id)
  stripe.pay(session)
  const old = Math.floor(Date.now() / 1_000) - 301
  const good = stripe.message('checkout.session.completed', session)
  const statuses = [
    await told('completed', session, { secret: 'whsec_other' }),
    await told('completed', session, { timestamp: old }),
    await hear({ ...good, body: good.body.replace('"paid"', '"paid" ') }),
    await hear({ ...good, signature: '' }),
    await hear({ body: '', signature: good.signature }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  expect((await hear({ ...good, body: 'x'.repeat(300_000) })).status).toBe(413)
  expect((await billing.product.client().get('/webhooks/stripe')).status).toBe(405)
  expect(await billing.find(id)).toMatchObject({ status: 'pending', paid: 0 })
  // Something else that is paid for with the same account.
  const foreign = { id: 'cs_1', object: 'checkout.session', payment_status: 'paid', metadata: {} }
  expect((await hear(stripe.message('checkout.session.completed', foreign))).status).toBe(200)
})

test('a lost message loses nothing: whoever comes back is asked about, and so is what nobody told', async () => {
  const { app } = billing
  const one = await billing.invoice()
  const { session } = await start(one.id)
  stripe.pay(session)
  const page = await (await client.get(`/dashboard/invoices/${one.id}?card=done`)).text()
  expect(page).toContain('Paid in full. Thank you.')
  const [received] = await app.db.client`select actor_id from audit_events
    where subject_id = ${one.id} and action = 'invoice.card_payment_received'`
  expect(received).toEqual({ actor_id: null })
  const two = await billing.invoice()
  stripe.pay((await start(two.id)).session)
  await asSystem(() => checkUnheard(app))
  expect(await billing.find(two.id)).toMatchObject({ status: 'pending' })
  await app.db
    .client`update card_checkouts set check_at = now() - interval '1 second' where invoice_id = ${two.id}`
  await asSystem(() => checkUnheard(app))
  expect(await billing.find(two.id)).toMatchObject({ status: 'paid' })
  // The product stopped before it noted the page that it had opened.
  const three = await billing.invoice()
  const lost = (await start(three.id)).session
  await app.db.client`delete from card_checkouts where invoice_id = ${three.id}`
  stripe.pay(lost)
  await told('completed', lost)
  expect(await billing.find(three.id)).toMatchObject({ status: 'paid' })
})

test('only those who see the invoice begin to pay it, and a link that staff set goes first', async () => {
  const { product, app, staff } = billing
  const { id } = await billing.invoice()
  const stranger = product.client()
  const other = await billing.client()
  await stranger.signIn(other.email, billingPassword)
  expect((await start(id, stranger)).status).toBe(404)
  expect(await (await client.get(`/dashboard/invoices/${id}`)).text()).toContain(
    `action="/dashboard/invoices/${id}/card"`,
  )
  const viewer = product.client()
  await viewer.signIn()
  await viewer.post(`/lead_admin/clients/${billing.people.clientId}/view`)
  const seen = await (await viewer.get(`/dashboard/invoices/${id}`)).text()
  expect(seen).toContain('How to pay')
  expect(seen).not.toContain(`action="/dashboard/invoices/${id}/card"`)
  expect((await start(id, viewer)).url).toBe('')
  await askedBy(staff, () => setPayLink(app, staff, id, 'https://pay.example/1'))
  const page = await (await client.get(`/dashboard/invoices/${id}`)).text()
  expect(page).toContain('https://pay.example/1')
  expect(page).not.toContain(`action="/dashboard/invoices/${id}/card"`)
  expect(await start(id)).toMatchObject({ status: 409, url: '' })
})
