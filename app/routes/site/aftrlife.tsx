import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { AftrlifeFamily, AftrlifeRefusals } from '#app/features/site/aftrlife/aftrlife-family.tsx'
import { AftrlifeHero, AftrlifeLayers } from '#app/features/site/aftrlife/aftrlife-hero.tsx'
import {
  AftrlifeAction,
  AftrlifeAim,
  AftrlifeEndings,
  AftrlifeMaking,
  AftrlifeQuestions,
  AftrlifeSafeguards,
} from '#app/features/site/aftrlife/aftrlife-sections.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { aftrlife } from '#content/solutions/aftrlife.ts'
import type { Route } from './+types/aftrlife'

export function meta(args: Route.MetaArgs) {
  return siteMeta(aftrlife.meta, args, [faqData(pageCopy(aftrlife, args).questions.items)])
}

export default function Aftrlife() {
  return (
    <>
      <AftrlifeHero />
      <AftrlifeLayers />
      <AftrlifeRefusals />
      <AftrlifeFamily />
      <AftrlifeMaking />
      <AftrlifeEndings />
      <AftrlifeSafeguards />
      <AftrlifeAim />
      <AftrlifeQuestions />
      <AftrlifeAction />
    </>
  )
}
