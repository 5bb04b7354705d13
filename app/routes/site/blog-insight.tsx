import { data, redirect } from 'react-router'
import { feedLinks } from '#app/features/insights/feed/feed.ts'
import { findInsight } from '#app/features/insights/insight-service.server.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import type { Named } from '#app/features/site/breadcrumbs.tsx'
import { missingMeta, siteMeta } from '#app/features/site/page-meta.ts'
import { articleData } from '#app/features/site/published-data.ts'
import { appContext } from '#app/platform/context.ts'
import { MissingPage } from '#app/ui/missing-page.tsx'
import { insightPage } from '#content/insights.ts'
import type { Route } from './+types/blog-insight'
import { InsightBody } from './insight-body.tsx'

type Read = { insight: { title: string } | null }
export const handle: Named<Read> = { crumb: (read) => read.insight?.title }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const reading = findInsight(context.get(appContext), params.slug)
  const found = await dependsOnPublished(context, reading)
  if (!found) return data({ insight: null }, { status: 404 })
  if ('movedTo' in found) throw redirect(`/blog/${found.movedTo}${url.search}`, 301)
  return data(found)
}

export function meta(args: Route.MetaArgs) {
  const insight = args.loaderData?.insight
  if (!insight) return missingMeta(insightPage.missing.title)
  const { title, excerpt } = insight
  const origin = args.matches[0].loaderData?.origin ?? ''
  const copy = { title, description: excerpt ?? title }
  return [...siteMeta(copy, args, [articleData(insight, origin)], title), ...feedLinks]
}

export default function InsightPage({ loaderData: { insight } }: Route.ComponentProps) {
  if (!insight) return <MissingPage {...insightPage.missing} to="/blog" />
  return <InsightBody insight={insight} />
}
