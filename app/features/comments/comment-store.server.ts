import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { seesPage } from '#app/platform/portal-readers.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { instant, iso, typed } from '#app/platform/sql-helpers.server.ts'
import { type Comment, type CommentSubject, portalPage } from './comment.ts'

export const commentsPerPage = 50

/** Of a page of comments around one, so many at the most come after it. */
const after = 10

/** A place in the order of comments: before the comment with this id and time. */
type Before = { instant: string; id: string }

type Row = Omit<Comment, 'named'> & { named: { name: string }[]; cursor: string }

/** The newest comments before a time, oldest first; one page plus one row. */
export async function selectComments(
  tx: Tx,
  subject: CommentSubject,
  withInternal: boolean,
  before: Before | undefined,
): Promise<Row[]> {
  const comments = commentsOn(subject, withInternal)
    .select(['c.id', 'c.internal', 'c.from_staff', 'c.by_mail', 'c.author_name', 'c.body'])
    .select((eb) => [
      iso(eb.ref('c.created_at')).as('created_at'),
      instant(eb.ref('c.created_at')).as('cursor'),
      eb.and([eb('c.from_staff', '=', false), eb('c.answered_at', 'is', null)]).as('waits'),
      jsonArrayFrom(
        eb
          .selectFrom('comment_mentions as m')
          .select('m.name')
          .whereRef('m.client_id', '=', 'c.client_id')
          .whereRef('m.comment_id', '=', 'c.id'),
      ).as('named'),
    ])
    .$if(before !== undefined, (older) =>
      older.where((eb) =>
        eb(
          eb.refTuple('c.created_at', 'c.id'),
          '<',
          eb.tuple(typed('timestamptz', before?.instant ?? ''), typed('uuid', before?.id ?? '')),
        ),
      ),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(commentsPerPage + 1)
  return (await tx.all(comments)).reverse() as Row[]
}

const commentsOn = (subject: CommentSubject, withInternal: boolean) =>
  db
    .selectFrom('comments as c')
    .where('c.client_id', '=', subject.client_id)
    .where('c.page', '=', portalPage(subject))
    .$if(!withInternal, (shown) => shown.where('c.internal', '=', false))

/**
 * Where the page ends that has the comment and what was said next. Undefined: the newest have it too, or it is
 * not to be seen.
 */
export async function selectEndAround(
  tx: Tx,
  subject: CommentSubject,
  withInternal: boolean,
  id: string,
): Promise<Before | undefined> {
  const end = commentsOn(subject, withInternal)
    .innerJoin('comments as around', (on) =>
      on
        .on('around.id', '=', id)
        .onRef('around.client_id', '=', 'c.client_id')
        .onRef('around.page', '=', 'c.page'),
    )
    .select((eb) => ['c.id', instant(eb.ref('c.created_at')).as('instant')])
    .where((eb) =>
      eb(eb.refTuple('c.created_at', 'c.id'), '>', eb.refTuple('around.created_at', 'around.id')),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .offset(after)
    .limit(commentsPerPage - after)
  const later = await tx.all(end)
  return later.length < commentsPerPage - after ? undefined : later[0]
}

export type Person = { id: string; name: string; is_staff: boolean }

/** The people whom the actor may name in a comment on this, clients' first. */
export function selectNameable(tx: Tx, subject: CommentSubject): Promise<Person[]> {
  const found = rowsFrom(
    'people_to_name',
    { of_client: subject.client_id, of_page: portalPage(subject) },
    'p',
  )
  return tx.all(
    db
      .selectFrom(found)
      .select((eb) => [
        eb.ref('p.user_id').$notNull().as('id'),
        eb.ref('p.full_name').$notNull().as('name'),
        eb.ref('p.is_staff').$notNull().as('is_staff'),
      ]),
  )
}

/** Somebody who may be told of a comment. */
export type Commenter = {
  user_id: string
  email: string
  full_name: string
  role: 'admin' | 'client_admin' | 'client_user'
  has_commented: boolean
}

/**
 * The active people of a client who see the page, and the active staff. For the owner role, because client
 * users may not read each other's addresses.
 */
export function selectPeople(tx: Tx, subject: CommentSubject): Promise<Commenter[]> {
  const page = portalPage(subject)
  const people = db
    .with('authors', (of) =>
      of
        .selectFrom('comments')
        .select('author_id')
        .distinct()
        .where('client_id', '=', subject.client_id)
        .where('page', '=', page),
    )
    .selectFrom('profiles as p')
    .leftJoin('authors as a', 'a.author_id', 'p.user_id')
    .select((eb) => [
      ...(['p.user_id', 'p.email', 'p.full_name', 'p.role'] as const),
      sql<boolean>`${eb.ref('a.author_id')} is not null`.as('has_commented'),
    ])
    .where('p.deactivated_at', 'is', null)
    .where('p.paused', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('p.client_id', '=', subject.client_id), seesPage(eb.ref('p.user_id'), page)]),
        eb('p.role', '=', 'admin'),
      ]),
    )
    .orderBy('p.email')
  return tx.all(people)
}

export type NewComment = {
  id: string
  subject: CommentSubject
  authorId: string
  authorName: string
  body: string
  byMail: boolean
}

/** @param staff how a member of staff writes it; left out: a client user */
export async function insertComment(
  tx: Tx,
  { id, subject, authorId, authorName, body, byMail }: NewComment,
  staff?: { internal: boolean },
): Promise<void> {
  const { kind, project_id } = subject
  await tx.run(
    db.insertInto('comments').values({
      ...{ id, client_id: subject.client_id, project_id, [`${kind}_id`]: subject.id },
      ...{ author_id: authorId, author_name: authorName, body, by_mail: byMail },
      ...(staff && { internal: staff.internal, from_staff: true }),
    }),
  )
}

export async function insertMentions(
  tx: Tx,
  { id, subject }: Pick<NewComment, 'id' | 'subject'>,
  people: { id: string; written: string }[],
): Promise<void> {
  if (people.length === 0) return
  const rows = people.map((person) => ({
    ...{ client_id: subject.client_id, comment_id: id, user_id: person.id, name: person.written },
  }))
  await tx.run(db.insertInto('comment_mentions').values(rows))
}

/**
 * Notes that our team has answered the client's comments on this. Returns how many had waited.
 * @param upTo only those up to this comment
 */
export function markAnswered(
  tx: Tx,
  subject: CommentSubject,
  now: Date,
  upTo: string,
): Promise<number> {
  return tx.run(
    db
      .updateTable('comments')
      .set({ answered_at: now })
      .where('client_id', '=', subject.client_id)
      .where('page', '=', portalPage(subject))
      .where((eb) => sql<boolean>`not ${eb.ref('from_staff')}`)
      .where('answered_at', 'is', null)
      .where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '<=',
          eb
            .selectFrom('comments as last')
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', upTo)
            .$asTuple('created_at', 'id'),
        ),
      ),
  )
}
