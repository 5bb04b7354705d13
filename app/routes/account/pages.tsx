import type { ComponentProps } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import { FaultInPanel } from '#app/features/site/panel-fault.tsx'

/** All pages of the portal or the panel, inside the shell. */
export default function Pages() {
  return <Outlet />
}

/**
 * Shows the error of a page inside the shell, which keeps its tabs, name and Sign Out. It is not
 * part of the shell's own route, because after a refused post that route has no loader data.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  const from = useOutletContext<ComponentProps<typeof FaultInPanel>['from']>()
  return <FaultInPanel error={error} from={from} />
}
