import { lazy, Suspense } from 'react'
import { applicationFormName } from '#app/features/careers/application.ts'
import { Applications, ApplyButton } from '#app/features/careers/application-opener.tsx'
import { filterJobs, readJobFilter } from '#app/features/careers/job-filter.ts'
import { issueFormToken } from '#app/features/intake/intake-service.server.ts'
import { CareersIndex } from '#app/features/site/careers/careers-index.tsx'
import { CareersReading } from '#app/features/site/careers/careers-reading.tsx'
import { CareersRegister } from '#app/features/site/careers/careers-register.tsx'
import { jobPostingData } from '#app/features/site/careers/job-posting-data.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { careers } from '#content/careers.ts'
import type { Route } from './+types/careers'

// Loaded with the dialog. A form without its token is quarantined.
const IntakeFields = lazy(() =>
  import('#app/features/intake/intake-fields.tsx').then(
    ({ IntakeFields: fields }) => ({ default: fields }),
    () => ({ default: () => <></> }),
  ),
)

const { register, general } = careers

/** Read by server/page-key.ts. */
export const handle = { query: ['type', 'location'] } as const

export function meta(args: Route.MetaArgs) {
  const origin = args.matches[0].loaderData?.origin ?? ''
  const jobs = args.loaderData ? filterJobs(args.loaderData.filter) : careers.jobs
  return siteMeta(
    careers.meta,
    args,
    jobs.map((job) => jobPostingData(job, origin)),
  )
}

/** The same for every visitor: the filter is in the address. */
export function loader({ url, context }: Route.LoaderArgs) {
  return {
    filter: readJobFilter(url.searchParams),
    token: issueFormToken(context, applicationFormName),
    retentionDays: context.get(appContext).config.applicationRetentionDays,
  }
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { filter, retentionDays, token } = loaderData
  const jobs = filterJobs(filter)
  return (
    <Applications
      retentionDays={retentionDays}
      guard={(answer) => (
        <Suspense>
          <IntakeFields form={applicationFormName} token={token} answer={answer} />
        </Suspense>
      )}
    >
      <CareersIndex shown={jobs} />
      <CareersRegister
        filter={filter}
        jobs={jobs}
        apply={(job) => (
          <ApplyButton job={job} name={register.applyFor(job.title)} variant="secondary">
            {register.apply}
          </ApplyButton>
        )}
      />
      <CareersReading>
        <ApplyButton size="large" data-next-step="closing">
          {general.action}
        </ApplyButton>
      </CareersReading>
    </Applications>
  )
}
