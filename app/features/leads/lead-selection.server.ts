import { readListQuery } from '#app/lists/list.ts'
import { promisedWhole } from '#app/lists/whole-list.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadStatuses } from './lead.ts'
import { leadLists } from './lead-list-query.ts'
import { readWhole, type Ticked } from './lead-selection-service.server.ts'

const mostAtOnce = 200

/**
 * The selected leads of a posted list, with what the list showed of each, and the list's address.
 * @throws Response that leads back, when everything was selected and it is no longer the same
 */
export async function readSelection(request: Request, url: URL, app: App, actor: Actor) {
  const form = await readForm(request)
  const place = form.get('place') === 'inbox' ? 'inbox' : 'leads'
  const list = `${leadLists[place].path}${url.search}`
  const promised = promisedWhole(form)
  if (promised === undefined)
    return { form, list, ticked: form.getAll('lead').slice(0, mostAtOnce).map(asTicked) }
  try {
    const query = readListQuery(leadLists[place], url.searchParams)
    return { form, list, ticked: await readWhole(app, actor, query, promised) }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    throw await redirectWithToast(list, { title: error.userMessage, tone: 'destructive' })
  }
}

function asTicked(value: FormDataEntryValue): Ticked {
  const [id = '', from, owner = ''] = String(value).split(':')
  return { id, from: oneOf(from, leadStatuses), owner }
}
