import { downloadResume } from '#app/features/careers/admin-application-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/application-resume'

/** The resume, whole or in a range, always as a download. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  return downloadResume(context.get(appContext), actor, request, params.applicationId)
}
