import { data, type RouterContextProvider } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import {
  type Conversion,
  type ConversionEntry,
  conversionFields,
  parseConversion,
} from './lead-conversion.ts'
import { ConversionFault } from './lead-conversion-service.server.ts'

/** What the dialog shows: what was typed before a client was searched for, or what it begins with. */
export async function readConversionForm(
  app: App,
  actor: Actor,
  query: URLSearchParams,
  first: ConversionEntry,
) {
  const entry: ConversionEntry = query.has('list') ? Object.fromEntries(query) : first
  const clientSearch = readClientSearch(query)
  const clients = await readClientChoice(app, actor, clientSearch, entry.existing_client ?? '')
  return { entry, clients, clientSearch }
}

/**
 * Handles the form that makes a client.
 * @param back the page that shows what was made
 */
export async function takeConversion(
  context: Readonly<RouterContextProvider>,
  request: Request,
  back: string,
  convert: (
    app: App,
    actor: Actor,
    wanted: Conversion,
  ) => Promise<{ client: string; isOld: boolean }>,
) {
  const submission = parseConversion(onlyFields(await readForm(request), conversionFields))
  if (submission.status !== 'success') return data({ result: submission.reply() }, 422)
  const { value } = submission
  try {
    const { client, isOld } = await convert(
      context.get(appContext),
      context.get(actorContext),
      value,
    )
    const made = { project: value.project?.name ?? null, invited: value.invitation?.email ?? null }
    const toast = isOld
      ? { title: leadConversion.already(client), description: leadConversion.alreadyText }
      : { title: leadConversion.done(client), description: leadConversion.created(made) }
    return await redirectWithToast(back, toast)
  } catch (error) {
    if (!(error instanceof ConversionFault)) throw error
    const result = submission.reply({ fieldErrors: { [error.field]: [error.message] } })
    return data({ result }, 409)
  }
}
