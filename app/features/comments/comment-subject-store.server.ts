import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { type CommentSubject, type SubjectName, subjectOfPage } from './comment.ts'

/** The record that is talked about, if the actor may see it. */
export async function selectSubject(
  tx: Tx,
  { kind, id }: SubjectName,
): Promise<CommentSubject | undefined> {
  const row: Omit<CommentSubject, 'kind'> | undefined = await tx.first(subjects[kind](id))
  return row && { ...row, kind }
}

const none = sql<string | null>`null::uuid`

const subjects = {
  document: (id: string) =>
    db
      .selectFrom('documents as s')
      .innerJoin('clients as c', 'c.id', 's.client_id')
      .select((eb) => [
        ...(['s.id', 's.client_id', 's.name as title'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
        ...[none.as('project_id'), none.as('author_id'), none.as('contact_id')],
      ])
      .where('s.id', '=', id),
  milestone: (id: string) =>
    db
      .selectFrom('project_milestones as s')
      .innerJoin('clients as c', 'c.id', 's.client_id')
      .select((eb) => [
        ...(['s.id', 's.client_id', 's.project_id', 's.title'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
        ...[none.as('author_id'), none.as('contact_id')],
      ])
      .where('s.id', '=', id),
  update: (id: string) =>
    db
      .selectFrom('project_updates as s')
      .innerJoin('clients as c', 'c.id', 's.client_id')
      .select((eb) => [
        ...(['s.id', 's.client_id', 's.project_id', 's.title', 's.author_id'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
        ...[none.as('contact_id')],
      ])
      .where('s.id', '=', id),
  request: (id: string) =>
    db
      .selectFrom('client_requests as s')
      .innerJoin('clients as c', 'c.id', 's.client_id')
      .select((eb) => [
        ...(['s.id', 's.client_id', 's.title', 's.author_id', 's.contact_id'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
        ...[none.as('project_id')],
      ])
      .where('s.id', '=', id),
} as const

/** What a comment is about, and whether only staff see it. */
export async function selectSubjectOf(
  tx: Tx,
  commentId: string,
): Promise<(SubjectName & { internal: boolean }) | undefined> {
  const row = await tx.first(
    db.selectFrom('comments').select(['page', 'internal']).where('id', '=', commentId),
  )
  return row && { ...subjectOfPage(row.page), internal: row.internal }
}
