import { type Expression, type RawBuilder, sql } from 'kysely'
import {
  type ClientPlace,
  clientPlace,
} from '#app/features/accounts/clients/client-place-service.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Decision, SubjectKind } from './decision.ts'

/**
 * What can be decided. The mark changes with what it is: the version of a document, or the beginning of the
 * fingerprint of a milestone or an update.
 */
export type SubjectChoice = { kind: SubjectKind; id: string; name: string; mark: string }
export type DecisionPlace = ClientPlace & { subjects: SubjectChoice[] }

/** A document's version, a milestone or an update with everything that is kept of it. */
export type ChosenSubject = SubjectChoice & {
  project_id: string | null
  sha256: string
  /** Null for a document. */
  part: string | null
}

const documentsShown = 200
const partsShown = 100
const markLength = 16

const partOf = {
  milestone: (row: Expression<unknown>) => sql<string>`decision_part_of_milestone(${row})`,
  update: (row: Expression<unknown>) => sql<string>`decision_part_of_update(${row})`,
}
const hashOf = (part: RawBuilder<string>) => sql<string>`sha256_of(${part})`
const markOf = (part: RawBuilder<string>) => sql<string>`left(${hashOf(part)}, ${markLength})`

const documentsOf = (clientId: string) =>
  db
    .selectFrom('documents')
    .select((eb) => [
      ...(['id', 'name', 'project_id'] as const),
      eb.cast<string>('version', 'text').as('mark'),
      eb.ref('sha256').$notNull().as('sha256'),
    ])
    .where('client_id', '=', clientId)
    .where('sha256', 'is not', null)

/**
 * The client of a new decision, its projects and people, and what can be decided, the newest first.
 * @param chosen is among it, however old it is
 */
export async function selectDecisionPlace(
  tx: Tx,
  clientId: string,
  chosen: { kind: SubjectKind; id: string } | null,
): Promise<DecisionPlace | undefined> {
  const place = await clientPlace(tx, clientId)
  if (!place) return undefined
  const newest = [
    ...(await selectDocuments(tx, clientId)),
    ...(await selectMilestones(tx, clientId)),
    ...(await selectUpdates(tx, clientId)),
  ]
  const isThere = chosen === null || newest.some((one) => isSame(one, chosen))
  const older = isThere ? undefined : await selectSubject(tx, clientId, chosen)
  const subjects = older ? [{ ...older, part: null }, ...newest] : newest
  return { ...place, subjects }
}

export const isSame = (one: { kind: string; id: string }, other: { kind: string; id: string }) =>
  one.kind === other.kind && one.id === other.id

async function selectDocuments(tx: Tx, clientId: string): Promise<SubjectChoice[]> {
  const documents = documentsOf(clientId).orderBy('created_at', 'desc').orderBy('id')
  const rows = await tx.all(documents.limit(documentsShown))
  return rows.map(({ id, name, mark }) => ({ kind: 'document', id, name, mark }))
}

async function selectMilestones(tx: Tx, clientId: string): Promise<SubjectChoice[]> {
  const milestones = db
    .selectFrom('project_milestones as m')
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .select((eb) => [
      'm.id',
      sql<string>`${eb.ref('m.title')} || ' · ' || ${eb.ref('p.name')}`.as('name'),
      markOf(partOf.milestone(eb.table('m'))).as('mark'),
    ])
    .where('m.client_id', '=', clientId)
    .orderBy('p.created_at', 'desc')
    .orderBy('m.project_id')
    .orderBy('m.position')
  const rows = await tx.all(milestones.limit(partsShown))
  return rows.map((row) => ({ kind: 'milestone', ...row }))
}

async function selectUpdates(tx: Tx, clientId: string): Promise<SubjectChoice[]> {
  const updates = db
    .selectFrom('project_updates as u')
    .innerJoin('projects as p', 'p.id', 'u.project_id')
    .select((eb) => [
      'u.id',
      sql<string>`${eb.ref('u.title')} || ' · ' || ${eb.ref('p.name')}`.as('name'),
      markOf(partOf.update(eb.table('u'))).as('mark'),
    ])
    .where('u.client_id', '=', clientId)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id')
  const rows = await tx.all(updates.limit(partsShown))
  return rows.map((row) => ({ kind: 'update', ...row }))
}

/** What is decided, as it is now. @param forGood nobody changes it until the transaction ends */
export async function selectSubject(
  tx: Tx,
  clientId: string,
  { kind, id }: { kind: SubjectKind; id: string },
  forGood = false,
): Promise<ChosenSubject | undefined> {
  if (kind === 'document') {
    const document = documentsOf(clientId).where('id', '=', id)
    const row = await tx.first(forGood ? document.forUpdate() : document)
    return row && { kind, part: null, ...row }
  }
  const milestone = milestoneOf(clientId, id)
  const update = updateOf(clientId, id)
  const row =
    kind === 'milestone'
      ? await tx.first(forGood ? milestone.forUpdate() : milestone)
      : await tx.first(forGood ? update.forUpdate() : update)
  return row && { kind, mark: row.sha256.slice(0, markLength), ...row }
}

function milestoneOf(clientId: string, id: string) {
  return db
    .selectFrom('project_milestones as m')
    .select((eb) => [
      ...(['m.id', 'm.title as name', 'm.project_id'] as const),
      partOf.milestone(eb.table('m')).as('part'),
      hashOf(partOf.milestone(eb.table('m'))).as('sha256'),
    ])
    .where('m.client_id', '=', clientId)
    .where('m.id', '=', id)
}

function updateOf(clientId: string, id: string) {
  return db
    .selectFrom('project_updates as u')
    .select((eb) => [
      ...(['u.id', 'u.title as name', 'u.project_id'] as const),
      partOf.update(eb.table('u')).as('part'),
      hashOf(partOf.update(eb.table('u'))).as('sha256'),
    ])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', id)
}

/** The projects that somebody must see to decide: that of the decision, and that of its document. */
export async function selectSubjectProjects(
  tx: Tx,
  decision: Pick<Decision, 'project_id' | 'document_id'>,
): Promise<(string | null)[]> {
  if (decision.document_id === null) return [decision.project_id]
  const document = await tx.first(
    db.selectFrom('documents').select('project_id').where('id', '=', decision.document_id),
  )
  return [decision.project_id, ...(document ? [document.project_id] : [])]
}
