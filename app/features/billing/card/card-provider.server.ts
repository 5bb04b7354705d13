import type { Stripe } from 'stripe'
import type { Platform } from '#app/platform/app.server.ts'
import { promiseOnce } from '#app/platform/promise-once.ts'
import { within } from '#app/platform/within.ts'
import type { CardState } from '../invoice-document.ts'
import { hundredthsOf } from './card-money.ts'

/** The provider did not do what was asked; the client is told how to pay otherwise. */
class CardFault extends Error {
  override name = 'CardFault'
  /** What the provider has answered; undefined when nothing came. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** What is asked for. The same `key` gives the same page, however often it is asked. */
export type CheckoutRequest = {
  key: string
  invoiceId: string
  /** Read on the provider's page and on the statement of the card. */
  title: string
  /** In hundredths. */
  amount: number
  currency: string
  /** In the provider's unit. */
  unitAmount: number
  doneUrl: string
  backUrl: string
}

/** A page of the provider, as they describe it. */
export type CardSession = {
  id: string
  url: string | null
  /** The invoice that it was opened for; null when it is none of ours. */
  invoiceId: string | null
  /** What we asked for, as we noted it with them. */
  asked: { amount: number; currency: string } | null
  /** What was paid, or will be. */
  amount: number
  currency: string
  state: CardState
  paymentId: string | null
  expiresAt: Date
}

type ProvidersSession = Stripe.Checkout.Session

const patience = 5_000
const defaultHost = 'checkout.stripe.com'

declare module '#app/platform/app.server.ts' {
  interface App {
    /** Undefined while no keys are set. */
    cards: CardProvider | undefined
  }
}

export type CardProvider = NonNullable<ReturnType<typeof createCardProvider>>

/** Asks the payment provider, with a time limit; after several failures in a row it rests for a minute. */
export function createCardProvider({ config, breakers, log }: Platform) {
  const { card } = config
  if (!card) return undefined
  const breaker = breakers.of('cards')
  // Loaded when it is first needed: most pages never pay anything.
  const load = promiseOnce(() => createClient(card))

  async function ask<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
    if (breaker.isOpen()) throw new CardFault('The payment provider rests.')
    try {
      const answer = await within(patience, load().then(work), () => new CardFault('too late'))
      breaker.succeeded()
      return answer
    } catch (error) {
      const { name, statusCode, code } = error as Error & { statusCode?: number; code?: string }
      // A refusal of this one question says nothing about the next.
      if (!statusCode || statusCode >= 500) breaker.failed()
      log.warn({ cause: name, status: statusCode, code }, 'the payment provider did not answer')
      throw new CardFault('The payment provider did not answer.', statusCode)
    }
  }

  return {
    /** The site on which clients pay, as browsers show it. */
    host: card.apiUrl ? new URL(card.apiUrl).host : defaultHost,
    /** @throws CardFault */
    open: (one: CheckoutRequest): Promise<CardSession> =>
      ask(async (client) => {
        const options = { idempotencyKey: one.key }
        const session = sessionOf(await client.checkout.sessions.create(paramsOf(one), options))
        if (!isPayPage(session.url, card.apiUrl)) throw new CardFault('no address to pay at')
        return session
      }),
    /**
     * @returns null for a page that they do not know: the keys are those of another account by now
     * @throws CardFault
     */
    find: (id: string): Promise<CardSession | null> =>
      ask(async (client) => sessionOf(await client.checkout.sessions.retrieve(id, whole))).catch(
        nullIfUnknown,
      ),
    /**
     * Ends a page, so that nobody pays at it any more.
     * @returns how it stands: one that has ended before, or was paid at, stays as it is; null as `find`
     * @throws CardFault
     */
    end: (id: string): Promise<CardSession | null> =>
      ask(async ({ checkout: { sessions } }) => {
        const ended = await sessions.expire(id, whole).catch((error: { statusCode?: number }) => {
          if (error.statusCode !== 400) throw error
          return sessions.retrieve(id, whole)
        })
        return sessionOf(ended)
      }).catch(nullIfUnknown),
    /**
     * @returns the invoice that a payment was made for; null when they refuse to say, or it was made for something else
     * @throws CardFault when they do not answer
     */
    invoiceOf: (paymentId: string): Promise<string | null> =>
      ask(async (client) => {
        const { metadata } = await client.paymentIntents.retrieve(paymentId)
        return metadata.invoice ?? null
      }).catch((error: unknown) => {
        if (isCardFault(error) && error.status && error.status < 500) return null
        throw error
      }),
    /** Whether nothing is asked for a while, after several failures in a row. */
    isResting: (): boolean => breaker.isOpen(),
    /** A message of the provider; null when it is not signed as theirs are, or is older than five minutes. */
    async messageOf(body: string, signature: string, now: Date): Promise<Stripe.Event | null> {
      const { webhooks } = await load()
      const given = [body, signature, card.webhookSecret, undefined, undefined] as const
      try {
        return webhooks.constructEvent(...given, now.getTime())
      } catch {
        return null
      }
    },
  }
}

export const isCardFault = (error: unknown): error is CardFault =>
  error instanceof Error && error.name === 'CardFault'

const whole = { expand: ['payment_intent'] }

function nullIfUnknown(error: unknown): null {
  if (isCardFault(error) && error.status === 404) return null
  throw error
}

async function createClient({ secretKey, apiUrl }: { secretKey: string; apiUrl?: string }) {
  const { default: Client } = await import('stripe')
  const url = apiUrl ? new URL(apiUrl) : undefined
  return new Client(secretKey, {
    ...{ timeout: 2_500, maxNetworkRetries: 2, telemetry: false },
    ...(url && {
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  })
}

const isPayPage = (url: string | null, apiUrl: string | undefined): boolean =>
  url !== null &&
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || new URL(url).origin === apiUrl)

/** Nothing in it depends on who asks or when: with the same key it must be the same. */
function paramsOf(one: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { invoiceId: invoice, amount, currency, title } = one
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: one.unitAmount,
          product_data: { name: title },
        },
      },
    ],
    client_reference_id: invoice,
    metadata: { invoice, amount: String(amount), currency },
    payment_intent_data: { description: title, metadata: { invoice } },
    // The invoice is paid in the currency that it was issued in.
    adaptive_pricing: { enabled: false },
    success_url: one.doneUrl,
    cancel_url: one.backUrl,
  }
}

/** What we read of a session. */
export function sessionOf(session: ProvidersSession, hasFailed = false): CardSession {
  const { metadata, client_reference_id, payment_intent } = session
  const currency = (session.currency ?? '').toUpperCase()
  const { amount, currency: asked } = metadata ?? {}
  return {
    id: session.id,
    url: session.url,
    invoiceId: metadata?.invoice ?? client_reference_id,
    asked: amount && asked ? { amount: Number(amount), currency: asked } : null,
    amount: hundredthsOf(session.amount_total ?? 0, currency),
    currency,
    state: hasFailed ? 'failed' : stateOf(session),
    paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    expiresAt: new Date(session.expires_at * 1_000),
  }
}

function stateOf({ status, payment_status, payment_intent }: ProvidersSession): CardState {
  if (payment_status === 'paid') return 'paid'
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  const standing = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  const hasFailed = standing === 'requires_payment_method' || standing === 'canceled'
  return hasFailed ? 'failed' : 'processing'
}
