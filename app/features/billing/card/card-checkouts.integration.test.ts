import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { startCardPayments } from '#test/card-payments.ts'
import { stopClock } from '#test/clock.ts'
import { total } from '#test/invoices.ts'
import { checkUnheard } from './card-checkout-service.server.ts'

type House = Awaited<ReturnType<typeof startCardPayments>>
let house: House
let stripe: House['stripe']
let billing: House['billing']
let client: House['client']
let start: House['start']
beforeAll(async () => {
  house = await startCardPayments()
  ;({ stripe, billing, client, start } = house)
})
afterAll(() => house.close())
afterEach(() => house.recover())

test('two clicks lead to one page, which asks for the open amount in the currency of the invoice', async () => {
  const { id, number } = await billing.invoice()
  await billing.pay(id, 100_000)
  const [one, two] = await Promise.all([start(id), start(id)])
  expect(one.url).toMatch(new RegExp(`^${stripe.origin}/c/pay/cs_test_`))
  expect(two.url).toBe(one.url)
  expect((await start(id)).url).toBe(one.url)
  expect(stripe.sessions.get(one.session)?.fields).toMatchObject({
    mode: 'payment',
    client_reference_id: id,
    'line_items[0][price_data][currency]': 'cad',
    'line_items[0][price_data][unit_amount]': String(total - 100_000),
    'line_items[0][price_data][product_data][name]': `Invoice ${number}`,
    'payment_intent_data[metadata][invoice]': id,
    success_url: `http://localhost:3000/dashboard/invoices/${id}?card=done`,
    cancel_url: `http://localhost:3000/dashboard/invoices/${id}#pay`,
  })
  expect(await billing.audited(id)).toContain('invoice.card_payment_started')
  // Less is open now: another page asks for that, and nobody pays at the first any more.
  await billing.pay(id, 1_000)
  const other = await start(id)
  expect(other.url).not.toBe(one.url)
  expect(stripe.sessions.get(one.session)?.status).toBe('expired')
  expect(stripe.sessions.get(other.session)?.status).toBe('open')
})

test('colleagues who press at the same moment get one page, however their clicks fall', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await billing.invoice()
    // A click that comes while the page of another is being stored must not end that page.
    const pages = await Promise.all(Array.from({ length: 4 }, () => start(id)))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
  }
})

test('no second page opens for what was paid at the first in the meantime, and every open page is asked about', async () => {
  const [paid, waiting] = [await billing.invoice(), await billing.invoice()]
  for (const { id } of [paid, waiting]) {
    stripe.isSlowBank = id === waiting.id
    const { session } = await start(id)
    await billing.pay(id, 1_000)
    stripe.pay(session)
    expect(await start(id)).toMatchObject({ status: 409, url: '' })
  }
  expect(await billing.find(paid.id)).toMatchObject({ status: 'paid', paid: total })
  expect(await billing.find(waiting.id)).toMatchObject({ card_state: 'processing' })
  // Two pages are open when the provider's answer to ending the first got lost.
  stripe.isSlowBank = false
  const { id } = await billing.invoice()
  const older = (await start(id)).session
  await billing.app.db
    .client`update card_checkouts set expires_at = now() - interval '1 second' where session_id = ${older}`
  await start(id)
  Object.assign(stripe.sessions.get(older) ?? {}, { status: 'open' })
  await billing.app.db.client`update card_checkouts set state = 'open' where session_id = ${older}`
  stripe.pay(older)
  await client.get(`/dashboard/invoices/${id}?card=done`)
  expect(await billing.find(id)).toMatchObject({ status: 'paid' })
})

test('a page of a return that is loaded again and again asks the provider up to a limit', async () => {
  using _clock = stopClock(billing.product)
  const { id } = await billing.invoice()
  const { session } = await start(id)
  const before = stripe.requests.length
  for (let load = 0; load < 33; load++)
    expect((await client.get(`/dashboard/invoices/${id}?card=done`)).status).toBe(200)
  expect(stripe.requests.length - before).toBe(30)
  stripe.pay(session)
  await house.recover()
  await client.get(`/dashboard/invoices/${id}?card=done`)
  expect(await billing.find(id)).toMatchObject({ status: 'paid' })
})

test('a failure that the provider repeats keeps nobody from paying later', async () => {
  const { id } = await billing.invoice()
  stripe.mode = 'fails'
  expect((await start(id)).status).toBe(503)
  stripe.mode = 'ok'
  expect((await start(id)).url).not.toBe('')
})

test('a page that the provider does not know ends, and keeps nobody from asking about the others', async () => {
  const { app } = billing
  const [gone, refused, paid] = [
    await billing.invoice(),
    await billing.invoice(),
    await billing.invoice(),
  ]
  stripe.sessions.delete((await start(gone.id)).session)
  const strange = (await start(refused.id)).session
  stripe.refused.add(strange)
  stripe.pay((await start(paid.id)).session)
  for (const [at, { id }] of [gone, refused, paid].entries())
    await app.db.client`update card_checkouts set check_at = now() - ${3 - at} * interval '1 hour'
      where invoice_id = ${id}`
  await asSystem(() => checkUnheard(app))
  stripe.refused.delete(strange)
  expect(await billing.find(gone.id)).toMatchObject({ status: 'pending', card_state: 'expired' })
  expect(await billing.find(paid.id)).toMatchObject({ status: 'paid' })
  const [row] = await app.db.client`select state, check_at > now() as is_later
    from card_checkouts where invoice_id = ${refused.id}`
  expect(row).toEqual({ state: 'open', is_later: true })
})

test.each(['fails', 'refuses', 'hangs'] as const)(
  'when the provider %s, the client reads how to pay otherwise, within seconds',
  async (mode) => {
    const { id, number } = await billing.invoice()
    stripe.mode = mode
    const begun = performance.now()
    const { status, page, url } = await start(id)
    expect(performance.now() - begun).toBeLessThan(8_000)
    expect({ status, url }).toEqual({ status: 503, url: '' })
    expect(page).toContain('Card payment is not available at the moment. Nothing was charged.')
    expect(page).toContain('By bank transfer')
    expect(page).toContain(number)
    const back = await client.get(`/dashboard/invoices/${id}?card=done`)
    expect(back.status).toBe(200)
    expect(await billing.find(id)).toMatchObject({ status: 'pending' })
  },
)
