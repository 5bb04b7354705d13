import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { editorPath } from '#app/features/page-texts/page-address.ts'
import { requirePage } from '#app/features/page-texts/page-text-service.server.ts'
import { PageVersionPage } from '#app/features/page-texts/page-version-page.tsx'
import {
  readPageVersion,
  restorePageVersion,
} from '#app/features/page-texts/page-version-service.server.ts'
import { VersionChanges } from '#app/features/publishing/version-changes.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { pageHistory as copy } from '#content/page-texts.ts'
import type { Route } from './+types/site-page-version'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(copy.metaTitle(loaderData?.version.version ?? 0, loaderData?.name ?? ''))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const isAgainstNow = url.searchParams.get('with') === 'now'
  const asked = { versionId: params.versionId, isAgainstNow }
  return { isAgainstNow, ...(await readPageVersion(app, actor, params.pageKey, asked)) }
}

/** Restores the version. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const now = Number(textField(await readForm(request), 'version', 10)) || 0
  const { pageKey, versionId } = params
  const version = await restorePageVersion(app, actor, pageKey, { versionId, now })
  const title = copy.restored(version)
  return redirectWithToast(editorPath(requirePage(pageKey)), { title })
}

export default function SitePageVersion({ loaderData }: Route.ComponentProps) {
  const { changes } = loaderData
  return (
    <PageVersionPage {...loaderData}>
      {changes.length > 0 ? <VersionChanges changes={changes} /> : null}
    </PageVersionPage>
  )
}
