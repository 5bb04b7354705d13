import { readForm } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { leadStatuses } from './lead.ts'
import { leadLists } from './lead-list-query.ts'

const mostAtOnce = 200

/** The selected leads of a posted list, with what the list showed of each, and the list's address. */
export async function readSelection(request: Request, { search }: URL) {
  const form = await readForm(request)
  const place = form.get('place') === 'inbox' ? 'inbox' : 'leads'
  const ticked = form.getAll('lead').slice(0, mostAtOnce).map(asTicked)
  return { form, list: `${leadLists[place].path}${search}`, ticked }
}

function asTicked(value: FormDataEntryValue) {
  const [id = '', from, owner = ''] = String(value).split(':')
  return { id, from: oneOf(from, leadStatuses), owner }
}
