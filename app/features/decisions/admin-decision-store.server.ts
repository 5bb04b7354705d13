import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import type { DecisionKind } from './decision.ts'
import type { Origin } from './decision-store.server.ts'

export type NewDecision = {
  id: string
  clientId: string
  projectId: string | null
  kind: DecisionKind
  title: string
  body: string
  document: { id: string; version: number; name: string; sha256: string } | null
  inTurn: boolean
  needsSecondFactor: boolean
  dueOn: string
  authorId: string
  authorName: string
}

/** @param bodySha256 of the text, which is what is shown when there is no document */
export async function insertDecision(tx: Tx, one: NewDecision, bodySha256: string): Promise<void> {
  const { id, kind, title, body, document } = one
  await tx.run(
    db.insertInto('client_decisions').values({
      ...{ id, kind, title, body, due_on: one.dueOn, in_turn: one.inTurn },
      ...{ client_id: one.clientId, project_id: one.projectId },
      needs_second_factor: one.needsSecondFactor,
      ...{ document_id: document?.id ?? null, document_version: document?.version ?? null },
      document_name: document?.name ?? null,
      shown_sha256: document?.sha256 ?? bodySha256,
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

/** The decisions about a document that were asked again for a version. */
export async function selectAskedAgain(
  tx: Tx,
  documentId: string,
  version: number,
): Promise<string[]> {
  const again = db
    .selectFrom('client_decisions')
    .select('id')
    .where('document_id', '=', documentId)
    .where('status', '=', 'open')
    .where('document_version', '=', version)
    .where('round', '>', 1)
  return (await tx.all(again.orderBy('id').limit(200))).map(({ id }) => id)
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
