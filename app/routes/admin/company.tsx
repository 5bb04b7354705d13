import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import type { CompanyFacts } from '#app/features/company/company-facts.ts'
import { factKeys } from '#app/features/company/company-facts.ts'
import { parseFacts } from '#app/features/company/company-facts-form.ts'
import { CompanyFactsPage, type FactsAnswer } from '#app/features/company/company-facts-page.tsx'
import { readFactsForStaff, saveFacts } from '#app/features/company/company-facts-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
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
  const submission = parseFacts(onlyFields(form, factKeys))
  const refuse = (status: number, error?: string) =>
    data({ result: submission.reply(), error } satisfies FactsAnswer, status)
  if (submission.status !== 'success') return refuse(422)
  const input = submission.value as CompanyFacts
  try {
    await saveFacts(...by, { input, based: Number(textField(form, 'based', 10)) })
    return await redirectWithToast('/lead_admin/company', { title: copy.saved })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refuse(409, error.userMessage)
  }
}

/** Keeps what was typed when the connection is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data({ result: null, error: copy.lost } satisfies FactsAnswer, { status: 503 })
  }
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyFactsPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.failure} retry={copy.retry} />
}
