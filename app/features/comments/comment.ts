import { commentCopy } from '#content/comments.ts'

export const commentLength = 5_000

export type Comment = {
  id: string
  internal: boolean
  from_staff: boolean
  author_name: string
  body: string
  created_at: string
}

/** One part of what was said about a document, oldest first. */
export type Thread = { comments: Comment[]; earlier: string | null; isLatest: boolean }

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
