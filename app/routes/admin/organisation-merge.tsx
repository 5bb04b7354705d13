import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { OrganisationMergePage } from '#app/features/people/merge/organisation-merge-page.tsx'
import {
  mergeOrganisations,
  previewOrganisationMerge,
} from '#app/features/people/merge/organisation-merge-service.server.ts'
import { organisationsPath } from '#app/features/people/person.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { organisationMergeCopy as copy } from '#content/people.ts'
import type { Route } from './+types/organisation-merge'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.found.kept.name, copy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const other = beginningOf((url.searchParams.get('with') ?? '').replaceAll('\0', ''), 320)
  return { other, found: await previewOrganisationMerge(app, actor, params.organisationId, other) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  readIntent(form, ['merge'])
  const version = (name: string) => Number(textField(form, name, 10))
  const both = { keptId: params.organisationId, mergedId: textField(form, 'merged', 36) }
  const seen = { kept: version('kept_version'), merged: version('merged_version') }
  try {
    await mergeOrganisations(app, actor, both, seen)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data({ error: error.userMessage }, error.status)
  }
  return redirectWithToast(`${organisationsPath}/${params.organisationId}`, { title: copy.merged })
}

export default function OrganisationMergeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrganisationMergePage {...loaderData} error={actionData?.error} />
}
