import { redirect } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { listState } from '#app/features/engagements/engagement-list-query.ts'
import { conversionOf } from '#app/features/leads/lead-conversion.ts'
import {
  readConversionForm,
  takeConversion,
} from '#app/features/leads/lead-conversion-actions.server.ts'
import { convertLead, readConvertible } from '#app/features/leads/lead-conversion-service.server.ts'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import { personOfLead } from '#app/features/people/client-organisation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import type { Route } from './+types/lead-convert'
import { ConversionRoute } from './conversion-route.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleAbove(matches, loaderData && leadConversion.title(loaderData.name))

const pathOf = (url: URL, id: string) => `${leadLists[leadPlaceOf(url)].path}/${id}`

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { lead, client, likely } = await readConvertible(app, actor, params.leadId)
  const path = pathOf(url, lead.id)
  const state = listState(url.searchParams)
  const search = state && `?${state}`
  if (client) throw redirect(`${path}${search}`)
  const first = conversionOf(lead, likely)
  const form = await readConversionForm(app, actor, url.searchParams, first)
  return { ...form, name: lead.full_name, path, search, hasLikely: likely !== undefined }
}

export const action = ({ request, params, url, context }: Route.ActionArgs) =>
  takeConversion(
    context,
    request,
    `${pathOf(url, params.leadId)}${url.search}`,
    (app, actor, wanted) => convertLead(app, actor, params.leadId, wanted, personOfLead),
  )

/** Keeps what was typed when the connection is lost or the session has ended. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrLost(serverAction, leadConversion.errors.lost)
}

export default function LeadConvert({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversionRoute {...loaderData} answer={actionData} />
}
