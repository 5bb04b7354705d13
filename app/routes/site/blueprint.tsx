import { useEffect } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { blueprintSchema } from '#app/features/leads/blueprint.ts'
import { BlueprintContact } from '#app/features/leads/blueprint-contact.tsx'
import { parseBlueprint } from '#app/features/leads/blueprint-form.tsx'
import { BlueprintJourney } from '#app/features/leads/blueprint-journey.tsx'
import {
  BlueprintApproach,
  BlueprintChallenges,
  BlueprintHero,
  BlueprintIncluded,
} from '#app/features/leads/blueprint-sections.tsx'
import { BlueprintTiers } from '#app/features/leads/blueprint-tiers.tsx'
import { submitBlueprint } from '#app/features/leads/lead-service.server.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { blueprint } from '#content/blueprint.ts'
import { forms } from '#content/forms.ts'
import type { Route } from './+types/blueprint'

const { success, failure } = forms.blueprint
const failureToast = { ...failure, tone: 'destructive' } as const

export const meta: Route.MetaFunction = (args) => siteMeta(blueprint.meta, args)

/** The page carries the id of one visitor's form. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-cache' })

/** The reference comes from the address, so only its known shape is shown. */
function readReference(url: URL): string | null {
  const sent = url.searchParams.get('sent')
  return sent && /^[A-Za-z0-9-]{4,40}$/.test(sent) ? sent : null
}

/** The id under which a form was filled in; sending it twice stores it once. */
function readFormId(formData: FormData): string {
  const formId = String(formData.get('formId') ?? '')
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(formId) ? formId : crypto.randomUUID()
}

/** Another theme is no reason for a new form id, which would empty the form. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === '/theme' ? false : defaultShouldRevalidate
}

export function loader({ request }: Route.LoaderArgs) {
  return { formId: crypto.randomUUID() as string, sent: readReference(new URL(request.url)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  // A body that is no form at all is an empty form.
  const posted = await request.formData().catch(() => new FormData())
  const formData = onlyFields(posted, ['formId', ...Object.keys(blueprintSchema.shape)])
  const formId = readFormId(formData)
  const submission = parseBlueprint(formData)
  if (submission.status !== 'success') {
    return data({ formId, result: submission.reply(), failed: false }, { status: 422 })
  }
  try {
    const { reference } = await submitBlueprint(context, {
      formId,
      input: submission.value,
      request,
    })
    return redirectWithToast(`/blueprint?sent=${reference}#blueprint-contact`, success)
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') {
      const result = submission.reply({ formErrors: [error.userMessage] })
      return data({ formId, result, failed: false }, { status: 429 })
    }
    // Answered here, so it does not reach the place that logs what routes throw.
    const { id: requestId } = context.get(requestContext)
    context.get(appContext).log.error({ err: error, requestId }, 'blueprint request failed')
    const result = submission.reply({ formErrors: [failure.description] })
    return data({ formId, result, failed: true }, { status: 500 })
  }
}

/**
 * What comes back from the server without a redirect is a refusal. It keeps a failure's status here
 * too, so that nothing is loaded again: a new form id would empty the form.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const formData = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) throw error
    const result = parseBlueprint(formData).reply({ formErrors: [failure.description] })
    return data({ formId: readFormId(formData), result, failed: true }, { status: 503 })
  }
}

export default function Blueprint({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    if (actionData?.failed) raiseToast(failureToast)
  }, [actionData])
  return (
    <>
      <BlueprintHero />
      <BlueprintChallenges />
      <BlueprintApproach />
      <BlueprintIncluded />
      <BlueprintJourney />
      <BlueprintTiers />
      <BlueprintContact
        formId={actionData?.formId ?? loaderData.formId}
        result={actionData?.result ?? null}
        sent={actionData ? null : loaderData.sent}
      />
    </>
  )
}
