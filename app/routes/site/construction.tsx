import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import {
  ConstructionFeatures,
  ConstructionQuestions,
  ConstructionSafeguards,
} from '#app/features/site/construction/construction-sections.tsx'
import { DrawingSheet } from '#app/features/site/construction/drawing-sheet.tsx'
import { InspectionLayers } from '#app/features/site/construction/inspection-layers.tsx'
import { InspectionReport } from '#app/features/site/construction/inspection-report.tsx'
import { ScaleBars } from '#app/features/site/construction/scale-bars.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { construction } from '#content/solutions/construction.ts'
import type { Route } from './+types/construction'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(construction.meta, args, [faqData(pageCopy(construction, args).questions.items)])

export default function Construction() {
  const copy = usePageCopy(construction)
  return (
    <>
      <DrawingSheet />
      <InspectionLayers />
      <ConstructionFeatures />
      <InspectionReport />
      <ScaleBars />
      <ConstructionSafeguards />
      <ConstructionQuestions />
      <ClosingAction action={copy.action} figure="construction" />
    </>
  )
}
