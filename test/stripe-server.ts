import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

/** How the payment provider behaves. */
export type StripeMode = 'ok' | 'hangs' | 'refuses' | 'fails'

type Fields = Record<string, string>
type Session = {
  id: string
  fields: Fields
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount: number
  /** What became of a payment that a bank confirms later. */
  intent: 'succeeded' | 'processing' | 'requires_payment_method'
}

type DisputeFields = {
  id?: string
  amount?: number
  currency?: string
  reason?: string
  status?: string
  payment_intent?: string | null
  evidence_details?: { due_by: number | null }
}

const secret = 'whsec_of_the_test'

/**
 * A server that speaks the protocol of Stripe: it opens pages of a checkout, on which somebody pays, says how they
 * stand, and signs messages about them. `deliver` is what a message is sent by.
 */
export async function startStripeServer() {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, string>()
  /** Questions of which a failure is repeated, as Stripe does. */
  const failedKeys = new Set<string>()
  const state = {
    mode: 'ok' as StripeMode,
    /** Every request with its key, as it came. */
    requests: [] as { path: string; key?: string; fields: Fields }[],
    /** The pages about which it answers nothing. */
    refused: new Set<string>(),
    /** Whether somebody's bank confirms at once. */
    isSlowBank: false,
    deliver: async (_body: string, _signature: string): Promise<unknown> => undefined,
  }
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const server = createServer(async (request, response) => {
    const [path = '', fields] = [request.url?.split('?')[0], await fieldsOf(request)]
    if (path.startsWith('/c/pay/')) return page(path.slice('/c/pay/'.length), request, response)
    state.requests.push({ path, key: request.headers['idempotency-key']?.toString(), fields })
    if (state.mode === 'hangs') return
    const { key = '' } = state.requests.at(-1) ?? {}
    if (state.mode === 'fails') failedKeys.add(key)
    if (failedKeys.has(key) && key) return refuse(response, 500)
    if (state.mode !== 'ok') return refuse(response, state.mode === 'fails' ? 500 : 400)
    if (path.endsWith('/expire')) return expire(path.split('/').at(-2) ?? '', response)
    if (request.method === 'POST') return send(response, shapeOf(open(request, fields)))
    const id = path.split('/').at(-1) ?? ''
    if (state.refused.has(id)) return refuse(response, 403)
    if (path.includes('/payment_intents/')) return payment(id, response)
    const found = sessions.get(id)
    return found ? send(response, shapeOf(found, true)) : refuse(response, 404)
  })

  function open(request: IncomingMessage, fields: Fields): Session {
    const key = request.headers['idempotency-key']?.toString() ?? crypto.randomUUID()
    const known = sessions.get(byKey.get(key) ?? '')
    if (known) return known
    const id = `cs_test_${crypto.randomUUID().replaceAll('-', '')}`
    const amount = Number(fields['line_items[0][price_data][unit_amount]'])
    const session = { ...{ id, fields, amount }, ...opened }
    sessions.set(id, session)
    byKey.set(key, id)
    return session
  }

  function expire(id: string, response: ServerResponse) {
    const session = sessions.get(id)
    if (!session) return refuse(response, 404)
    if (session.status !== 'open') return refuse(response, 400)
    return send(response, shapeOf(Object.assign(session, { status: 'expired' }), true))
  }

  /** As Stripe writes it. @param isWhole with its payment, as it is asked for by `expand` */
  function shapeOf({ id, fields, amount, ...one }: Session, isWhole = false) {
    const { status, payment_status } = one
    const payment = `pi_${id.slice(-12)}`
    const intent = isWhole ? { id: payment, object: 'payment_intent', status: one.intent } : payment
    return {
      ...{ id, object: 'checkout.session', mode: 'payment', status, payment_status },
      amount_total: amount,
      currency: fields['line_items[0][price_data][currency]'],
      client_reference_id: fields.client_reference_id ?? null,
      metadata: metadataOf(fields),
      payment_intent: status === 'open' ? null : intent,
      expires_at: Math.floor(Date.now() / 1_000) + 86_400,
      url: status === 'open' ? `${origin()}/c/pay/${id}` : null,
    }
  }

  /** A payment, with what we noted on it when its page was opened. */
  function payment(id: string, response: ServerResponse) {
    const paid = [...sessions.values()].find((one) => `pi_${one.id.slice(-12)}` === id)
    if (!paid) return refuse(response, 404)
    const invoice = paid.fields['payment_intent_data[metadata][invoice]'] ?? ''
    return send(response, { id, object: 'payment_intent', metadata: { invoice } })
  }

  async function page(id: string, request: IncomingMessage, response: ServerResponse) {
    const session = sessions.get(id)
    if (!session) return refuse(response, 404)
    if (request.method === 'POST') {
      await tell(id)
      response.writeHead(303, { location: session.fields.success_url })
      return response.end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(`<!doctype html><html lang="en"><title>Checkout</title><h1>Pay</h1>
      <form method="post"><button>Pay ${session.amount}</button></form>
      <a href="${session.fields.cancel_url}">Back</a></html>`)
  }

  /** Pays a page, and sends the message about it. */
  async function tell(id: string) {
    pay(id)
    const { body, signature } = message('checkout.session.completed', id)
    await state.deliver(body, signature)
  }

  function pay(id: string, more: Partial<Session> = {}) {
    const session = sessions.get(id)
    if (!session) throw new Error(`no session ${id}`)
    const done = state.isSlowBank
      ? ({ payment_status: 'unpaid', intent: 'processing' } as const)
      : ({ payment_status: 'paid', intent: 'succeeded' } as const)
    Object.assign(session, { status: 'complete', ...done, ...more })
  }

  /** A signed message about a session, or about anything else. */
  function message(
    type: string,
    about: string | object,
    more: { id?: string; secret?: string; timestamp?: number } = {},
  ) {
    const session = typeof about === 'string' ? sessions.get(about) : undefined
    const object = session ? shapeOf(session) : about
    const id = more.id ?? `evt_${crypto.randomUUID()}`
    const body = JSON.stringify({ id, object: 'event', type, data: { object } })
    const timestamp = more.timestamp ?? Math.floor(Date.now() / 1_000)
    const signature = Stripe.webhooks.generateTestHeaderString({
      ...{ payload: body, timestamp },
      secret: more.secret ?? secret,
    })
    return { body, signature }
  }

  /** How the client's bank disputes what was paid at a page, as Stripe writes it. */
  function dispute(id: string, more: DisputeFields = {}) {
    const { amount, fields } = sessions.get(id) ?? { amount: 1_000, fields: {} as Fields }
    return {
      ...{ id: `du_${id.slice(-12)}`, object: 'dispute', amount, charge: `ch_${id.slice(-12)}` },
      currency: fields['line_items[0][price_data][currency]'] ?? 'cad',
      ...{ payment_intent: `pi_${id.slice(-12)}`, reason: 'unrecognized', metadata: {} },
      ...{ status: 'needs_response', is_charge_refundable: false, balance_transactions: [] },
      evidence_details: {
        due_by: Math.floor(Date.UTC(2027, 2, 20, 23, 59, 59) / 1_000),
        ...{ has_evidence: false, past_due: false, submission_count: 0 },
      },
      ...more,
    }
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return Object.assign(state, {
    origin: origin(),
    env: {
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret },
      STRIPE_API_URL: origin(),
    },
    sessions,
    pay,
    message,
    dispute,
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  })
}

const opened = {
  ...({ status: 'open', payment_status: 'unpaid' } as const),
  intent: 'requires_payment_method' as const,
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(pieces).toString()))
}

function metadataOf(fields: Fields): Fields {
  const named = Object.entries(fields).map(([name, value]) => [
    /^metadata\[(\w+)\]$/.exec(name)?.[1],
    value,
  ])
  return Object.fromEntries(named.filter(([name]) => name))
}

function send(response: ServerResponse, value: object) {
  response.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(JSON.stringify(value))
}

function refuse(response: ServerResponse, status: number) {
  // Stripe says whether a failure is worth a second attempt.
  response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
  response.end(JSON.stringify({ error: { type: 'api_error', message: 'refused' } }))
}
