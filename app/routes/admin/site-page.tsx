import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { keepForm } from '#app/features/page-texts/lost-save.ts'
import { editorPath, pagesPath } from '#app/features/page-texts/page-address.ts'
import { PageEditor } from '#app/features/page-texts/page-editor.tsx'
import { PageHistory } from '#app/features/page-texts/page-history.tsx'
import { PagePreview } from '#app/features/page-texts/page-preview.tsx'
import { PageShare } from '#app/features/page-texts/page-share.tsx'
import { readPageEditor } from '#app/features/page-texts/page-text-service.server.ts'
import { takePage, takeShareImage } from '#app/features/page-texts/page-texts-actions.server.ts'
import { pageVersionList } from '#app/features/page-texts/page-version-list-query.ts'
import { listPageVersions } from '#app/features/page-texts/page-version-service.server.ts'
import { PageWhole } from '#app/features/page-texts/page-whole.tsx'
import { previewField, readWidth } from '#app/features/page-texts/preview-sizes.ts'
import { shareImagePath } from '#app/features/site/page-meta.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { pageEditor as copy } from '#content/page-texts.ts'
import type { Route } from './+types/site-page'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(copy.metaTitle(loaderData?.edited.name ?? ''))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(pageVersionList, url.searchParams)
  const edited = await readPageEditor(app, actor, params.pageKey)
  const width = readWidth(url.searchParams.get(previewField))
  return {
    edited,
    width,
    history: await listPageVersions(app, actor, params.pageKey, query),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const isPicture = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isPicture
    ? takeShareImage(context, params.pageKey, request)
    : takePage(context, params.pageKey, await readForm(request))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(() => serverAction())

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { edited, width, history } = loaderData
  const path = editorPath(edited.page)
  const answer = actionData && 'typed' in actionData ? actionData : undefined
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const lost = actionData && 'lost' in actionData ? actionData.lost : undefined
  const isElsewhere = actionData !== undefined && 'elsewhere' in actionData
  return (
    <>
      <BackLink to={pagesPath}>{copy.back}</BackLink>
      <h1 className="headline mt-3 text-section wrap-anywhere">{edited.name}</h1>
      <p className="mt-1 mb-8 flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
        <span>{copy.about(edited.fields.length)}</span>
        <a href={edited.page} className="text-link">
          {copy.onSite}
        </a>
      </p>
      <PagePreview edited={edited} width={width} />
      <PageEditor key={edited.mark} edited={edited} width={width} answer={answer} lost={lost} />
      <div className="mt-16 grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
        <PageShare edited={edited} printed={shareImagePath(edited.page)} fault={fault} />
        <PageWhole edited={edited} isElsewhere={isElsewhere} />
      </div>
      <PageHistory path={path} history={history} />
    </>
  )
}
