import { Outlet } from 'react-router'
import { FaultInPanel } from '#app/features/site/panel-fault.tsx'

/** Every page of the portal or the panel, inside its frame. */
export default function Pages() {
  return <Outlet />
}

/**
 * What a page could not show is said inside the frame, which stays with its tabs, name and Sign Out. It
 * stands here and not at the frame's own route, whose data a refused post would leave out.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FaultInPanel error={error} />
}
