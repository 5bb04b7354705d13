import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { seesPage } from '#app/platform/portal-readers.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { instant, iso, typed } from '#app/platform/sql-helpers.server.ts'
import type { Comment } from './comment.ts'

export const commentsPerPage = 50

type Subject = { clientId: string; documentId: string }

/** The newest comments before a time, oldest first; one page plus one row. */
export async function selectComments(
  tx: Tx,
  { clientId, documentId }: Subject,
  withInternal: boolean,
  before: { instant: string; id: string } | undefined,
): Promise<(Comment & { cursor: string })[]> {
  const comments = db
    .selectFrom('comments')
    .select(['id', 'internal', 'from_staff', 'author_name', 'body'])
    .select((eb) => [
      iso(eb.ref('created_at')).as('created_at'),
      instant(eb.ref('created_at')).as('cursor'),
    ])
    .where('client_id', '=', clientId)
    .where('document_id', '=', documentId)
    .$if(!withInternal, (shown) => shown.where('internal', '=', false))
    .$if(before !== undefined, (older) =>
      older.where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '<',
          eb.tuple(typed('timestamptz', before?.instant ?? ''), typed('uuid', before?.id ?? '')),
        ),
      ),
    )
    .orderBy('comments.created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(commentsPerPage + 1)
  return (await tx.all(comments)).reverse()
}

/** Somebody who may be told of a comment. */
export type Commenter = {
  user_id: string
  email: string
  is_staff: boolean
  has_commented: boolean
}

/**
 * The active people of a client who see the document, and the active staff who have commented on the document. For the owner
 * role, because client users may not read each other's addresses.
 */
export function selectPeople(tx: Tx, { clientId, documentId }: Subject): Promise<Commenter[]> {
  const people = db
    .with('authors', (of) =>
      of
        .selectFrom('comments')
        .select('author_id')
        .distinct()
        .where('client_id', '=', clientId)
        .where('document_id', '=', documentId),
    )
    .selectFrom('profiles as p')
    .leftJoin('authors as a', 'a.author_id', 'p.user_id')
    .select((eb) => [
      ...(['p.user_id', 'p.email'] as const),
      sql<boolean>`${eb.ref('p.role')} = 'admin'`.as('is_staff'),
      sql<boolean>`${eb.ref('a.author_id')} is not null`.as('has_commented'),
    ])
    .where('p.deactivated_at', 'is', null)
    .where('p.paused', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('p.client_id', '=', clientId),
          seesPage(eb.ref('p.user_id'), `/dashboard/documents/${documentId}`),
        ]),
        eb.and([eb('p.role', '=', 'admin'), eb('a.author_id', 'is not', null)]),
      ]),
    )
    .orderBy('p.email')
  return tx.all(people)
}

export type NewComment = Subject & {
  id: string
  authorId: string
  authorName: string
  body: string
}

const columnsOf = ({ id, clientId, documentId, authorId, authorName, body }: NewComment) => ({
  ...{ id, client_id: clientId, document_id: documentId },
  ...{ author_id: authorId, author_name: authorName, body },
})

export async function insertClientComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx.run(db.insertInto('comments').values(columnsOf(comment)))
}

export async function insertStaffComment(
  tx: Tx,
  comment: NewComment,
  internal: boolean,
): Promise<void> {
  await tx.run(
    db.insertInto('comments').values({ ...columnsOf(comment), internal, from_staff: true }),
  )
}
