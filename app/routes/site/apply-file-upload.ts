import { redirect } from 'react-router'
import { applyHref } from '#app/features/careers/application.ts'
import { takeApplication } from '#app/features/careers/application-actions.server.ts'
import { findJob } from '#app/features/careers/open-post.ts'
import type { Route } from './+types/apply-file-upload'

export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(applyHref(findJob(url.searchParams.get('job'))))

/** The upload endpoint of the application form, for a script that shows the progress. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await takeApplication(context, request)
  if (!('reference' in outcome))
    return Response.json({ refusal: outcome.data }, outcome.init ?? undefined)
  const job = findJob(url.searchParams.get('job'))
  const location = applyHref(job, outcome.reference)
  return Response.json({ location, toast: outcome.toast })
}
