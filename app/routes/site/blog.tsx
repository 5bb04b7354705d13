import { redirect } from 'react-router'
import { feedLinks } from '#app/features/insights/feed/feed.ts'
import { FollowFeeds } from '#app/features/insights/feed/follow-feeds.tsx'
import { readInsightQuery } from '#app/features/insights/insight-query.ts'
import { listInsights } from '#app/features/insights/insight-service.server.ts'
import { InsightContents } from '#app/features/insights/reading/insight-contents.tsx'
import { issueFormToken } from '#app/features/intake/intake-service.server.ts'
import { SubscribeForm } from '#app/features/intake/subscribe-form.tsx'
import { SubscribeBox } from '#app/features/newsletter/subscribe-box.tsx'
import { newsletterForms } from '#app/features/newsletter/subscription.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { appContext } from '#app/platform/context.ts'
import { insightsPage } from '#content/insights.ts'
import { newsletterConsent } from '#content/newsletter.ts'
import type { Route } from './+types/blog'

/** Read by server/page-key.ts: the parameters that change the page. */
export const handle = { query: ['type', 'capability', 'after'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readInsightQuery(url.searchParams)
  const reading = listInsights(context.get(appContext), query)
  const { list, movedTo } = await dependsOnPublished(context, reading)
  if (movedTo) throw redirect(changedHref('/blog', url.search, movedTo), 301)
  return { ...list, query, token: issueFormToken(context, newsletterForms) }
}

export const meta: Route.MetaFunction = (args) => [
  ...siteMeta(insightsPage.meta, args),
  ...feedLinks,
]

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { token, ...contents } = loaderData
  return (
    <InsightContents {...contents}>
      <SubscribeBox>
        <SubscribeForm
          form="newsletter"
          token={token}
          answer={undefined}
          consent={newsletterConsent}
          variant="primary"
        >
          <input type="hidden" name="page" value="/blog" />
        </SubscribeForm>
      </SubscribeBox>
      <FollowFeeds />
    </InsightContents>
  )
}
