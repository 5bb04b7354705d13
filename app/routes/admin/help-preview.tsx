import { previewHelp } from '#app/features/help/help-service.server.ts'
import { HelpText } from '#app/features/help/help-text.tsx'
import { PreviewBanner, sourceOf } from '#app/features/publishing/preview-banner.tsx'
import { previewStored, previewTyped } from '#app/features/publishing/preview-service.server.ts'
import { adminPath } from '#app/features/publishing/publication.ts'
import { missingMeta } from '#app/features/site/page-meta.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { readZone } from '#app/platform/time-zone.server.ts'
import { MissingPage } from '#app/ui/missing-page.tsx'
import { timesIn } from '#app/ui/times/times.ts'
import { missingHelp } from '#content/help.ts'
import { publicationPreview as copy } from '#content/publication-preview.ts'
import type { Route } from './+types/help-preview'
import '#app/features/insights/reading/article.css'

/** A preview of the stored values. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const record = { kind: 'help', id: params.publicationId } as const
  const shown = await previewStored(app, actor, record, url.searchParams.get('version'))
  if (!shown) return null
  return {
    article: previewHelp(app, actor, shown.values),
    source: sourceOf(shown.version, timesIn(readZone(request) ?? 'UTC', null)),
  }
}

/** A preview of the posted form's values. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const record = { kind: 'help', id: params.publicationId } as const
  const { values } = await previewTyped(app, actor, record, await readForm(request))
  return { article: previewHelp(app, actor, values), source: copy.typed }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return missingMeta(copy.metaTitle(loaderData?.article.title || copy.untitled))
}

export default function HelpPreview({ loaderData, actionData, params }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  if (!shown) return <MissingPage {...missingHelp} to={adminPath.help} />
  return (
    <div className="frame pt-10 pb-24">
      <HelpText article={shown.article} />
      <PreviewBanner source={shown.source} back={`${adminPath.help}/${params.publicationId}`} />
    </div>
  )
}
