import { data, redirect } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { listState } from '#app/features/engagements/engagement-list-query.ts'
import {
  type ConversionEntry,
  conversionFields,
  conversionOf,
  parseConversion,
} from '#app/features/leads/lead-conversion.ts'
import { ConversionDialog } from '#app/features/leads/lead-conversion-dialog.tsx'
import {
  ConversionFault,
  convertLead,
  readConvertible,
} from '#app/features/leads/lead-conversion-service.server.ts'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import type { Route } from './+types/lead-convert'

const pathOf = (url: URL) => leadLists[leadPlaceOf(url)].path

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { lead, client, likely } = await readConvertible(app, actor, params.leadId)
  const [path, state] = [pathOf(url), listState(url.searchParams)]
  const search = state && `?${state}`
  if (client) throw redirect(`${path}/${lead.id}${search}`)
  const entry: ConversionEntry = url.searchParams.has('list')
    ? Object.fromEntries(url.searchParams)
    : conversionOf(lead, likely)
  const clientSearch = readClientSearch(url.searchParams)
  const clients = await readClientChoice(app, actor, clientSearch, entry.existing_client ?? '')
  const { id, full_name } = lead
  const hasLikely = likely !== undefined
  return { lead: { id, full_name }, path, search, entry, hasLikely, clients, clientSearch }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const submission = parseConversion(onlyFields(await readForm(request), conversionFields))
  if (submission.status !== 'success') return data({ result: submission.reply() }, 422)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { value } = submission
  try {
    const { client, isOld } = await convertLead(app, actor, params.leadId, value)
    const made = { project: value.project?.name ?? null, invited: value.invitation?.email ?? null }
    const toast = isOld
      ? { title: leadConversion.already(client), description: leadConversion.alreadyText }
      : { title: leadConversion.done(client), description: leadConversion.created(made) }
    return await redirectWithToast(`${pathOf(url)}/${params.leadId}${url.search}`, toast)
  } catch (error) {
    if (!(error instanceof ConversionFault)) throw error
    const result = submission.reply({ fieldErrors: { [error.field]: [error.message] } })
    return data({ result }, 409)
  }
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrLost(serverAction, leadConversion.errors.lost)
}

export default function LeadConvert({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, clientSearch, ...dialog } = loaderData
  const { lead, path, entry } = dialog
  const typed = actionData?.result?.initialValue?.existing_client
  return (
    <ConversionDialog
      {...dialog}
      answer={actionData}
      clientPicker={(field) => (
        <ClientPicker
          {...field}
          name="existing_client"
          label={leadConversion.fields.existing_client}
          requiredText={leadConversion.required}
          empty={leadConversion.chooseClient}
          clients={clients}
          value={String(typed ?? entry.existing_client ?? '')}
          search={clientSearch}
          findAction={`${path}/${lead.id}/convert`}
        />
      )}
    />
  )
}
