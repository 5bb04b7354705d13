import { insightsOn } from '#app/features/insights/insight-service.server.ts'
import { previewProject } from '#app/features/public-projects/public-project-preview-service.server.ts'
import { PreviewBanner, sourceOf } from '#app/features/publishing/preview-banner.tsx'
import { previewStored, previewTyped } from '#app/features/publishing/preview-service.server.ts'
import { adminPath, type Values } from '#app/features/publishing/publication.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { missingMeta } from '#app/features/site/page-meta.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { readZone } from '#app/platform/time-zone.server.ts'
import { MissingPage } from '#app/ui/missing-page.tsx'
import { timesIn } from '#app/ui/times/times.ts'
import { caseStudy } from '#content/public-projects.ts'
import { publicationPreview as copy } from '#content/publication-preview.ts'
import { ProjectBody } from '../site/project-body.tsx'
import type { Route } from './+types/published-project-preview'

/** A preview of the stored values. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const record = { kind: 'project', id: params.publicationId } as const
  const shown = await previewStored(app, actor, record, url.searchParams.get('version'))
  if (!shown) return null
  return {
    ...(await read(context, shown.id, shown.values)),
    source: sourceOf(shown.version, timesIn(readZone(request) ?? 'UTC', null)),
  }
}

/** A preview of the posted form's values. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const record = { kind: 'project', id: params.publicationId } as const
  const { id, values } = await previewTyped(app, actor, record, await readForm(request))
  return { ...(await read(context, id, values)), source: copy.typed }
}

async function read(context: Route.LoaderArgs['context'], id: string | null, values: Values) {
  const app = context.get(appContext)
  const project = await previewProject(app, context.get(actorContext), id, values)
  const topics = project.capabilities.map(({ slug }) => slug)
  return { project, related: await insightsOn(app, topics) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return missingMeta(copy.metaTitle(loaderData?.project.title || copy.untitled))
}

export default function ProjectPreview({ loaderData, actionData, params }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  if (!shown) return <MissingPage {...caseStudy.missing} to={adminPath.project} />
  const { slug, title } = shown.project
  return (
    <>
      <BreadcrumbsTo pathname={`/projects/${slug}`} name={title || undefined} />
      <ProjectBody project={shown.project} related={shown.related} />
      <PreviewBanner source={shown.source} back={`${adminPath.project}/${params.publicationId}`} />
    </>
  )
}
