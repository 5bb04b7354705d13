import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Intake } from '#app/features/intake/intake-definition.ts'
import { storeLead } from '#app/features/leads/lead-service.server.ts'
import { readLeaveToken } from '#app/features/mail/mailing-list.server.ts'
import { subscriptionMail } from '#app/features/mail/subscription-mails.server.tsx'
import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { newsletterConsent, newsletterForm, stayUpdated } from '#content/newsletter.ts'
import { newsletterForms, type SubscriberState, subscriptionSchema } from './subscription.ts'
import * as store from './subscription-store.server.ts'

/**
 * The subscription form. Its answer does not reveal whether the address is subscribed; that is said
 * by mail only, at most once a minute and five times a day.
 */
export const newsletterIntake: Intake<typeof subscriptionSchema> = {
  form: newsletterForms,
  page: '/newsletter',
  consent: newsletterConsent,
  schema: subscriptionSchema,
  labels: { fields: { email: newsletterForm.email, page: stayUpdated.page } },
  sender: ({ email }) => ({ name: '', email }),
  // One address is stored once. Entering it again after an hour, or after unsubscribing, is a new
  // request.
  identity: ({ email }) => ({ email, post: crypto.randomUUID() }),
  async store(app, tx, { input, consent }) {
    const token = newToken()
    const hash = hashOfToken(token)
    const state = await store.askFor(tx, input.email, hash, { ...consent, page: input.page })
    if (!state) return
    const subscriber = await store.selectProof(tx, hash)
    const known = state === 'confirmed' ? subscriber : undefined
    const mail = await subscriptionMail('newsletter', app, { email: input.email, token, known })
    const about = subscriber ? { type: 'subscriber', id: subscriber.id } : null
    await queueVisitorMail(app, tx, 'link', mail, about)
  },
}

export type Proof = { email: string; state: SubscriberState }

/**
 * The subscription that a mailed link confirms, without confirming it. Null when the link is
 * invalid or has expired.
 */
export async function readProof(app: App, actor: Actor, token: string): Promise<Proof | null> {
  if (!isToken(token)) return null
  const found = await app.db.as(actor, (tx) => store.selectProof(tx, hashOfToken(token)))
  return found ? { email: found.email, state: found.state } : null
}

/**
 * Confirms a subscription; the first confirmation of an address also stores a lead.
 * @returns false when the link is invalid or has expired
 */
export async function confirmSubscription(app: App, actor: Actor, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  return app.db.as(actor, async (tx) => {
    const found = await store.confirmBy(tx, hashOfToken(token))
    if (!found) return false
    const { id, email, changed, becomes_lead, ...consent } = found
    if (!changed) return true
    const subject = { subjectType: 'subscriber', subjectId: id }
    await audit(tx, { action: 'subscriber.confirmed', ...subject })
    if (becomes_lead)
      await storeLead(app, tx, {
        id,
        source: 'newsletter',
        // The form does not ask for a name.
        full_name: email.slice(0, 200),
        email,
        phone: null,
        company_name: null,
        company_size: null,
        primary_interest: null,
        message: null,
        details: {},
        ...consent,
      })
    return true
  })
}

/**
 * The subscription of an unsubscribe link; null when its signature is wrong or the address was
 * deleted.
 */
export async function readSubscription(
  app: App,
  actor: Actor,
  token: string,
): Promise<store.Subscription | null> {
  const id = readLeaveToken('newsletter', app.secret, token)
  const found = id && (await app.db.as(actor, (tx) => store.selectSubscription(tx, id)))
  return found || null
}

/**
 * Ends a subscription, or restores it.
 * @returns whether it was changed
 */
export async function changeSubscription(
  app: App,
  actor: Actor,
  token: string,
  wish: 'leave' | 'return',
): Promise<boolean> {
  const id = readLeaveToken('newsletter', app.secret, token)
  if (!id) return false
  return app.db.as(actor, async (tx) => {
    const changed = await (wish === 'leave' ? store.leave(tx, id) : store.comeBack(tx, id))
    const action = wish === 'leave' ? 'subscriber.unsubscribed' : 'subscriber.returned'
    if (changed) await audit(tx, { action, subjectType: 'subscriber', subjectId: id })
    return changed
  })
}

/** How long an address waits for its confirmation. */
export const unconfirmedDays = 30

/** How long the links of the newsletter's mails work. */
export const linkDays = 2

/** Deletes expired links, and addresses that were never confirmed. */
export const tidySubscriptions = (app: App): Promise<void> =>
  app.db.system((tx) => store.deleteUnconfirmed(tx, { unconfirmedDays, linkDays }))
