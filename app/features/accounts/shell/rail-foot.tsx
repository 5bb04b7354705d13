import { useFetcher, useLocation } from 'react-router'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { adminPanel } from '#content/admin.ts'
import { adminNav as copy } from '#content/admin-nav.ts'
import { RailIcon } from './rail-icon.tsx'
import { type RailWidth, railFetcher } from './rail-width.ts'

const account = '/lead_admin/account'

/** The foot of the rail: who is signed in, and what belongs to no area. */
export function RailFoot({ email, width }: { email: string; width: RailWidth }) {
  const { pathname } = useLocation()
  const isHere = pathname === account || pathname.startsWith(`${account}/`)
  return (
    <div className="rail-foot">
      <Link
        to={account}
        title={email}
        aria-current={isHere ? 'page' : undefined}
        className="rail-line"
      >
        <RailIcon name="account" />
        <span className="rail-label">
          {adminPanel.account}
          <span className="rail-email">
            <span className="sr-only">{adminPanel.signedInAs} </span>
            {email}
          </span>
        </span>
      </Link>
      <div className="rail-tools">
        <Link to="/" className="rail-tool" title={adminPanel.toSite}>
          <RailIcon name="to-site" />
          <span className="sr-only">{adminPanel.toSite}</span>
        </Link>
        <ThemeToggle labels={adminPanel.theme} />
        <Form method="post" action="/admin/sign-out" reloadDocument className="flex">
          <button type="submit" className="rail-tool" title={adminPanel.signOut}>
            <RailIcon name="sign-out" />
            <span className="sr-only">{adminPanel.signOut}</span>
          </button>
        </Form>
        <WidthSwitch width={width} />
      </div>
    </div>
  )
}

/** Shown where the screen has room for both widths. */
function WidthSwitch({ width }: { width: RailWidth }) {
  const fetcher = useFetcher({ key: railFetcher })
  const { pathname, search } = useLocation()
  const isNarrow = width === 'narrow'
  const label = isNarrow ? copy.widen : copy.narrow
  return (
    <fetcher.Form
      method="post"
      action="/lead_admin/rail"
      noValidate
      preventScrollReset
      className="rail-switch"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        name="rail"
        value={isNarrow ? 'wide' : 'narrow'}
        className="rail-tool"
        title={label}
      >
        <RailIcon name={isNarrow ? 'widen' : 'narrow'} />
        <span className="sr-only">{label}</span>
      </button>
    </fetcher.Form>
  )
}
