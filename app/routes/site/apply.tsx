import { useEffect } from 'react'
import { data, useNavigate } from 'react-router'
import { applicationFormName, applyHref } from '#app/features/careers/application.ts'
import { takeApplication } from '#app/features/careers/application-actions.server.ts'
import { ApplicationPage } from '#app/features/careers/application-page.tsx'
import { findJob } from '#app/features/careers/open-post.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'
import { issueFormToken } from '#app/features/intake/intake-service.server.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays } from '#app/features/site/hidden-ways.ts'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { applicationForm } from '#content/application-form.ts'
import { careers } from '#content/careers.ts'
import type { Route } from './+types/apply'

const failureToast = { ...applicationForm.failure, tone: 'destructive' } as const

/** Read by server/page-key.ts; with a reference the page is not cached. */
export const handle = { query: ['job'] } as const

export function meta({ matches }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin
  const crumbs = hiddenWays.apply
  return pageMeta({
    ...applicationForm.meta,
    pathname: '/careers/apply',
    origin,
    hidden: true,
    crumbs,
  })
}

/** The application form as a page, the same for every visitor: `?job=` names the post. */
export function loader({ url, context }: Route.LoaderArgs) {
  const sent = url.searchParams.get('sent')
  const job = findJob(url.searchParams.get('job'))
  return {
    job,
    // As labels, so that the browser need not load the texts of all posts.
    details: {
      department: careers.departments.find(({ id }) => id === job?.department)?.name,
      type: job && careers.types[job.type],
    },
    // From the address, so only a valid reference is shown.
    sent: sent && /^[0-9A-F]{8}$/.test(sent) ? sent : null,
    token: issueFormToken(context, applicationFormName),
    retentionDays: context.get(appContext).config.applicationRetentionDays,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await takeApplication(context, request)
  if (!('reference' in outcome)) return data(outcome.data, outcome.init ?? undefined)
  const job = findJob(url.searchParams.get('job'))
  return redirectWithToast(applyHref(job, outcome.reference), outcome.toast)
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { job, details, sent, retentionDays, token } = loaderData
  useEffect(() => {
    if (actionData?.failed) raiseToast(failureToast)
  }, [actionData])
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.apply} />
      <ApplicationPage
        key={sent}
        job={job}
        details={details}
        retentionDays={retentionDays}
        refusal={actionData}
        guard={(answer) => (
          <IntakeFields form={applicationFormName} token={token} answer={answer} />
        )}
        sent={actionData ? null : sent}
        onSent={({ location, toast }) => {
          if (toast) raiseToast(toast)
          navigate(location)
        }}
      />
    </>
  )
}
