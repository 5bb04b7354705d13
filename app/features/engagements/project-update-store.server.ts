import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, countRows, iso } from '#app/platform/sql-helpers.server.ts'
import type { Project, ProjectUpdate } from './engagement.ts'
import { commentCount } from './project-part-store.server.ts'

type Of = Pick<Project, 'id' | 'client_id'>

/** The updates of a project. */
export const updateSource = (project: Of) =>
  listSource({
    table: db.selectFrom('project_updates as u'),
    as: 'u',
    filters: (eb) => [
      eb('u.client_id', '=', project.client_id),
      eb('u.project_id', '=', project.id),
    ],
    rows: (from) =>
      from.select((eb) => [
        ...(['u.id', 'u.title', 'u.body', 'u.author_name', 'u.version'] as const),
        iso(eb.ref('u.created_at')).as('created_at'),
        iso(eb.ref('u.edited_at')).as('edited_at'),
        commentCount(project, 'update', eb.ref('u.id')).as('comments'),
      ]),
    text: null,
    sorts: { created_at: 'u.created_at' },
  })

export async function insertUpdate(
  tx: Tx,
  project: Of,
  update: Pick<ProjectUpdate, 'id' | 'title' | 'body'> & { authorId: string; authorName: string },
): Promise<void> {
  await tx.run(
    db.insertInto('project_updates').values({
      id: update.id,
      client_id: project.client_id,
      project_id: project.id,
      title: update.title,
      body: update.body,
      author_id: update.authorId,
      author_name: update.authorName,
    }),
  )
}

type Report = Pick<ProjectUpdate, 'title' | 'body' | 'version'>

/** One update of a project, locked until the transaction ends. */
export function selectUpdateForChange(
  tx: Tx,
  projectId: string,
  id: string,
): Promise<Report | undefined> {
  return tx.first(
    db
      .selectFrom('project_updates')
      .select(['title', 'body', 'version'])
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .forUpdate(),
  )
}

export async function correctUpdateRow(
  tx: Tx,
  id: string,
  { title, body }: Pick<Report, 'title' | 'body'>,
  now: Date,
): Promise<void> {
  await tx.run(
    db
      .updateTable('project_updates')
      .set((eb) => ({ title, body, edited_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  )
}

export async function deleteUpdate(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('project_updates').where('id', '=', id))
}

/** How many people of a client would be notified. */
export async function countPeople(tx: Tx, clientId: string): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('profiles')
      .select(countRows().as('total'))
      .where('client_id', '=', clientId)
      .where('deactivated_at', 'is', null)
      .where('paused', '=', false),
  )
  return row?.total ?? 0
}

/** The mail addresses of the people who were notified. */
export async function selectAddresses(tx: Tx, userIds: string[]): Promise<string[]> {
  const rows = await tx.all(
    db
      .selectFrom('profiles')
      .select('email')
      .where('user_id', '=', anyOf(userIds))
      .orderBy('email'),
  )
  return rows.map(({ email }) => email)
}
