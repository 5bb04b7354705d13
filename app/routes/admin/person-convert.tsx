import { redirect } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { conversionOf } from '#app/features/leads/lead-conversion.ts'
import {
  readConversionForm,
  takeConversion,
} from '#app/features/leads/lead-conversion-actions.server.ts'
import { findConvertible } from '#app/features/leads/lead-conversion-service.server.ts'
import { convertPerson } from '#app/features/people/client-organisation-service.server.ts'
import { peoplePath } from '#app/features/people/person.ts'
import { readConvertiblePerson } from '#app/features/people/person-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import type { Route } from './+types/person-convert'
import { ConversionRoute } from './conversion-route.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && leadConversion.title(loaderData.name))

/** Of somebody who has sent a lead, that is converted. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { person, isClient, likely } = await readConvertiblePerson(app, actor, params.personId)
  const path = `${peoplePath}/${params.personId}`
  if (isClient) throw redirect(path)
  const lead = await findConvertible(app, actor, person.addresses)
  // Whoever has begun with this form keeps it, though a lead has come since.
  const isBegun = ['list', 'begun'].some((name) => url.searchParams.has(name))
  if (lead && !isBegun) throw redirect(`/lead_admin/inbox/${lead}/convert`)
  const first = conversionOf({ ...person, primary_interest: null }, likely)
  const form = await readConversionForm(app, actor, url.searchParams, first)
  const name = person.full_name || person.email
  return { ...form, name, path, search: '', sentTo: '?begun=1', hasLikely: likely !== undefined }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  takeConversion(context, request, `${peoplePath}/${params.personId}`, (app, actor, wanted) =>
    convertPerson(app, actor, params.personId, wanted),
  )

/** Keeps what was typed when the connection is lost or the session has ended. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrLost(serverAction, leadConversion.errors.lost)
}

export default function PersonConvert({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversionRoute {...loaderData} answer={actionData} />
}
