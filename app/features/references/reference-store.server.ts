import type { StoredFile } from '#app/features/files/file.ts'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float } from '#app/platform/sql-helpers.server.ts'
import { placeAtEnd } from './order-store.server.ts'
import type { KeptReference, Reference, ReferenceInput } from './reference.ts'
import { stateOn } from './reference-list-store.server.ts'

const shownColumns = [
  ...(['r.id', 'r.organization', 'r.quote', 'r.said_by', 'r.said_role', 'r.figure'] as const),
  ...(['r.figure_note', 'r.figure_source', 'r.figure_on', 'r.may_contact'] as const),
] as const

const joined = db
  .selectFrom('client_references as r')
  .leftJoin('public_projects as p', 'p.id', 'r.project_id')
  .select(['p.slug as project_slug', 'p.title as project_title'])

const shown = joined.select(shownColumns)

type Row = Omit<Reference, 'project'> & {
  project_slug: string | null
  project_title: string | null
}

function referenceOf<Found extends Row>({
  project_slug: slug,
  project_title: title,
  ...row
}: Found) {
  return { ...row, project: slug !== null && title !== null ? { slug, title } : null }
}

/** All references that the reader may see, in their order. */
export async function selectShown(tx: Reader): Promise<Reference[]> {
  const rows = await tx.all(shown.orderBy('r.display_order').orderBy('r.id'))
  return rows.map(referenceOf)
}

/** One reference, if the reader may see it. */
export async function selectShownOne(tx: Reader, id: string): Promise<Reference | undefined> {
  const row = await tx.first(shown.where('r.id', '=', id))
  return row && referenceOf(row)
}

/** One reference with its permission. @param today a day, `yyyy-mm-dd` */
export async function selectKept(
  tx: Reader,
  id: string,
  today: string,
): Promise<(KeptReference & { key: string | null }) | undefined> {
  const row = await tx.first(
    joined
      .select(shownColumns)
      .select((eb) => [
        ...(['r.project_id', 'r.permission_by', 'r.permission_on', 'r.permission_until'] as const),
        ...(['r.permission_withdrawn_on', 'r.is_published', 'r.version'] as const),
        ...(['r.storage_key as key', 'r.evidence_name'] as const),
        float(eb.ref('r.evidence_size')).as('evidence_size'),
        stateOn(eb as never, today).as('state'),
      ])
      .where('r.id', '=', id),
  )
  if (!row) return undefined
  const { evidence_name: name, evidence_size: size, ...rest } = referenceOf(row)
  return { ...rest, evidence: name !== null && size !== null ? { name, size } : null }
}

/** The evidence as a file. */
export function selectEvidence(
  tx: Reader,
  id: string,
): Promise<{ key: string; name: string; size: number; type: string } | undefined> {
  return tx.first(
    db
      .selectFrom('client_references')
      .select((eb) => [
        eb.ref('storage_key').$notNull().as('key'),
        eb.ref('evidence_name').$notNull().as('name'),
        eb.ref('evidence_type').$notNull().as('type'),
        float(eb.ref('evidence_size')).$notNull().as('size'),
      ])
      .where('id', '=', id)
      .where('storage_key', 'is not', null),
  )
}

/** What a save changes beside the fields: the file, and whether visitors may read it. */
export type Beside = { is_published?: boolean; file?: StoredFile | null }

const columnsOf = ({ is_published, file }: Beside) => ({
  ...(is_published !== undefined && { is_published }),
  ...(file !== undefined && {
    storage_key: file?.key ?? null,
    evidence_name: file?.name ?? null,
    evidence_size: file?.size ?? null,
    evidence_type: file?.type ?? null,
    evidence_sha256: file?.sha256 ?? null,
  }),
})

/** Adds a reference at the end. */
export async function insertReference(
  tx: Tx,
  id: string,
  input: ReferenceInput,
  beside: Beside,
): Promise<void> {
  const columns = { id, ...input, ...columnsOf(beside) }
  const display_order = placeAtEnd('client_references')
  await tx.run(db.insertInto('client_references').values({ ...columns, display_order }))
}

/** A trigger counts the version. */
export async function updateReference(
  tx: Tx,
  id: string,
  input: ReferenceInput,
  beside: Beside,
): Promise<void> {
  const changed = { ...input, ...columnsOf(beside) }
  await tx.run(db.updateTable('client_references').set(changed).where('id', '=', id))
}

/** Case studies that a reference may lead to, also those that are not public yet. */
export function selectProjects(tx: Reader): Promise<{ id: string; title: string }[]> {
  return tx.all(
    db
      .selectFrom('public_projects')
      .select(['id', 'title'])
      .orderBy('title')
      .orderBy('id')
      .limit(300),
  )
}
