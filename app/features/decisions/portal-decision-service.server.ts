import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { portalDecision } from '#content/decisions.ts'
import { selectAuthorAddress } from './admin-decision-store.server.ts'
import type { Decision } from './decision.ts'
import { decidedMail, stuckMail } from './decision-mails.server.tsx'
import { mailAwaited, tellPeople } from './decision-notification-service.server.ts'
import { decisionIn, originOf } from './decision-service.server.ts'
import { answerDecision } from './decision-store.server.ts'
import { wordingOf } from './decision-wording.ts'

const answersPerPerson: Limit = { hits: 60, seconds: 3_600 }
const { refused } = portalDecision

/**
 * `round` is that of the page. With a reason (`because`) they decline; `name` is what they have typed and `drawing` what they have
 * drawn to sign.
 */
type Answer = {
  id: string
  round: number
  because: string | null
  name: string | null
  drawing: string | null
}

/**
 * Agrees to what is asked of the actor, or declines it with a reason. The next in turn gets a mail; when the decision is
 * taken, so does whoever has asked.
 * @throws AppError `not_found`; `conflict` when it is not the actor's turn, or something has changed; `rate_limited`
 */
export async function answer(
  app: App,
  actor: Actor,
  { id, round, because, name, drawing }: Answer,
  agent: string | null,
): Promise<Decision> {
  const member = requireClientMember(actor)
  if (!isUuid(id)) throw new AppError('not_found', 'Not found')
  await countHit(app, `decision:${member.userId}`, answersPerPerson, app.now())
  // Read by the system, because client users may not read addresses of staff.
  const author = await app.db.system((tx) => selectAuthorAddress(tx, id))
  return app.db.as(actor, async (tx) => {
    const { notifyEmail, baseUrl } = app.config
    const before = await decisionIn(tx, id, member.clientId)
    const wording = because === null ? wordingOf(before.decision) : null
    const given = { because, wording, name, drawing }
    const outcome = await answerDecision(tx, { id, round }, given, originOf(member, agent))
    if (outcome !== 'next' && outcome !== 'agreed' && outcome !== 'declined')
      throw new AppError('conflict', refused[outcome])
    const { decision, people } = await decisionIn(tx, id, member.clientId)
    const { title, shown_sha256: sha256, document_version: version } = decision
    await audit(tx, {
      action: because === null ? 'decision.agreed' : 'decision.declined',
      subjectType: 'decision',
      subjectId: id,
      details: { title, sha256, version, ...(because !== null && { because }) },
    })
    if (outcome === 'next') {
      const asked = decision.in_turn ? await mailAwaited(app, tx, decision, 'asked') : null
      const next = people.find((one) => one.is_awaited)
      if (asked === 0 && next) {
        const of = { by: member.fullName, next: next.person_name }
        await queueMail(app, tx, await stuckMail(decision, of, author ?? notifyEmail, baseUrl))
      }
      return decision
    }
    await tellPeople(tx, decision, outcome, people, member.userId)
    const by = { by: member.fullName, because }
    await queueMail(app, tx, await decidedMail(decision, by, author ?? notifyEmail, baseUrl))
    return decision
  })
}
