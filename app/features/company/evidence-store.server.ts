import type { StoredFile } from '#app/features/files/file.ts'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, iso, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { Evidence, EvidenceInput, EvidenceKind } from './evidence.ts'

const evidence = db
  .selectFrom('company_evidence as e')
  .leftJoin('company_files as f', 'f.evidence_id', 'e.id')
  .select((eb) => [
    ...(['e.id', 'e.kind', 'e.name', 'e.state', 'e.issued_by', 'e.dated_on'] as const),
    ...(['e.valid_until', 'e.scope', 'e.summary', 'e.version'] as const),
    ...(['f.name as file_name', 'f.mime_type', 'f.is_public', 'f.storage_key'] as const),
    float(eb.ref('f.file_size')).as('file_size'),
  ])

type Row = Omit<Evidence, 'file'> & {
  file_name: string | null
  mime_type: string | null
  is_public: boolean | null
  storage_key: string | null
  file_size: number | null
}
export type KeptEvidence = Evidence & { key: string | null }

function evidenceOf(row: Row): KeptEvidence {
  const { file_name: name, file_size: size, mime_type: type, is_public, storage_key, ...rest } = row
  const file =
    name !== null && size !== null && type !== null
      ? { name, size, type, is_public: is_public === true }
      : null
  return { ...rest, file, key: storage_key }
}

/** All evidence, newest first; a visitor finds the files that are public. */
export async function selectEvidence(tx: Reader): Promise<KeptEvidence[]> {
  const rows = await tx.all(
    evidence.orderBy('e.kind').orderBy('e.dated_on', 'desc').orderBy('e.name').orderBy('e.id'),
  )
  return rows.map(evidenceOf)
}

export async function selectOne(tx: Reader, id: string): Promise<KeptEvidence | undefined> {
  const row = await tx.first(evidence.where('e.id', '=', id))
  return row && evidenceOf(row)
}

/** Locks a row until the transaction ends. Returns whether it exists. */
export async function lockEvidence(tx: Tx, id: string): Promise<boolean> {
  const locked = db.selectFrom('company_evidence').select('id').where('id', '=', id).forUpdate()
  return (await tx.first(locked)) !== undefined
}

export async function insertEvidence(
  tx: Tx,
  kind: EvidenceKind,
  input: EvidenceInput,
): Promise<string> {
  const row = await tx.first(
    db
      .insertInto('company_evidence')
      .values({ kind, ...input })
      .returning('id'),
  )
  if (!row) throw new Error('the evidence was not stored')
  return row.id
}

/** A trigger counts the version. */
export async function updateEvidence(tx: Tx, id: string, input: EvidenceInput): Promise<void> {
  await tx.run(db.updateTable('company_evidence').set(input).where('id', '=', id))
}

export async function deleteEvidence(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('company_evidence').where('id', '=', id))
}

/** Stores the file of a piece of evidence in place of an earlier one. */
export async function upsertFile(tx: Tx, id: string, file: StoredFile): Promise<void> {
  const values = {
    storage_key: file.key,
    name: file.name,
    file_size: file.size,
    mime_type: file.type,
    sha256: file.sha256,
  }
  await tx.run(
    db
      .insertInto('company_files')
      .values({ evidence_id: id, ...values })
      .onConflict((conflict) => conflict.column('evidence_id').doUpdateSet(values)),
  )
}

export async function updateFileShown(tx: Tx, id: string, isPublic: boolean): Promise<void> {
  await tx.run(
    db.updateTable('company_files').set({ is_public: isPublic }).where('evidence_id', '=', id),
  )
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('company_files').where('evidence_id', '=', id))
}

export async function insertVersion(
  tx: Tx,
  id: string,
  content: object,
  userId: string,
): Promise<void> {
  await tx.run(
    db
      .insertInto('company_evidence_versions')
      .columns(['evidence_id', 'version', 'content', 'changed_by'])
      .expression((eb) =>
        eb
          .selectFrom('company_evidence as e')
          .where('e.id', '=', id)
          .select(['e.id', 'e.version'])
          .select((inner) => [
            jsonAs<unknown>(inner.cast(inner.val(json(content)), 'jsonb')).as('content'),
            inner.cast<string>(inner.val(userId), 'uuid').as('changed_by'),
          ]),
      ),
  )
}

/** Every save, newest first, with its whole content. */
export function selectVersions(tx: Tx, id: string) {
  return tx.all(
    db
      .selectFrom('company_evidence_versions as v')
      .leftJoin('profiles as p', 'p.user_id', 'v.changed_by')
      .select((eb) => [
        'v.version',
        jsonAs<Record<string, unknown>>(eb.ref('v.content')).as('content'),
        eb.fn.coalesce('p.full_name', 'p.email').as('changed_by'),
        iso(eb.ref('v.created_at')).as('created_at'),
      ])
      .where('v.evidence_id', '=', id)
      .orderBy('v.version', 'desc')
      .limit(50),
  )
}
