import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { ThemeToggle } from '#app/ui/theme-toggle.tsx'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { ShownInvitation } from '../invitations/invitation.ts'
import { AuthAside } from './auth-aside.tsx'

type AuthFrameProps = { invitation?: ShownInvitation | null; children: ReactNode }

/** The frame of the portal's sign-in pages: the invitation on the left, the form on the right. */
export function AuthFrame({ invitation = null, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <div className="frame flex min-h-16 items-center gap-4">
          <Link
            to="/"
            className="headline inline-flex min-h-11 items-center gap-2.5 text-heading no-underline"
          >
            <Guilloche figure="seal" className="size-8" />
            {company.name}
          </Link>
          <span className="label hidden text-ink-muted sm:inline">{auth.brandNote}</span>
          <div className="ms-auto">
            <ThemeToggle labels={auth.theme} />
          </div>
        </div>
        <Microtext text={company.tagline} />
      </header>
      <main id="main" className="flex flex-1 flex-col pb-6 sm:justify-center sm:py-12">
        <div className="mx-auto grid w-full max-w-[56rem] grid-cols-1 border-line-strong bg-surface max-sm:border-b sm:w-[calc(100%-2*var(--gutter))] sm:border lg:grid-cols-[21rem_minmax(0,1fr)]">
          <AuthAside invitation={invitation} />
          <div className="px-5 pt-6 pb-10 sm:px-12 sm:pt-10 sm:pb-12">
            <div className="mx-auto max-w-md lg:mx-0">{children}</div>
          </div>
        </div>
        <p className="mx-auto mt-5 flex w-full max-w-[56rem] flex-wrap gap-x-6 gap-y-1 px-5 sm:w-[calc(100%-2*var(--gutter))] sm:px-0">
          <Link to="/" className="text-link inline-flex min-h-8 items-center">
            {auth.toHome}
          </Link>
          <Link to="/admin/auth" className="text-link inline-flex min-h-8 items-center">
            {auth.toAdmin}
          </Link>
        </p>
      </main>
    </div>
  )
}
