import {
  clientPeople,
  seesProjects,
} from '#app/features/accounts/clients/client-place-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { adminDecision } from '#content/decisions.ts'
import { replacePerson } from './admin-decision-store.server.ts'
import type { DecisionPage, Replacement } from './decision.ts'
import { mailAwaited, tellReplaced } from './decision-notification-service.server.ts'
import { selectSubjectProjects } from './decision-place-store.server.ts'
import { decisionIn, originOf } from './decision-service.server.ts'

const { errors } = adminDecision

type Named = Pick<DecisionPage, 'decision' | 'people'>

/** Whom staff can name in a person's place; null when nobody has this place, or they have answered. */
export async function readReplacement(
  app: App,
  actor: Actor,
  page: Named,
  position: number,
): Promise<Replacement | null> {
  requireStaff(actor, 'decisions')
  const person = page.people.find((one) => one.position === position)
  if (!person || person.answer !== null || page.decision.status !== 'open') return null
  const people = await app.db.read(actor, (tx) => othersOf(tx, page))
  return { position, former: person.user_id ?? '', name: person.person_name, people }
}

/** Who of the client may sign in, sees what is decided, and is not named. */
async function othersOf(tx: Tx, { decision, people }: Named) {
  const projects = await selectSubjectProjects(tx, decision)
  const all = await clientPeople(tx, decision.client_id)
  return all
    .filter(
      (one) => seesProjects(one, projects) && !people.some(({ user_id: id }) => id === one.id),
    )
    .map(({ id, name }) => ({ id, name }))
}

/**
 * Names somebody else in the place of a person who has not answered. When it is their turn they are asked by mail, and who
 * was asked before is told.
 * @param seen the decision, the round, the place and who had it, as the page has shown them; a form that is sent twice
 *   changes it once
 * @returns the name of who decides now
 * @throws AppError `not_found`; `invalid` when that person cannot decide; `conflict` when something has changed
 */
export async function replaceNamed(
  app: App,
  actor: Actor,
  seen: { id: string; round: number; position: number; former: string; userId: string },
  agent: string | null,
): Promise<string> {
  const staff = requireStaff(actor, 'decisions')
  const { id, position, userId } = seen
  const formerId = isUuid(seen.former) ? seen.former : null
  return app.db.as(actor, async (tx) => {
    const page = await decisionIn(tx, id, null)
    const former = page.people.find((one) => one.position === position)
    // Sent twice.
    if (former?.user_id === userId && formerId !== userId) return former.person_name
    const named = isUuid(userId) && (await othersOf(tx, page)).find((one) => one.id === userId)
    if (page.people.some((one) => one.user_id === userId && one.position !== position))
      throw new AppError('invalid', errors.named)
    if (!former || !named) throw new AppError('invalid', errors.gone)
    const place = { position, former: formerId, userId }
    const outcome = await replacePerson(tx, seen, place, originOf(staff, agent))
    if (outcome === 'named' || outcome === 'gone') throw new AppError('invalid', errors[outcome])
    if (outcome !== 'replaced')
      throw new AppError('conflict', outcome === 'answered' ? errors.answered : errors.closed)
    // Read under the lock: it may have become their turn just now.
    const { decision, people } = await decisionIn(tx, id, null)
    const isAwaited = people.some((one) => one.position === position && one.is_awaited)
    await audit(tx, {
      action: 'decision.person_replaced',
      subjectType: 'decision',
      subjectId: id,
      details: { title: decision.title, from: former.person_name, to: named.name },
    })
    if (!isAwaited) return named.name
    if (formerId) await tellReplaced(app, tx, decision, { userId: formerId, by: staff.fullName })
    await mailAwaited(app, tx, decision, 'asked', userId)
    return named.name
  })
}
