import { Outlet } from 'react-router'
import { adminGate } from '#app/features/accounts/actor-middleware.server.ts'
import { AdminShell } from '#app/features/accounts/admin-shell.tsx'
import { actorContext } from '#app/platform/context.ts'
import { adminPanel } from '#content/admin.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/layout'
import '../../panel.css'

export const middleware: Route.MiddlewareFunction[] = [adminGate]

export const meta: Route.MetaFunction = () => [
  { title: `${adminPanel.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  return { email: actor.kind === 'user' ? actor.email : '' }
}

export default function AdminPanel({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell email={loaderData.email}>
      <Outlet />
    </AdminShell>
  )
}
