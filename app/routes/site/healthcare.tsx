import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { HealthcareHero } from '#app/features/site/healthcare/healthcare-hero.tsx'
import {
  HealthcareAction,
  HealthcareOutcomes,
  HealthcareParts,
  HealthcareQuestions,
  HealthcareSafeguards,
} from '#app/features/site/healthcare/healthcare-sections.tsx'
import { LineDiagram } from '#app/features/site/healthcare/line-diagram.tsx'
import { NetworkTable } from '#app/features/site/healthcare/network-table.tsx'
import { PatientDay } from '#app/features/site/healthcare/patient-day.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { healthcare } from '#content/solutions/healthcare.ts'
import type { Route } from './+types/healthcare'

export function meta(args: Route.MetaArgs) {
  return siteMeta(healthcare.meta, args, [faqData(pageCopy(healthcare, args).questions.items)])
}

export default function Healthcare() {
  return (
    <>
      <HealthcareHero />
      <LineDiagram />
      <NetworkTable />
      <PatientDay />
      <HealthcareParts />
      <HealthcareOutcomes />
      <HealthcareSafeguards />
      <HealthcareQuestions />
      <HealthcareAction />
    </>
  )
}
