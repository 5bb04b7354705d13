import { useState } from 'react'
import { useLocation } from 'react-router'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { auth } from '#content/auth.ts'
import { invitationCopy } from '#content/invitations.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { addressSchema } from '../sign-up/sign-up.ts'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EntranceNote } from './auth-notice.tsx'
import {
  type AuthAnswer,
  addressQuery,
  type Entrance,
  type EntranceTab,
  entrancePath,
  readNews,
  type ShownInvitation,
} from './auth-page.ts'
import { SignInForm } from './sign-in-form.tsx'

type AuthDoorProps = {
  door: Extract<Entrance, { kind: 'door' }>
  /** Too many links were looked up from here. */
  limited: string | null
  answer: AuthAnswer | undefined
}

/** Sign in and sign up, side by side as two addresses. */
export function AuthDoor({ door, limited, answer }: AuthDoorProps) {
  const location = useLocation()
  // A dead link is not carried on: the other tab is a fresh start.
  const search = door.invalid ? '' : location.search
  const [found, setFound] = useState<ShownInvitation | null>(null)
  const [typed, setTyped] = useState(door.email)
  const tab =
    answer?.intent === 'sign-up' || answer?.intent === 'sign-in' ? answer.intent : door.tab
  const invitation = door.invitation ?? (tab === 'sign-up' ? found : null)
  const carried = searchWith(search, door.invitation ? door.invitation.email : typed)
  const answerTo = (intent: EntranceTab) => (answer?.intent === intent ? answer : undefined)
  // What was tried since has an answer of its own.
  const news = tab === 'sign-in' && !answer ? readNews(location.search) : undefined
  const tabs = [
    { to: entrancePath(carried, 'sign-in'), label: auth.tabs.signIn, selected: tab === 'sign-in' },
    { to: entrancePath(carried, 'sign-up'), label: auth.tabs.signUp, selected: tab === 'sign-up' },
  ]
  return (
    <AuthFrame invitation={invitation}>
      <h1 className="headline text-section">
        {invitation ? auth.join(invitation.company) : auth.title}
      </h1>
      {news && <EntranceNote news={news} email={door.email} />}
      <Notice invitation={invitation} invalid={door.invalid} limited={limited} tab={tab} />
      <div className="mt-6 [--tab-ground:var(--color-surface)]">
        <LinkTabs label={auth.tabsLabel} tabs={tabs} panelId="entrance" />
      </div>
      <div
        id="entrance"
        role="tabpanel"
        aria-label={tab === 'sign-in' ? auth.tabs.signIn : auth.tabs.signUp}
        className="pt-6"
      >
        {tab === 'sign-in' ? (
          <>
            <SignInForm
              email={door.email}
              onTyped={setTyped}
              forgotPath={`/auth/forgot${addressQuery(typed)}`}
              invitation={door.invitation?.confirmed ? door.invitation : null}
              answer={answerTo('sign-in')}
            />
            <PasskeyButton offers door="portal" failed={auth.signIn.failure.title} />
          </>
        ) : (
          <SignUpForm
            key={door.invitation?.email}
            email={door.email}
            invitation={invitation}
            locked={door.invitation !== null}
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
  tab: EntranceTab
}

function Notice({ invitation, invalid, limited, tab }: NoticeProps) {
  if (limited || invalid)
    return (
      <p role="alert" className="mt-4 border border-vermilion px-4 py-3 text-vermilion">
        {limited ?? invitationCopy.errors.invalid}
      </p>
    )
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
