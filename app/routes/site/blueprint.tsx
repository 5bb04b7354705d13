import { useEffect } from 'react'
import { data } from 'react-router'
import { readReference } from '#app/features/intake/intake.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'
import { issueFormToken, receiveForm } from '#app/features/intake/intake-service.server.ts'
import { sendForm } from '#app/features/intake/send-form.ts'
import { BlueprintContact } from '#app/features/leads/blueprint-contact.tsx'
import { BlueprintJourney } from '#app/features/leads/blueprint-journey.tsx'
import { BlueprintSample } from '#app/features/leads/blueprint-sample.tsx'
import {
  BlueprintApproach,
  BlueprintChallenges,
  BlueprintHero,
  BlueprintIncluded,
} from '#app/features/leads/blueprint-sections.tsx'
import { blueprintIntake } from '#app/features/leads/blueprint-service.server.ts'
import { BlueprintTiers } from '#app/features/leads/blueprint-tiers.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { blueprint } from '#content/blueprint.ts'
import { forms } from '#content/forms.ts'
import type { Route } from './+types/blueprint'

const { success, failure } = forms.blueprint
const failureToast = { ...failure, tone: 'destructive' } as const

export const meta: Route.MetaFunction = (args) => siteMeta(blueprint.meta, args)

export function loader({ url, context }: Route.LoaderArgs) {
  return { token: issueFormToken(context, blueprintIntake.form), sent: readReference(url) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveForm(context, request, blueprintIntake, failure.description)
  return received.ok
    ? redirectWithToast(`/blueprint?sent=${received.reference}#blueprint-contact`, success)
    : data(received.answer, received.status)
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, { form: 'blueprint', lost: failure.description })

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
      <BlueprintSample />
      <BlueprintJourney />
      <BlueprintTiers />
      <BlueprintContact
        answer={actionData}
        sent={actionData ? null : loaderData.sent}
        guard={<IntakeFields form="blueprint" token={loaderData.token} answer={actionData} />}
      />
    </>
  )
}
