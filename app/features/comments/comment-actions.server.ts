import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { commentCopy } from '#content/comments.ts'
import { type CommentRefusal, commentFault, commentLength } from './comment.ts'
import { addComment } from './comment-service.server.ts'

type Posted = { app: App; actor: Actor; form: FormData; documentId: string; base: string }

/**
 * Handles a comment, sent by a script or by a plain form.
 * @param posted `base` is the address of the documents on the actor's side
 */
export async function postComment({ app, actor, form, documentId, base }: Posted) {
  const body = String(cleanText(textField(form, 'comment', commentLength + 1)) ?? '')
  const given = textField(form, 'formId', 40)
  const internal = form.get('internal') === 'on'
  const refuse = (error: string, status: number) =>
    data<CommentRefusal>({ errors: { comment: [error] }, comment: body, internal }, status)
  const fault = commentFault(body)
  if (fault) return refuse(fault, 422)
  try {
    const formId = isUuid(given) ? given : crypto.randomUUID()
    await addComment(app, actor, documentId, { formId, body, internal })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return refuse(error.userMessage, error.status)
  }
  return redirectWithToast(`${base}/${documentId}`, { title: commentCopy.form.added })
}
