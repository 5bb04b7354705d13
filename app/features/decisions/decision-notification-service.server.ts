import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { type Mail, queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { decisionNotices } from '#content/decisions.ts'
import { selectAddress, selectAwaited, takeUntold } from './admin-decision-store.server.ts'
import { type Decision, type DecisionPerson, portalDecisionsPath } from './decision.ts'
import { decisionMail } from './decision-mails.server.tsx'
import { decisionIn } from './decision-service.server.ts'

/**
 * Mails whoever is asked now, in the caller's transaction. With `asked` they also get a notice in the portal.
 * @param onlyUserId of those only this one
 * @returns how many people that are
 */
export async function mailAwaited(
  app: App,
  tx: Tx,
  decision: Decision,
  what: 'asked' | Omit<Mail, 'to'>,
  onlyUserId?: string,
): Promise<number> {
  const awaited = await selectAwaited(tx, decision.id)
  const people = onlyUserId ? awaited.filter(({ id }) => id === onlyUserId) : awaited
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
 * Tells people of what the database did to decisions by itself: a new version asks them again, and what was deleted is not
 * decided any more. To be called in the transaction that changes what is decided, so that they are told at once; the rest is
 * told by a job.
 */
export async function tellChanges(app: App, tx: Tx): Promise<void> {
  const groups = Map.groupBy(
    await takeUntold(tx),
    ({ decisionId, what }) => `${decisionId} ${what}`,
  )
  for (const people of groups.values()) {
    const [first] = people
    if (!first) continue
    const { decision } = await decisionIn(tx, first.decisionId, null)
    const mail = await decisionMail(decision, first.what, app.config.baseUrl)
    for (const { email } of people) await queueMail(app, tx, { ...mail, to: email })
    const ids = people.map(({ userId }) => userId)
    await tell(tx, decision, first.what, ids)
  }
}

/** Tells who was asked that somebody else decides instead. @param former `by`: who of the staff has named them */
export async function tellReplaced(
  app: App,
  tx: Tx,
  decision: Decision,
  former: { userId: string; by: string },
): Promise<void> {
  const address = await selectAddress(tx, former.userId, decision)
  if (!address) return
  const about = { ...decision, author_name: former.by }
  const mail = await decisionMail(about, 'replaced', app.config.baseUrl)
  await queueMail(app, tx, { ...mail, to: address })
  await tell(tx, decision, 'replaced', [former.userId])
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
