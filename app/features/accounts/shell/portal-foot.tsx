import { Link } from '#app/ui/link.tsx'
import { PanelFoot } from '#app/ui/panel-foot.tsx'
import { portal } from '#content/portal.ts'

/** The foot of the portal: whom to ask, how we treat data, and where a weakness is reported. */
export function PortalFoot() {
  const { foot } = portal
  return (
    <>
      <footer className="no-print frame mt-12">
        <nav aria-label={foot.label}>
          <ul className="-mb-8 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-small">
            {foot.links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="text-link inline-flex min-h-9 items-center">
                  {label}
                </Link>
              </li>
            ))}
            <li className="min-w-0">
              <a
                href={`mailto:${foot.mailbox}`}
                className="text-link inline-flex min-h-9 items-center wrap-anywhere"
              >
                {foot.mailbox}
              </a>
            </li>
          </ul>
        </nav>
      </footer>
      <PanelFoot text={foot.line} className="frame" />
    </>
  )
}
