import { data } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import {
  discardQuarantined,
  readQuarantined,
  releaseQuarantined,
} from '#app/features/inbox/inbox-service.server.ts'
import { QuarantineDialog } from '#app/features/inbox/quarantine-dialog.tsx'
import { quarantineList } from '#app/features/inbox/quarantine-list-query.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { inboxPage, quarantinePage } from '#content/inbox.ts'
import type { Route } from './+types/quarantine-item'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  titleAbove(
    matches,
    loaderData?.submission.sender_name || quarantinePage.nameless(params.quarantineId.slice(0, 8)),
  )

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const submission = await readQuarantined(
    context.get(appContext),
    context.get(actorContext),
    params.quarantineId,
  )
  return { submission, search: url.search }
}

/** Releases or discards one quarantined submission. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const intent = readIntent(await readForm(request), ['release', 'discard'])
  const isRelease = intent === 'release'
  const { released, discarded, decided } = inboxPage.dialog
  const list = `${quarantineList.path}${url.search}`
  try {
    await (isRelease ? releaseQuarantined : discardQuarantined)(app, actor, params.quarantineId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    // A submission that somebody else has decided is no longer there: redirects to the list.
    if (error.userMessage === decided)
      return redirectWithToast(list, { title: decided, tone: 'destructive' })
    return data({ error: error.userMessage }, 409)
  }
  const title = isRelease ? released : discarded
  return redirectWithToast(list, { title })
}

export default function QuarantinedSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <QuarantineDialog {...loaderData} error={actionData?.error ?? null} />
}
