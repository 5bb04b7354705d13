import type { Insight } from '#app/features/insights/insight-service.server.ts'
import { InsightArticle } from '#app/features/insights/reading/insight-article.tsx'
import { ReadOn } from '#app/features/insights/reading/read-on.tsx'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { insightPage } from '#content/insights.ts'
import '#app/features/insights/reading/article.css'

/** The page of an insight, for its address and for a preview. */
export function InsightBody({ insight }: { insight: Insight }) {
  return (
    <>
      <InsightArticle insight={insight} />
      <ReadOn related={insight.related} project={insight.project} />
      <ClosingAction action={insightPage.action} layout="line" />
    </>
  )
}
