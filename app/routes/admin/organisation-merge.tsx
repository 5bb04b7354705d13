import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeMerge, typedOther } from '#app/features/people/merge/merge-actions.server.ts'
import { OrganisationMergePage } from '#app/features/people/merge/organisation-merge-page.tsx'
import {
  mergeOrganisations,
  previewOrganisationMerge,
} from '#app/features/people/merge/organisation-merge-service.server.ts'
import { organisationsPath } from '#app/features/people/person.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { organisationMergeCopy as copy } from '#content/people.ts'
import type { Route } from './+types/organisation-merge'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.found.kept.name, copy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const other = typedOther(url)
  return { other, found: await previewOrganisationMerge(app, actor, params.organisationId, other) }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return takeMerge(request, params.organisationId, async (...merge) => {
    await mergeOrganisations(...by, ...merge)
    return redirectWithToast(`${organisationsPath}/${params.organisationId}`, {
      title: copy.merged,
    })
  })
}

export default function OrganisationMergeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrganisationMergePage {...loaderData} error={actionData?.error} />
}
