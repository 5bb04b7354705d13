import { useOutletContext } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { removeApplication } from '#app/features/careers/admin-application-service.server.ts'
import type { Application } from '#app/features/careers/application.ts'
import { ApplicationRemoval } from '#app/features/careers/application-removal.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { applicationPage } from '#content/applications.ts'
import type { Route } from './+types/application-delete'

export const meta: Route.MetaFunction = ({ matches }) =>
  titleAbove(matches, applicationPage.removal.remove)

export async function action({ params, context }: Route.ActionArgs) {
  const actor = context.get(actorContext)
  const { applicationId: id } = params
  try {
    await removeApplication(context.get(appContext), actor, id)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    const toast = { title: error.userMessage, tone: 'destructive' } as const
    return redirectWithToast(`/lead_admin/applications/${id}`, toast)
  }
  return redirectWithToast('/lead_admin/applications', applicationPage.removal.done)
}

export default function ApplicationDelete() {
  return <ApplicationRemoval application={useOutletContext<Application>()} />
}
