import { createHash } from 'node:crypto'
import {
  clientPlace,
  seesProjects,
} from '#app/features/accounts/clients/client-place-service.server.ts'
import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { adminDecision, newDecision } from '#content/decisions.ts'
import * as store from './admin-decision-store.server.ts'
import type { Decision } from './decision.ts'
import { decisionMail } from './decision-mails.server.tsx'
import { mailAwaited, tellPeople } from './decision-notification-service.server.ts'
import {
  type DecisionPlace,
  selectDecisionPlace,
  selectSubject,
} from './decision-place-store.server.ts'
import { decisionIn, originOf } from './decision-service.server.ts'
import type { SubjectName } from './new-decision.ts'

/** What a new decision needs to know of its client. Null when there is no such client. */
export async function readDecisionPlace(
  app: App,
  actor: Actor,
  { clientId, subject }: { clientId: string; subject: SubjectName | null },
): Promise<DecisionPlace | null> {
  requireStaff(actor, 'decisions')
  if (!isUuid(clientId)) return null
  return (await app.db.read(actor, (tx) => selectDecisionPlace(tx, clientId, subject))) ?? null
}

export type DecisionInput = Omit<store.NewDecision, 'authorId' | 'authorName' | 'subject'> & {
  /** What is decided besides the text, with the mark that the page has shown. */
  subject: SubjectName | null
  /** Who decides, by the ids of their accounts, in their order. */
  people: string[]
}

/**
 * Asks people of a client to decide; those whose turn it is get a mail. A form that is sent twice asks once.
 * @returns how many people got the mail; null when it was sent before
 * @throws AppError `forbidden`; `invalid` when what is decided, the project or a person is not of this client;
 *   `conflict` when what is decided has changed, or the same form was sent before with other words
 */
export async function sendDecision(
  app: App,
  actor: Actor,
  input: DecisionInput,
  agent: string | null,
): Promise<{ people: number | null }> {
  const staff = requireStaff(actor, 'decisions')
  const { id, clientId } = input
  try {
    return await app.db.as(actor, async (tx) => {
      const { subject, people } = await placeOf(tx, input)
      const author = { authorId: staff.userId, authorName: staff.fullName }
      const projectId = input.projectId ?? subject?.project_id ?? null
      const hash = createHash('sha256').update(input.body).digest('hex')
      await store.insertDecision(tx, { ...input, ...author, projectId, subject }, hash)
      await store.insertPeople(tx, { id, clientId }, people)
      await store.askDecision(tx, id, originOf(staff, agent))
      const { decision } = await decisionIn(tx, id, null)
      const { kind, document_name: name, document_version: version } = decision
      const about = {
        ...(name !== null && { document: name, version }),
        ...(decision.part && { [decision.part.kind]: decision.part.title }),
      }
      const names = people.map((person) => person.name)
      await record(tx, decision, 'decision.asked', { kind, people: names, ...about })
      return { people: await mailAwaited(app, tx, decision, 'asked') }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  const { decision } = await app.db.as(actor, (tx) => decisionIn(tx, id, null))
  if (decision.title !== input.title || decision.body !== input.body)
    throw new AppError('conflict', newDecision.errors.sentBefore)
  return { people: null }
}

async function placeOf(tx: Tx, input: DecisionInput) {
  const { clientId, projectId } = input
  const place = await clientPlace(tx, clientId)
  const subject = input.subject ? await selectSubject(tx, clientId, input.subject, true) : null
  const people = input.people.flatMap((id) => place?.people.find((one) => one.id === id) ?? [])
  const isHere =
    (projectId === null || place?.projects.some(({ id }) => id === projectId)) &&
    subject !== undefined &&
    people.length === input.people.length
  if (!isHere) throw new AppError('invalid', newDecision.errors.place)
  if (subject?.part && projectId !== null && projectId !== subject.project_id)
    throw new AppError('invalid', newDecision.errors.otherProject)
  // Whoever decides sees the decision and what it is about.
  const seenIn = [
    projectId ?? subject?.project_id ?? null,
    ...(subject ? [subject.project_id] : []),
  ]
  if (people.some((person) => !seesProjects(person, seenIn)))
    throw new AppError('invalid', newDecision.errors.unseen)
  if (subject && subject.mark !== input.subject?.mark)
    throw new AppError('conflict', newDecision.errors.newVersion)
  return { subject, people }
}

/**
 * Takes a decision back; whoever was asked is told.
 * @param seen the decision and the round that the page has shown
 * @throws AppError `not_found`; `conflict` when it was taken or withdrawn, or there is a newer version
 */
export async function withdraw(
  app: App,
  actor: Actor,
  seen: { id: string; round: number },
  agent: string | null,
): Promise<void> {
  const staff = requireStaff(actor, 'decisions')
  await app.db.as(actor, async (tx) => {
    // Locked, so that nobody answers in the meantime and a mail goes to those who are asked now.
    if (isUuid(seen.id)) await store.lockDecision(tx, seen.id)
    const { decision, people } = await decisionIn(tx, seen.id, null)
    // Before it is taken back, because afterwards nobody is asked.
    const mail = await decisionMail(decision, 'withdrawn', app.config.baseUrl)
    await mailAwaited(app, tx, decision, mail)
    if (!(await store.withdrawDecision(tx, seen, originOf(staff, agent))))
      throw new AppError('conflict', adminDecision.errors.closed)
    await record(tx, decision, 'decision.withdrawn', {})
    await tellPeople(tx, decision, 'withdrawn', people)
  })
}

/** The first entry of a decision's history that is not as it was stored; null when all are. */
export function readBroken(app: App, actor: Actor, id: string): Promise<number | null> {
  requireStaff(actor, 'decisions')
  return app.db.read(actor, (tx) => store.selectBroken(tx, id))
}

const record = (
  tx: Tx,
  { id, title }: Pick<Decision, 'id' | 'title'>,
  action: AuditAction,
  details: object,
) => audit(tx, { action, subjectType: 'decision', subjectId: id, details: { title, ...details } })
