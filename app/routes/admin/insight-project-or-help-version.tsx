import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { adminPath, kindAt } from '#app/features/publishing/publication.ts'
import { VersionPage } from '#app/features/publishing/version-page.tsx'
import { readVersion, restoreVersion } from '#app/features/publishing/version-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { publicationVersion as copy } from '#content/publication-history.ts'
import type { Route } from './+types/insight-project-or-help-version'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(copy.metaTitle(loaderData?.version.version ?? 0, loaderData?.title ?? ''))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname)
  const isAgainstNow = url.searchParams.get('with') === 'now'
  const of = { kind, id: params.publicationId }
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const against = isAgainstNow ? 'now' : 'before'
  const found = await readVersion(app, actor, of, params.versionId, against)
  return { kind, id: params.publicationId, isAgainstNow, ...found }
}

/** Restores the version. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const of = { kind: kindAt(url.pathname), id: params.publicationId }
  const now = Number(textField(await readForm(request), 'version', 10)) || 0
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { versionId } = params
  const restored = await restoreVersion(app, actor, of, { versionId, now })
  return redirectWithToast(`${adminPath[of.kind]}/${of.id}`, { title: copy.restored(restored) })
}

export default function PublicationVersion({ loaderData }: Route.ComponentProps) {
  return <VersionPage {...loaderData} />
}
