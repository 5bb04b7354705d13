import { previewInsight } from '#app/features/insights/insight-preview-service.server.ts'
import { PreviewBanner, sourceOf } from '#app/features/publishing/preview-banner.tsx'
import { previewStored, previewTyped } from '#app/features/publishing/preview-service.server.ts'
import { adminPath } from '#app/features/publishing/publication.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { missingMeta } from '#app/features/site/page-meta.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { readZone } from '#app/platform/time-zone.server.ts'
import { MissingPage } from '#app/ui/missing-page.tsx'
import { timesIn } from '#app/ui/times/times.ts'
import { insightPage } from '#content/insights.ts'
import { publicationPreview as copy } from '#content/publication-preview.ts'
import { InsightBody } from '../site/insight-body.tsx'
import type { Route } from './+types/insight-preview'

/** A preview of the stored values. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const record = { kind: 'insight', id: params.publicationId } as const
  const shown = await previewStored(app, actor, record, url.searchParams.get('version'))
  if (!shown) return null
  return {
    insight: await previewInsight(app, actor, shown.id, shown.values),
    source: sourceOf(shown.version, timesIn(readZone(request) ?? 'UTC', null)),
  }
}

/** A preview of the posted form's values. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const record = { kind: 'insight', id: params.publicationId } as const
  const { id, values } = await previewTyped(app, actor, record, await readForm(request))
  return { insight: await previewInsight(app, actor, id, values), source: copy.typed }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return missingMeta(copy.metaTitle(loaderData?.insight.title || copy.untitled))
}

export default function InsightPreview({ loaderData, actionData, params }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  if (!shown) return <MissingPage {...insightPage.missing} to={adminPath.insight} />
  const { slug, title } = shown.insight
  return (
    <>
      <BreadcrumbsTo pathname={`/blog/${slug}`} name={title || undefined} />
      <InsightBody insight={shown.insight} />
      <PreviewBanner source={shown.source} back={`${adminPath.insight}/${params.publicationId}`} />
    </>
  )
}
