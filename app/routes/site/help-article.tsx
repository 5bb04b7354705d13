import { data, redirect } from 'react-router'
import { publicHelpPath } from '#app/features/help/help.ts'
import { findPublicHelp } from '#app/features/help/help-service.server.ts'
import { PublicHelpPage } from '#app/features/help/public-help-page.tsx'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { homePicture, missingMeta, pageMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { MissingPage } from '#app/ui/missing-page.tsx'
import { missingHelp } from '#content/help.ts'
import type { Route } from './+types/help-article'
import '#app/features/insights/reading/article.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const reading = findPublicHelp(context.get(appContext), params.slug)
  const found = await dependsOnPublished(context, reading)
  if (!found) return data({ article: null }, { status: 404 })
  if ('movedTo' in found) throw redirect(`${publicHelpPath}/${found.movedTo}${url.search}`, 301)
  return data(found)
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const article = loaderData?.article
  if (!article) return missingMeta(missingHelp.title)
  const { title, excerpt } = article
  const origin = matches[0].loaderData?.origin
  const copy = { title, description: excerpt ?? title }
  return pageMeta({ ...copy, pathname: location.pathname, origin, share: homePicture })
}

export default function HelpArticle({ loaderData: { article } }: Route.ComponentProps) {
  if (!article) return <MissingPage {...missingHelp} to={publicHelpPath} />
  return <PublicHelpPage article={article} />
}
