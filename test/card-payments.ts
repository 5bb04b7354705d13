import type { Client } from '#test/app.ts'
import { billingPassword, startBilling } from '#test/invoices.ts'
import { startStripeServer } from '#test/stripe-server.ts'

/** Invoices of a client who pays them by card, and the payment provider. */
export async function startCardPayments(env: Record<string, string> = {}) {
  const stripe = await startStripeServer()
  const billing = await startBilling({ ...stripe.env, ...env })
  const client = billing.product.client()
  await client.signIn(billing.people.email, billingPassword)

  /** Presses Pay Now. @returns the page that opens, and the id of the session behind it */
  async function start(id: string, by: Client = client) {
    const answer = await by.post(`/dashboard/invoices/${id}/card`)
    const page = await answer.text()
    const [, url = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/i.exec(page) ?? []
    return { status: answer.status, page, url, session: url.split('/').at(-1) ?? '' }
  }

  /** A message as the provider sends it: no browser, no cookies. */
  const hear = ({ body, signature }: { body: string; signature: string }) =>
    billing.product.fetch(
      new Request('http://localhost:3000/webhooks/stripe', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      }),
    )

  /** What the provider tells of a session. */
  const told = (type: string, session: string, more = {}) =>
    hear(stripe.message(`checkout.session.${type}`, session, more))

  const mattersOf = (id: string) => billing.app.db.client`
    select kind, amount::int, currency from card_matters where invoice_id = ${id} order by created_at`

  return {
    ...{ stripe, billing, client, start, hear, told, mattersOf },
    /** The provider is as it was, and everybody may click again. */
    async recover() {
      stripe.mode = 'ok'
      stripe.isSlowBank = false
      billing.app.breakers.of('cards').succeeded()
      await billing.app.db.client`delete from rate_limits`
    },
    async close() {
      await billing.product.close()
      await stripe.close()
    },
  }
}
