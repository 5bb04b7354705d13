import { redirect } from 'react-router'
import { type Undone, undoChange } from '#app/features/undo/undo-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import { beginningOf } from '#app/platform/sized-text.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { undoCopy } from '#content/undo.ts'
import type { Route } from './+types/undo'

const home = '/lead_admin'
const longestName = 60

export const loader = () => redirect(home)

/** Takes a change back, and returns to the page from which that was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = ownPath(textField(form, 'back', 2_000), home)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    return redirectWithToast(
      back,
      said(await undoChange(app, actor, textField(form, 'change', 36))),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return redirectWithToast(back, { title: error.userMessage, tone: 'destructive' })
  }
}

function said({ back, left, names }: Undone) {
  const title = back === 0 ? undoCopy.nothing : back === 1 ? undoCopy.done : undoCopy.doneOf(back)
  if (left === 0) return { title }
  const called = names.map((name) => beginningOf(name, longestName))
  return { title, description: undoCopy.left(left, called), tone: 'destructive' as const }
}
