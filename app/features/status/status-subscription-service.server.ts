import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Intake } from '#app/features/intake/intake-definition.ts'
import { subscribeSchema } from '#app/features/intake/subscribe.ts'
import { readLeaveToken } from '#app/features/mail/mailing-list.server.ts'
import { subscriptionMail } from '#app/features/mail/subscription-mails.server.tsx'
import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { statusConsent, statusSubscribe } from '#content/status-subscription.ts'
import { statusPath } from './status.ts'
import * as store from './status-subscription-store.server.ts'

const subject = (id: string) => ({ subjectType: 'status_subscriber', subjectId: id })

/**
 * The form of the status page. Its answer does not reveal whether the address is subscribed; that is said by
 * mail only, at most once a minute and five times a day.
 */
export const statusIntake: Intake<typeof subscribeSchema> = {
  form: 'status',
  page: statusPath,
  consent: statusConsent,
  schema: subscribeSchema,
  labels: { fields: { email: statusSubscribe.email } },
  sender: ({ email }) => ({ name: '', email }),
  identity: ({ email }) => ({ email, post: crypto.randomUUID() }),
  async store(app, tx, { input, consent }) {
    const token = newToken()
    const asked = await store.askFor(tx, input.email, hashOfToken(token), consent)
    if (!asked) return
    const known = asked.is_confirmed ? asked : undefined
    const mail = await subscriptionMail('status', app, { email: input.email, token, known })
    await queueVisitorMail(app, tx, 'link', mail, { type: 'status_subscriber', id: asked.id })
  },
}

/** The subscription that a mailed link confirms, without confirming it; null when the link does not work. */
export async function readProof(
  app: App,
  actor: Actor,
  token: string,
): Promise<store.StatusProof | null> {
  if (!isToken(token)) return null
  return (await app.db.as(actor, (tx) => store.selectProof(tx, hashOfToken(token)))) ?? null
}

/** Confirms a subscription; a link that does not work changes nothing. */
export async function confirmSubscription(app: App, actor: Actor, token: string): Promise<void> {
  if (!isToken(token)) return
  await app.db.as(actor, async (tx) => {
    const found = await store.confirmBy(tx, hashOfToken(token))
    if (found?.changed)
      await audit(tx, { action: 'status_subscriber.confirmed', ...subject(found.id) })
  })
}

/** The address of an unsubscribe link; null when its signature is wrong or it has left. */
export async function readSubscription(
  app: App,
  actor: Actor,
  token: string,
): Promise<string | null> {
  const id = readLeaveToken('status', app.secret, token)
  return id ? app.db.as(actor, (tx) => store.selectSubscription(tx, id)) : null
}

/** Ends a subscription and deletes its address. */
export async function endSubscription(app: App, actor: Actor, token: string): Promise<void> {
  const id = readLeaveToken('status', app.secret, token)
  if (!id) return
  await app.db.as(actor, async (tx) => {
    if (await store.leave(tx, id))
      await audit(tx, { action: 'status_subscriber.unsubscribed', ...subject(id) })
  })
}

/** How many people are mailed what is posted. @throws AppError `forbidden` */
export async function countSubscribers(app: App, actor: Actor): Promise<number> {
  requireStaff(actor, 'status')
  return app.db.read(actor, (tx) => store.countSubscribers(tx))
}

/** How long the mailed links work, and an address waits for its confirmation. */
const linkDays = 2

/** Deletes addresses that were not confirmed. */
export const tidyStatusSubscribers = (app: App): Promise<void> =>
  app.db.system((tx) => store.deleteUnconfirmed(tx, linkDays))
