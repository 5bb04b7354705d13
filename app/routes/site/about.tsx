import { AboutDuties } from '#app/features/site/about/about-duties.tsx'
import { AboutAction, AboutImpact } from '#app/features/site/about/about-impact.tsx'
import { AboutMission } from '#app/features/site/about/about-mission.tsx'
import { AboutSeal } from '#app/features/site/about/about-seal.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { about } from '#content/about.ts'
import type { Route } from './+types/about'

export function meta(args: Route.MetaArgs) {
  return siteMeta(about.meta, args)
}

export default function About() {
  return (
    <>
      <AboutMission />
      <AboutSeal />
      <AboutDuties />
      <AboutImpact />
      <AboutAction />
    </>
  )
}
