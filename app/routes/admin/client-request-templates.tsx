import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { RequestTemplateList } from '#app/features/client-requests/request-template-list.tsx'
import {
  readTemplates,
  removeTemplate,
} from '#app/features/client-requests/request-template-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { requestTemplates as copy } from '#content/client-requests.ts'
import type { Route } from './+types/client-request-templates'

const here = '/lead_admin/requests/templates'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  return { templates: await readTemplates(context.get(appContext), context.get(actorContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = textField(await readForm(request), 'template', 40)
  try {
    await removeTemplate(context.get(appContext), context.get(actorContext), id)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    // Of two who press it at once, the second finds it done.
    return redirectWithToast(here, { title: copy.gone, tone: 'destructive' })
  }
  return redirectWithToast(here, { title: copy.removed })
}

export default function ClientRequestTemplates({ loaderData }: Route.ComponentProps) {
  return <RequestTemplateList {...loaderData} />
}
