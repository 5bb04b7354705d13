import { audit } from '#app/features/audit/audit-service.server.ts'
import {
  isStaff,
  requireClientMember,
  requireReader,
  requireStaff,
  type StaffArea,
} from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isInstant } from '#app/platform/instant.ts'
import { mentionsIn } from '#app/platform/mentions.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { Asked, CommentSubject, SubjectKind, SubjectName, Thread } from './comment.ts'
import { readPeople, tellOfComment } from './comment-notification-service.server.ts'
import * as store from './comment-store.server.ts'
import { selectSubject } from './comment-subject-store.server.ts'

const commentsPerPerson: Limit = { hits: 60, seconds: 600 }

const areas: Record<SubjectKind, StaffArea> = {
  document: 'documents',
  milestone: 'projects',
  update: 'projects',
  request: 'requests',
}

const notFound = () => new AppError('not_found', 'Not found')

/**
 * The newest comments on a record, or those that are asked for, and who can be named in one. Internal ones
 * are for staff only.
 * @throws AppError `forbidden` for visitors and accounts without a client, `not_found`
 */
export async function readComments(
  app: App,
  actor: Actor,
  name: SubjectName,
  { earlier, around }: Asked = {},
): Promise<Thread> {
  const withInternal = requireReader(actor) === null
  const [id = '', instant = ''] = earlier?.split('~') ?? []
  const asked = isUuid(id) && isInstant(instant) ? { id, instant } : undefined
  const { found, people, isLatest } = await app.db.read(actor, async (tx) => {
    const subject = await subjectIn(tx, name)
    const before = isUuid(around ?? '')
      ? await store.selectEndAround(tx, subject, withInternal, around ?? '')
      : asked
    const [comments, nameable] = await Promise.all([
      store.selectComments(tx, subject, withInternal, before),
      store.selectNameable(tx, subject),
    ])
    return { found: comments, people: nameable, isLatest: before === undefined }
  })
  const comments = found.slice(-store.commentsPerPage)
  const [first] = comments
  return {
    comments: comments.map(({ cursor: _, named, waits, ...comment }) => ({
      ...comment,
      named: named.map((one) => one.name),
      waits: withInternal && waits,
    })),
    earlier: found.length > store.commentsPerPage && first ? `${first.id}~${first.cursor}` : null,
    isLatest,
    names: namesOf(people),
    staffNames: namesOf(people.filter((one) => one.is_staff)),
  }
}

const namesOf = (people: store.Person[]) => [...new Set(people.map(({ name }) => name))]

async function subjectIn(tx: Tx, { kind, id }: SubjectName): Promise<CommentSubject> {
  const subject = isUuid(id) ? await selectSubject(tx, { kind, id }) : undefined
  if (!subject) throw notFound()
  return subject
}

type Written = {
  /** The same text from the same form, or the same mail, is stored once. */
  formId: string
  body: string
  /** Has no effect for client users, whose comments everybody may read. */
  internal: boolean
  byMail?: boolean
  /** The last comment that the writer has seen: what staff write answers those up to it. */
  seen?: string
}

/**
 * Adds a comment of a client user or of staff, and tells those whom it concerns. What staff say to the
 * client answers the client's comments that they have seen.
 * @throws AppError `not_found`, `forbidden` (also staff who view the portal), `rate_limited`
 */
export async function addComment(
  app: App,
  actor: Actor,
  name: SubjectName,
  written: Written,
): Promise<void> {
  const byStaff = isStaff(actor)
  const author = byStaff ? requireStaff(actor, areas[name.kind]) : requireClientMember(actor)
  const { userId, fullName } = author
  const subject = await app.db.read(actor, (tx) => subjectIn(tx, name))
  await countHit(app, `comment:${userId}`, commentsPerPerson, app.now())
  const internal = byStaff && written.internal
  const { formId, body, byMail = false } = written
  const people = await readPeople(app, subject)
  const comment = {
    // A mail that is handled again is the same comment, whatever became of its files the second time.
    id: uuidFromHash('comment', name.id, userId, formId, byMail ? '' : body, internal),
    ...{ subject, authorId: userId, authorName: fullName, body, byMail },
  }
  try {
    await app.db.as(actor, async (tx) => {
      const named = await mentionedIn(tx, subject, body, internal)
      await store.insertComment(tx, comment, byStaff ? { internal } : undefined)
      await store.insertMentions(tx, comment, named)
      if (byStaff && !internal && isUuid(written.seen ?? ''))
        await store.markAnswered(tx, subject, app.now(), written.seen ?? '')
      await audit(tx, {
        action: `${actionsOf[subject.kind]}${byMail ? 'commented_by_mail' : 'commented'}`,
        ...auditOf(subject, { comment: comment.id, internal }),
      })
      const ids = new Set(named.map(({ id }) => id))
      await tellOfComment(app, tx, comment, { byStaff, internal, named: ids }, people)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Whom a text names, of those whom the actor may name; in an internal comment only staff. */
async function mentionedIn(tx: Tx, subject: CommentSubject, body: string, internal: boolean) {
  if (!body.includes('@')) return []
  const people = await store.selectNameable(tx, subject)
  const meant = people.filter(({ is_staff: isOurs }) => isOurs || !internal)
  return mentionsIn(body, meant)
}

/** How the actions on each kind begin in the audit log. */
const actionsOf = {
  document: 'document.',
  milestone: 'engagement.milestone_',
  update: 'engagement.update_',
  request: 'request.',
} as const

/** A milestone and an update are parts of their project in the audit log. */
function auditOf({ kind, id, project_id: project, title }: CommentSubject, details: object) {
  return project
    ? { subjectType: 'project', subjectId: project, details: { [kind]: id, title, ...details } }
    : { subjectType: kind, subjectId: id, details: { title, ...details } }
}

/**
 * Notes that the client's comments up to one need no answer.
 * @throws AppError `forbidden`, `not_found`
 */
export async function settleComments(
  app: App,
  actor: Actor,
  name: SubjectName,
  upTo: string,
): Promise<void> {
  requireStaff(actor, areas[name.kind])
  await app.db.as(actor, async (tx) => {
    const subject = await subjectIn(tx, name)
    const settled = isUuid(upTo) ? await store.markAnswered(tx, subject, app.now(), upTo) : 0
    if (settled === 0) return
    await audit(tx, {
      action: `${actionsOf[subject.kind]}comments_settled`,
      ...auditOf(subject, { comments: settled }),
    })
  })
}
