import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, json, jsonAs, typed } from '#app/platform/sql-helpers.server.ts'
import type { Kind, Values } from './publication.ts'
import { tables } from './publication-store.server.ts'
import type { Version, VersionMove } from './version.ts'

export type NewVersion = {
  version: number
  move: VersionMove
  values: Values
  changed: string[]
  editorId: string
  restoredFrom: number | null
}

export async function insertVersion(tx: Tx, kind: Kind, id: string, of: NewVersion): Promise<void> {
  const { version, move, changed, values, editorId, restoredFrom } = of
  const row = {
    ...{ version, move, changed, content: json(values) },
    ...{ restored_from: restoredFrom, editor_id: editorId },
  }
  const inserts = {
    insight: () => db.insertInto('insight_versions').values({ insight_id: id, ...row }),
    project: () => db.insertInto('project_versions').values({ project_id: id, ...row }),
    help: () => db.insertInto('help_versions').values({ help_id: id, ...row }),
  }
  await tx.run(inserts[kind]().onConflict((conflict) => conflict.doNothing()))
}

/**
 * Stores the current values as a version if the history does not have them, because they were not
 * written in the editor.
 */
export async function keepFound(
  tx: Tx,
  kind: Kind,
  id: string,
  { version, values }: { version: number; values: Values },
): Promise<void> {
  const found = db
    .selectFrom(db.selectFrom(tables[kind]).select(['id', 'updated_at']).as('p'))
    .select((eb) => [
      'p.id',
      typed('int', version).as('version'),
      eb.val('found' as const).as('move'),
      typed('jsonb', json(values)).as('content'),
      'p.updated_at',
    ])
    .where('p.id', '=', id)
  const columns = ['version', 'move', 'content', 'created_at'] as const
  const inserts = {
    insight: () => db.insertInto('insight_versions').columns(['insight_id', ...columns]),
    project: () => db.insertInto('project_versions').columns(['project_id', ...columns]),
    help: () => db.insertInto('help_versions').columns(['help_id', ...columns]),
  }
  const insert = inserts[kind]().expression(found)
  await tx.run(insert.onConflict((conflict) => conflict.doNothing()))
}

const read = [
  ...(['id', 'version', 'move', 'restored_from', 'changed', 'content'] as const),
  ...(['created_at', 'editor_id'] as const),
] as const

/** The versions of one publication, as `v`. */
const versionsOf = (kind: Kind, id: string) => {
  const of = {
    insight: () =>
      db.selectFrom('insight_versions').select(read).where('insight_id', '=', id).as('v'),
    project: () =>
      db.selectFrom('project_versions').select(read).where('project_id', '=', id).as('v'),
    help: () => db.selectFrom('help_versions').select(read).where('help_id', '=', id).as('v'),
  }
  return db.selectFrom(of[kind]())
}

type Versions = ReturnType<typeof versionsOf>

const rowsOf = (versions: Versions) =>
  versions
    .leftJoin('profiles as p', 'p.user_id', 'v.editor_id')
    .select((eb) => [
      ...(['v.id', 'v.version', 'v.move', 'v.restored_from', 'v.changed'] as const),
      exactIso(eb.ref('v.created_at')).as('created_at'),
      eb.fn
        .coalesce(eb.fn<string | null>('nullif', ['p.full_name', eb.val('')]), 'p.email')
        .as('editor'),
    ])

/** The source of the history of one publication. */
export const versionSource = (kind: Kind, id: string) =>
  listSource({
    table: versionsOf(kind, id),
    as: 'v',
    filters: () => [],
    rows: rowsOf,
    text: null,
    sorts: { version: 'v.version' },
  })

const wholeVersionsOf = (kind: Kind, id: string) =>
  rowsOf(versionsOf(kind, id)).select((eb) => jsonAs<Values>(eb.ref('v.content')).as('values'))

export function selectVersion(
  tx: Tx,
  kind: Kind,
  id: string,
  versionId: string,
): Promise<Version | undefined> {
  return tx.first(wholeVersionsOf(kind, id).where('v.id', '=', versionId))
}

/** The version before this one, with which it is compared. */
export function selectVersionBefore(
  tx: Tx,
  kind: Kind,
  id: string,
  version: number,
): Promise<Version | undefined> {
  const earlier = wholeVersionsOf(kind, id).where('v.version', '<', version)
  return tx.first(earlier.orderBy('v.version', 'desc').limit(1))
}
