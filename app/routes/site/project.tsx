import { data, redirect } from 'react-router'
import { insightsOn } from '#app/features/insights/insight-service.server.ts'
import { findProject } from '#app/features/public-projects/public-project-service.server.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import type { Named } from '#app/features/site/breadcrumbs.tsx'
import { missingMeta, siteMeta } from '#app/features/site/page-meta.ts'
import { caseStudyData } from '#app/features/site/published-data.ts'
import { appContext } from '#app/platform/context.ts'
import { MissingPage } from '#app/ui/missing-page.tsx'
import { caseStudy } from '#content/public-projects.ts'
import type { Route } from './+types/project'
import { ProjectBody } from './project-body.tsx'

type Read = { project: { title: string } | null }
export const handle: Named<Read> = { crumb: (read) => read.project?.title }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const found = await dependsOnPublished(context, findProject(app, params.slug))
  if (!found) return data({ project: null, related: [] }, { status: 404 })
  if ('movedTo' in found) throw redirect(`/projects/${found.movedTo}${url.search}`, 301)
  const topics = found.project.capabilities.map(({ slug }) => slug)
  return data({ ...found, related: await insightsOn(app, topics) })
}

export function meta(args: Route.MetaArgs) {
  const project = args.loaderData?.project
  if (!project) return missingMeta(caseStudy.missing.title)
  const { title, subtitle, description } = project
  const origin = args.matches[0].loaderData?.origin ?? ''
  const copy = { title, description: description ?? subtitle ?? title }
  return siteMeta(copy, args, [caseStudyData(project, origin)], title)
}

export default function Project({ loaderData: { project, related } }: Route.ComponentProps) {
  if (!project) return <MissingPage {...caseStudy.missing} to="/projects" />
  return <ProjectBody project={project} related={related} />
}
