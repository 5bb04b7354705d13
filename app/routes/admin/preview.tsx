import { Outlet } from 'react-router'
import { adminGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { SiteLayout } from '#app/features/site/site-layout.tsx'
import type { Route } from './+types/preview'

export const middleware: Route.MiddlewareFunction[] = [adminGate]

/** As on the site: the scripts are loaded at the first use. */
export const handle = { scripts: 'on-use' } as const

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

export default function Preview() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}
