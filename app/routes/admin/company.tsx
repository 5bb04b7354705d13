import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { type CompanyFacts, factKeys } from '#app/features/company/company-facts.ts'
import { parseFacts } from '#app/features/company/company-facts-form.ts'
import { CompanyFactsPage } from '#app/features/company/company-facts-page.tsx'
import { readFactsForStaff, saveFacts } from '#app/features/company/company-facts-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { saveForm } from '#app/platform/save-form.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { companyPanel as copy } from '#content/company-panel.ts'
import type { Route } from './+types/company'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  return readFactsForStaff(context.get(appContext), context.get(actorContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const form = await readForm(request)
  return saveForm(parseFacts(onlyFields(form, factKeys)), async (facts) => {
    const based = Number(textField(form, 'based', 10))
    await saveFacts(...by, { input: facts as CompanyFacts, based })
    return redirectWithToast('/lead_admin/company', { title: copy.saved })
  })
}

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyFactsPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.failure} retry={copy.retry} />
}
