import { commentCopy } from '#content/comments.ts'

export const commentLength = 5_000

/** What people talk about. */
export const subjectKinds = ['document', 'milestone', 'update', 'request'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export type SubjectName = { kind: SubjectKind; id: string }

/** A record that is talked about. */
export type CommentSubject = SubjectName & {
  client_id: string
  client_name: string
  /** Of a milestone and an update. */
  project_id: string | null
  title: string
  /** Who of our team has written it, or asks for it. */
  author_id: string | null
  /** Who of the client is asked. */
  contact_id: string | null
}

type Place = Pick<CommentSubject, 'kind' | 'id' | 'project_id'>

/** The page of the subject for its client; the column `page` of the comments says the same. */
export function portalPage({ kind, id, project_id: project }: Place): string {
  if (kind === 'document' || kind === 'request') return `/dashboard/${kind}s/${id}`
  return `/dashboard/projects/${project}/${kind}s/${id}`
}

/** What the comments of a page are about. @param page as `portalPage` says it */
export function subjectOfPage(page: string): SubjectName {
  const [kinds = '', id = ''] = page.split('/').slice(-2)
  const kind = subjectKinds.find((one) => `${one}s` === kinds)
  if (!kind) throw new Error(`There are no comments on ${page}`)
  return { kind, id }
}

/**
 * The address of one comment.
 * @param page the page that it is on, of the reader's side
 */
export const linkToComment = (page: string, id: string) => `${page}?comment=${id}#comment-${id}`

/** The comments of a page that its address asks for; with neither, the newest. */
export type Asked = {
  /** Those before this one, as the link to earlier comments names it. */
  earlier?: string | null
  /** Those around the comment with this id. */
  around?: string | null
}

export const commentsAskedIn = ({ searchParams }: URL): Asked => ({
  earlier: searchParams.get('earlier'),
  around: searchParams.get('comment'),
})

/** The panel's page for a page of the portal that has comments. */
export const panelPageOf = (page: string) =>
  page
    .replace(/^\/dashboard\/projects\//, '/dashboard/engagements/')
    .replace('/dashboard/', '/lead_admin/')

export type Comment = {
  id: string
  internal: boolean
  from_staff: boolean
  by_mail: boolean
  author_name: string
  body: string
  created_at: string
  /** The names in it that stand for people who were told. */
  named: string[]
  /** A client's comment that our team has not answered; staff alone are told. */
  waits: boolean
}

/** One part of what was said about a record, oldest first. */
export type Thread = {
  comments: Comment[]
  earlier: string | null
  isLatest: boolean
  /** The people who can be named in a comment. */
  names: string[]
  /** Those of our team, who alone can be named in an internal one. */
  staffNames: string[]
}

/** What the form answers when a comment is not stored. */
export type CommentRefusal = {
  errors: { comment: string[] }
  comment: string
  internal: boolean
}

/** What is wrong with a comment, or undefined. */
export function commentFault(body: string): string | undefined {
  if (body.trim() === '') return commentCopy.errors.body
  return body.length > commentLength ? commentCopy.errors.long : undefined
}

/** A comment in the list of staff. */
export type CommentRow = {
  id: string
  page: string
  kind: SubjectKind
  about: string | null
  beginning: string
  internal: boolean
  from_staff: boolean
  waits: boolean
  author_name: string
  client_name: string
  created_at: string
}
