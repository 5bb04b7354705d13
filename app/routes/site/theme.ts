import { data, redirect } from 'react-router'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import { themeCookie } from '#app/platform/theme.server.ts'
import type { Route } from './+types/theme'

export const loader = () => redirect('/')

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const theme = textField(form, 'theme', 10)
  const headers = {
    'Set-Cookie': themeCookie(theme === 'light' || theme === 'dark' ? theme : null),
  }
  // The router stays on the page; only a plain form needs a redirect back.
  if (new URL(request.url).pathname.endsWith('.data')) return data(null, { headers })
  return redirect(ownPath(textField(form, 'returnTo', 2_000), '/'), { headers })
}
