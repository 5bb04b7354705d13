import { useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { auth } from '#content/auth.ts'
import { invitationCopy } from '#content/invitations.ts'
import type { ShownInvitation } from '../invitations/invitation.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { addressSchema } from '../sign-up/sign-up.ts'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthNotice } from './auth-notice.tsx'
import {
  type AuthAnswer,
  type AuthPage,
  type AuthPageTab,
  addressQuery,
  authPagePath,
  readAuthPageNote,
} from './auth-page.ts'
import { SignInForm } from './sign-in-form.tsx'

type PortalSignInProps = {
  page: Extract<AuthPage, { kind: 'form' }>
  /** Too many links were looked up from here. */
  limited: string | null
  answer: AuthAnswer | undefined
}

/** Sign in and sign up, side by side as two addresses. */
export function PortalSignIn({ page, limited, answer }: PortalSignInProps) {
  const location = useLocation()
  // A dead link is not carried on: the other tab is a fresh start.
  const search = page.invalid ? '' : location.search
  const [found, setFound] = useState<ShownInvitation | null>(null)
  const [typed, setTyped] = useState(page.email)
  const tab =
    answer?.intent === 'sign-up' || answer?.intent === 'sign-in' ? answer.intent : page.tab
  const invitation = page.invitation ?? (tab === 'sign-up' ? found : null)
  const carried = searchWith(search, page.invitation ? page.invitation.email : typed)
  const answerTo = (intent: AuthPageTab) => (answer?.intent === intent ? answer : undefined)
  // A form that was sent since then has its own answer.
  const note = tab === 'sign-in' && !answer ? readAuthPageNote(location.search) : undefined
  const tabs = [
    { to: authPagePath(carried, 'sign-in'), label: auth.tabs.signIn, selected: tab === 'sign-in' },
    { to: authPagePath(carried, 'sign-up'), label: auth.tabs.signUp, selected: tab === 'sign-up' },
  ]
  return (
    <AuthFrame invitation={invitation}>
      <h1 className="headline text-section">
        {invitation ? auth.join(invitation.company) : auth.title}
      </h1>
      {note && <AuthNotice note={note} email={page.email} />}
      <Notice invitation={invitation} invalid={page.invalid} limited={limited} tab={tab} />
      <div className="mt-6 [--tab-ground:var(--color-surface)]">
        <LinkTabs label={auth.tabsLabel} tabs={tabs} panelId="auth-form" />
      </div>
      <div
        id="auth-form"
        role="tabpanel"
        aria-label={tab === 'sign-in' ? auth.tabs.signIn : auth.tabs.signUp}
        className="pt-6"
      >
        {tab === 'sign-in' ? (
          <>
            <SignInForm
              email={page.email}
              onTyped={setTyped}
              forgotPath={`/auth/forgot${addressQuery(typed)}`}
              invitation={page.invitation?.confirmed ? page.invitation : null}
              answer={answerTo('sign-in')}
            />
            <PasskeyButton offers side="portal" failed={auth.signIn.failure.title} />
          </>
        ) : (
          <SignUpForm
            key={page.invitation?.email}
            email={page.email}
            invitation={invitation}
            locked={page.invitation !== null}
            onFound={setFound}
            onTyped={setTyped}
            answer={answerTo('sign-up')}
          />
        )}
      </div>
    </AuthFrame>
  )
}

/** The query with another address in it, where what was typed is one. */
function searchWith(search: string, typed: string): string {
  const query = new URLSearchParams(search)
  const address = addressSchema.safeParse({ email: typed }).data?.email
  if (address) query.set('email', address)
  return `?${query}`
}

type NoticeProps = {
  invitation: ShownInvitation | null
  invalid: boolean
  limited: string | null
  tab: AuthPageTab
}

function Notice({ invitation, invalid, limited, tab }: NoticeProps) {
  if (limited || invalid)
    return <Alert text={limited ?? invitationCopy.errors.invalid} boxed className="mt-4" />
  return (
    <div role="status" className="mt-3 text-ink-muted">
      {invitation ? (
        <p className="border-s-2 border-verdigris ps-4">
          {auth.invited(invitation.company, invitation.role)}{' '}
          {!invitation.confirmed && tab === 'sign-up' && auth.confirmFirst}
        </p>
      ) : (
        tab === 'sign-up' && <p className="border-s-2 border-ochre ps-4">{auth.needsInvitation}</p>
      )}
      {!invitation && tab === 'sign-in' && <p>{auth.signInNote}</p>}
    </div>
  )
}
