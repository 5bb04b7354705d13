import { isRouteErrorResponse, Link, Outlet } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { demoGate } from '#content/demo-gate.ts'
import { panelFaults } from '#content/portal.ts'

/** All pages of the demo dashboard, inside the shell. */
export default function DemoPages() {
  return <Outlet />
}

/** Shows the error of a page inside the shell. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { title, text } = isMissing ? panelFaults.missing : panelFaults.failed
  return (
    <>
      <h2 className="headline mb-8 text-section">{title}</h2>
      <EmptyState
        text={text}
        action={
          <Link to="/allied" className="text-link py-2">
            {demoGate.toStart}
          </Link>
        }
      />
    </>
  )
}
