import { useLocation, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { auth } from '#content/auth.ts'
import { useAuth } from './auth-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthAnswer, AuthPage } from './auth-page.ts'
import { useFailureToast } from './use-failure-toast.ts'

const { waiting: copy } = auth

type AuthWaitingProps = {
  waiting: Extract<AuthPage, { kind: 'waiting' }>
  answer: AuthAnswer | undefined
}

/** For a signed-in person without a client, or with an invitation for another address. */
export function AuthWaiting({ waiting, answer }: AuthWaitingProps) {
  const { invitation, otherAccount } = waiting
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const joining = useNavigation().formData?.get('intent') === 'join'
  const mayJoin = invitation && !otherAccount
  useFailureToast(answer?.failure, copy.failure.title)
  return (
    <AuthFrame invitation={invitation}>
      <h1 className="headline text-section">
        {invitation ? copy.join(invitation.company) : copy.title}
      </h1>
      <div className="mt-4 grid gap-5">
        <Alert boxed title={copy.failure.title} text={answer?.failure?.message} />
        <p className="border-s-2 border-ochre ps-4">
          {otherAccount
            ? copy.otherAccount(otherAccount)
            : invitation
              ? auth.invited(invitation.company, invitation.role)
              : copy.text}
        </p>
        <p className="text-ink-muted">
          {copy.signedInAs} <strong className="[overflow-wrap:anywhere]">{user?.email}</strong>
        </p>
        <div className="flex flex-wrap gap-3">
          {mayJoin ? (
            <Form method="post">
              <Button type="submit" name="intent" value="join" disabled={joining}>
                {joining ? copy.joining : copy.join(invitation.company)}
              </Button>
            </Form>
          ) : (
            !otherAccount && <ButtonLink to="/contact">{copy.contact}</ButtonLink>
          )}
          <Form method="post" action="/auth/sign-out" reloadDocument>
            <input type="hidden" name="next" value={otherAccount ? pathname + search : '/auth'} />
            <Button type="submit" variant="secondary">
              {copy.signOut}
            </Button>
          </Form>
        </div>
      </div>
    </AuthFrame>
  )
}
