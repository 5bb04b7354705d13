import { data, redirect } from 'react-router'
import { railCookie } from '#app/features/accounts/shell/rail-cookie.server.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import type { Route } from './+types/rail'

const home = '/lead_admin'

export const loader = () => redirect(home)

/** Shows the rail with its words, or as icons only. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const width = textField(form, 'rail', 10) === 'narrow' ? 'narrow' : 'wide'
  const headers = { 'Set-Cookie': railCookie(width) }
  // The router stays on the page; only a plain form needs a redirect back.
  if (new URL(request.url).pathname.endsWith('.data')) return data(null, { headers })
  return redirect(ownPath(textField(form, 'returnTo', 2_000), home), { headers })
}
