import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { PersonMergePage } from '#app/features/people/merge/person-merge-page.tsx'
import {
  mergePeople,
  previewPersonMerge,
} from '#app/features/people/merge/person-merge-service.server.ts'
import { nameOf, peoplePath } from '#app/features/people/person.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { mergeCopy } from '#content/people.ts'
import type { Route } from './+types/person-merge'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.name, mergeCopy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const other = beginningOf((url.searchParams.get('with') ?? '').replaceAll('\0', ''), 320)
  const found = await previewPersonMerge(app, actor, params.personId, other)
  return { id: params.personId, other, name: nameOf(found.kept), found: other ? found : null }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  readIntent(form, ['merge'])
  const version = (name: string) => Number(textField(form, name, 10))
  const both = { keptId: params.personId, mergedId: textField(form, 'merged', 36) }
  const seen = { kept: version('kept_version'), merged: version('merged_version') }
  try {
    await mergePeople(app, actor, both, seen)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data({ error: error.userMessage }, error.status)
  }
  return redirectWithToast(`${peoplePath}/${params.personId}`, { title: mergeCopy.merged })
}

export default function PersonMergeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name: _, ...merge } = loaderData
  return <PersonMergePage {...merge} error={actionData?.error} />
}
