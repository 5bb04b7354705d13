import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeMerge, typedOther } from '#app/features/people/merge/merge-actions.server.ts'
import { PersonMergePage } from '#app/features/people/merge/person-merge-page.tsx'
import {
  mergePeople,
  previewPersonMerge,
} from '#app/features/people/merge/person-merge-service.server.ts'
import { nameOf, peoplePath } from '#app/features/people/person.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { mergeCopy } from '#content/people.ts'
import type { Route } from './+types/person-merge'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.name, mergeCopy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const other = typedOther(url)
  const found = await previewPersonMerge(app, actor, params.personId, other)
  return { id: params.personId, other, name: nameOf(found.kept), found: other ? found : null }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return takeMerge(request, params.personId, async (...merge) => {
    await mergePeople(...by, ...merge)
    return redirectWithToast(`${peoplePath}/${params.personId}`, { title: mergeCopy.merged })
  })
}

export default function PersonMergeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name: _, ...merge } = loaderData
  return <PersonMergePage {...merge} error={actionData?.error} />
}
