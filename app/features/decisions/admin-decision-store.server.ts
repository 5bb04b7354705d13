import { seesProjects } from '#app/features/accounts/clients/client-place-service.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import type { Decision, DecisionKind, SubjectKind } from './decision.ts'
import type { ChosenSubject } from './decision-place-store.server.ts'
import type { Origin } from './decision-store.server.ts'

export type NewDecision = {
  id: string
  clientId: string
  projectId: string | null
  kind: DecisionKind
  title: string
  body: string
  subject: ChosenSubject | null
  inTurn: boolean
  needsSecondFactor: boolean
  dueOn: string
  authorId: string
  authorName: string
}

/** Whether a client was asked for a decision before. */
export async function hasDecisions(tx: Tx, clientId: string): Promise<boolean> {
  const asked = db.selectFrom('client_decisions').select('id').where('client_id', '=', clientId)
  return (await tx.first(asked.limit(1))) !== undefined
}

/** @param bodySha256 of the text, which is what is shown when there is nothing else */
export async function insertDecision(tx: Tx, one: NewDecision, bodySha256: string): Promise<void> {
  const { id, kind, title, body, subject } = one
  const idOf = (what: SubjectKind) => (subject?.kind === what ? subject.id : null)
  const document = subject?.kind === 'document' ? subject : null
  await tx.run(
    db.insertInto('client_decisions').values({
      ...{ id, kind, title, body, due_on: one.dueOn, in_turn: one.inTurn },
      ...{ client_id: one.clientId, project_id: one.projectId },
      needs_second_factor: one.needsSecondFactor,
      document_id: idOf('document'),
      document_version: document ? Number(document.mark) : null,
      document_name: document?.name ?? null,
      ...{ milestone_id: idOf('milestone'), update_id: idOf('update') },
      part_kind: subject && subject.kind !== 'document' ? subject.kind : null,
      part: subject?.part ?? null,
      shown_sha256: subject?.sha256 ?? bodySha256,
      ...{ author_id: one.authorId, author_name: one.authorName },
    }),
  )
}

/** Names who decides, in this order. */
export async function insertPeople(
  tx: Tx,
  { id, clientId }: { id: string; clientId: string },
  people: readonly { id: string; name: string }[],
): Promise<void> {
  await tx.run(
    db.insertInto('client_decision_people').values(
      people.map((person, at) => ({
        ...{ client_id: clientId, decision_id: id, position: at + 1 },
        ...{ user_id: person.id, person_name: person.name },
      })),
    ),
  )
}

/** Begins the first round of a decision that was just added. */
export async function askDecision(tx: Tx, id: string, origin: Origin): Promise<void> {
  await tx.run(call('ask_decision', { decision: id, ...given(origin) }))
}

/** Locks a decision, so that nobody answers until the transaction ends. */
export async function lockDecision(tx: Tx, id: string): Promise<void> {
  await tx.run(db.selectNoFrom(callOf('lock_decision', { decision: id }).as('locked')))
}

/** Takes a decision back. False when it was taken or withdrawn, or is about a newer version by now. */
export async function withdrawDecision(
  tx: Tx,
  { id, round }: { id: string; round: number },
  origin: Origin,
): Promise<boolean> {
  const withdrawn = callOf('withdraw_decision', {
    ...{ decision: id, of_round: round },
    ...given(origin),
  })
  return (await tx.first(db.selectNoFrom(withdrawn.as('done'))))?.done === true
}

/** The first event of a decision that is not as it was stored; null when all are. */
export async function selectBroken(tx: Tx, id: string): Promise<number | null> {
  const broken = callOf('broken_decision_event', { decision: id })
  return (await tx.first(db.selectNoFrom(broken.as('number'))))?.number ?? null
}

const given = ({ ip, agent, signIn }: Origin) => ({
  ...{ from_ip: ip, by_agent: agent, signed_in_with: signIn },
})

/** Who is asked now and may sign in, with their addresses. */
export async function selectAwaited(tx: Tx, id: string): Promise<{ id: string; email: string }[]> {
  const awaited = db
    .selectFrom(rowsFrom('awaited_of_decision', { decision: id }, 'w'))
    .select((eb) => [
      eb.ref('w.user_id').$notNull().as('id'),
      eb.ref('w.email').$notNull().as('email'),
    ])
  return tx.all(awaited)
}

/**
 * Names somebody else in the place of a person who has not answered.
 * @returns `replaced`, or why not; migration 0199 says what each means
 */
export async function replacePerson(
  tx: Tx,
  { id, round }: { id: string; round: number },
  { position, former, userId }: { position: number; former: string | null; userId: string },
  origin: Origin,
): Promise<Replaced> {
  const replaced = callOf('replace_decision_person', {
    ...{ decision: id, of_round: round, in_place: position, former_user: former, by_user: userId },
    ...given(origin),
  })
  const row = await tx.first(db.selectNoFrom(replaced.as('outcome')))
  return (row?.outcome ?? 'closed') as Replaced
}

export type Replaced = 'replaced' | 'closed' | 'changed' | 'answered' | 'named' | 'gone'

export type Untold = {
  decisionId: string
  what: 'again' | 'withdrawn'
  userId: string
  email: string
}

/** Whom to tell of what the database did to decisions by itself; each is given once. */
export async function takeUntold(tx: Tx): Promise<Untold[]> {
  const taken = db
    .selectFrom(rowsFrom('take_untold_decisions', {}, 't'))
    .select((eb) => [
      eb.ref('t.decision_id').$notNull().as('decisionId'),
      eb.ref('t.what').$notNull().as('what'),
      eb.ref('t.user_id').$notNull().as('userId'),
      eb.ref('t.email').$notNull().as('email'),
    ])
  const rows = await tx.all(taken)
  return rows.map((row) => ({ ...row, what: row.what === 'again' ? 'again' : 'withdrawn' }))
}

/** The address of the member of staff who asks, while they are one. */
export async function selectAuthorAddress(tx: Tx, id: string): Promise<string | undefined> {
  const author = await tx.first(
    db
      .selectFrom('client_decisions as r')
      .innerJoin('profiles as p', 'p.user_id', 'r.author_id')
      .select('p.email')
      .where('r.id', '=', id)
      .where('p.role', '=', 'admin')
      .where('p.deactivated_at', 'is', null),
  )
  return author?.email
}

/** The address of somebody of the decision's client, while they may sign in and see it. */
export async function selectAddress(
  tx: Tx,
  userId: string,
  decision: Pick<Decision, 'client_id' | 'project_id'>,
): Promise<string | undefined> {
  const person = await tx.first(
    db
      .selectFrom('profiles')
      .select(['email', 'only_projects'])
      .where('user_id', '=', userId)
      .where('client_id', '=', decision.client_id)
      .where('deactivated_at', 'is', null)
      .where('paused', '=', false),
  )
  return person && seesProjects(person, [decision.project_id]) ? person.email : undefined
}
