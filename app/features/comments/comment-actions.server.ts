import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { commentCopy } from '#content/comments.ts'
import { type CommentRefusal, commentFault, commentLength, type SubjectName } from './comment.ts'
import { addComment, settleComments } from './comment-service.server.ts'

type Posted = { app: App; actor: Actor; form: FormData; subject: SubjectName; path: string }

/** Whether a form is one of the comments' forms. */
export const isCommentForm = (form: FormData) => form.has('comment') || form.has('settle')

/**
 * Handles a comment, or that some need no answer, sent by a script or by a plain form.
 * @param posted `path` is the page of the subject on the actor's side
 */
export async function postComment({ app, actor, form, subject, path }: Posted) {
  if (form.has('settle')) {
    await settleComments(app, actor, subject, textField(form, 'settle', 40))
    return redirectWithToast(path, { title: commentCopy.settled })
  }
  const body = String(cleanText(textField(form, 'comment', commentLength + 1)) ?? '')
  const given = textField(form, 'formId', 40)
  const internal = form.get('internal') === 'on'
  const refuse = (error: string, status: number) =>
    data<CommentRefusal>({ errors: { comment: [error] }, comment: body, internal }, status)
  const fault = commentFault(body)
  if (fault) return refuse(fault, 422)
  try {
    const formId = isUuid(given) ? given : crypto.randomUUID()
    const seen = textField(form, 'seen', 40)
    await addComment(app, actor, subject, { formId, body, internal, seen })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return refuse(error.userMessage, error.status)
  }
  return redirectWithToast(path, { title: commentCopy.form.added })
}
