import { redirect } from 'react-router'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { zoneCookie } from '#app/platform/time-zone.server.ts'
import { isZone } from '#app/platform/time-zone.ts'
import type { Route } from './+types/zone'

export const loader = () => redirect('/')

/** Takes the time zone that a browser tells by itself (app/ui/times/times-provider.tsx). */
export async function action({ request }: Route.ActionArgs) {
  const zone = textField(await readForm(request), 'zone', 65)
  if (!isZone(zone)) return new Response(null, { status: 422 })
  return new Response(null, { status: 204, headers: { 'Set-Cookie': zoneCookie(zone) } })
}
