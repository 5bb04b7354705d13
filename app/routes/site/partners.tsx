import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import {
  PartnersHero,
  PartnersJoining,
  PartnersMeaning,
  PartnersPortable,
} from '#app/features/site/partners/partners-sections.tsx'
import { faqData } from '#app/features/site/questions-data.ts'
import { partners } from '#content/partners.ts'
import type { Route } from './+types/partners'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(partners.meta, args, [faqData(pageCopy(partners, args).questions.items)])

export default function Partners() {
  return (
    <>
      <PartnersHero />
      <PartnersPortable />
      <PartnersMeaning />
      <PartnersJoining />
    </>
  )
}
