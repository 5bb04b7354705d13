import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { type Mail, queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { decisionNotices } from '#content/decisions.ts'
import { selectAskedAgain, selectAwaited } from './admin-decision-store.server.ts'
import { type Decision, type DecisionPerson, portalDecisionsPath } from './decision.ts'
import { decisionMail } from './decision-mails.server.tsx'
import { decisionIn } from './decision-service.server.ts'

/**
 * Mails whoever is asked now, in the caller's transaction. With `asked` or `again` they also get a notice in the portal.
 * @returns how many people that are
 */
export async function mailAwaited(
  app: App,
  tx: Tx,
  decision: Decision,
  what: 'asked' | 'again' | Omit<Mail, 'to'>,
): Promise<number> {
  const people = await selectAwaited(tx, decision.id)
  const isNew = typeof what === 'string'
  const mail = isNew ? await decisionMail(decision, what, app.config.baseUrl) : what
  for (const { email } of people) await queueMail(app, tx, { ...mail, to: email })
  if (isNew && people.length > 0)
    await tell(
      tx,
      decision,
      what,
      people.map(({ id }) => id),
    )
  return people.length
}

/** Tells those who were asked in the portal, except whoever did it. */
export async function tellPeople(
  tx: Tx,
  decision: Decision,
  event: 'agreed' | 'declined' | 'withdrawn',
  people: readonly DecisionPerson[],
  exceptUserId?: string,
): Promise<void> {
  const ids = people.flatMap(({ user_id: id }) => (id && id !== exceptUserId ? [id] : []))
  if (ids.length > 0) await tell(tx, decision, event, ids)
}

/**
 * Asks again whoever decides about a document, because it has a new version. The database has begun the round.
 * To be called in the transaction that adds the version.
 */
export async function askAgain(app: App, tx: Tx, documentId: string, version: number) {
  for (const id of await selectAskedAgain(tx, documentId, version)) {
    const { decision } = await decisionIn(tx, id, null)
    await mailAwaited(app, tx, decision, 'again')
  }
}

const tell = (
  tx: Tx,
  { id, client_id: clientId, title }: Decision,
  event: keyof typeof decisionNotices,
  userIds: string[],
) =>
  notify(tx, {
    ...{ clientId, userIds, kind: `decision.${event}` },
    title: decisionNotices[event](title),
    url: `${portalDecisionsPath}/${id}`,
  })
