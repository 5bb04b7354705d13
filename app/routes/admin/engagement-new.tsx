import { data, type ShouldRevalidateFunctionArgs, useOutletContext } from 'react-router'
import { createProject } from '#app/features/engagements/engagement-edit-service.server.ts'
import { newProjectFields, parseNewProject } from '#app/features/engagements/engagement-forms.ts'
import { EngagementNew } from '#app/features/engagements/engagement-new.tsx'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { engagementForm } from '#content/engagements.ts'
import type { Route } from './+types/engagement-new'

/** The form keeps its id as long as it stands open. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function loader({ url }: Route.LoaderArgs) {
  return {
    id: crypto.randomUUID() as string,
    clientId: url.searchParams.get('client') ?? '',
    search: url.search,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseNewProject(onlyFields(await readForm(request), newProjectFields))
  if (submission.status !== 'success') return data(submission.reply(), 422)
  const { ip } = context.get(requestContext)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const id = await createProject(app, actor, submission.value, ip)
    const toast = { title: engagementForm.created, description: submission.value.name }
    return await redirectWithToast(`/lead_admin/engagements/${id}`, toast)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return data(submission.reply({ fieldErrors: { clientId: [error.userMessage] } }), 422)
  }
}

/** A lost connection or an ended session must not take along what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) throw error
    const reply = parseNewProject(form).reply({ formErrors: [engagementForm.failure] })
    return data(reply, { status: 503 })
  }
}

export default function EngagementNewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const clients = useOutletContext<{ id: string; name: string }[]>()
  return <EngagementNew {...loaderData} clients={clients} result={actionData} />
}
