import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { Access } from '#app/features/site/clients/access.tsx'
import {
  Assurance,
  Leaves,
  PortalAction,
  PortalHero,
} from '#app/features/site/clients/portal-sections.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { clients } from '#content/clients.ts'
import type { Route } from './+types/clients'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(clients.meta, args, [faqData(pageCopy(clients, args).questions.items)])

export default function Clients() {
  return (
    <>
      <PortalHero />
      <Leaves />
      <Access />
      <Assurance />
      <PortalAction />
    </>
  )
}
