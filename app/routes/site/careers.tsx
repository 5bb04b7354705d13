import { CareersIndex } from '#app/features/site/careers/careers-index.tsx'
import { CareersReading } from '#app/features/site/careers/careers-reading.tsx'
import { CareersRegister } from '#app/features/site/careers/careers-register.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { jobPostingData } from '#app/features/site/structured-data.ts'
import { careers } from '#content/careers.ts'
import type { Route } from './+types/careers'

export function meta(args: Route.MetaArgs) {
  const origin = args.matches[0].loaderData?.origin ?? ''
  return siteMeta(
    careers.meta,
    args,
    careers.jobs.map((job) => jobPostingData(job, origin)),
  )
}

export default function Careers() {
  return (
    <>
      <CareersIndex />
      <CareersRegister />
      <CareersReading />
    </>
  )
}
