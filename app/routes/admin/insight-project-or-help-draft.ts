import { redirect } from 'react-router'
import type { DraftAnswer } from '#app/features/publishing/draft.ts'
import { discardDraft, keepDraft } from '#app/features/publishing/draft-service.server.ts'
import { adminPath, kindAt } from '#app/features/publishing/publication.ts'
import { readDraftFields } from '#app/features/publishing/publication-typed.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { publicationDraft } from '#content/publication-draft.ts'
import type { Route } from './+types/insight-project-or-help-draft'

const unmade = 'new'

/** A draft has no page: it is offered on the page of its form. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(`${adminPath[kindAt(url.pathname)]}/${params.publicationId}`)
}

/** Saves or discards the actor's draft, for the script and for the discard button. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const kind = kindAt(url.pathname)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const id = params.publicationId === unmade ? null : params.publicationId
  const form = await readForm(request)
  if (textField(form, 'move', 20) === 'discard') {
    await discardDraft(app, actor, { kind, id })
    const title = publicationDraft.discarded
    return redirectWithToast(`${adminPath[kind]}/${params.publicationId}`, { title })
  }
  const basedOn = Number(textField(form, 'version', 9)) || 0
  const since = textField(form, 'since', 40)
  const values = readDraftFields(kind, form)
  try {
    const kept: DraftAnswer = await keepDraft(app, actor, { kind, id }, { basedOn, values, since })
    return Response.json(kept)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const answer: DraftAnswer = { fault: error.userMessage }
    return Response.json(answer, { status: error.status })
  }
}
