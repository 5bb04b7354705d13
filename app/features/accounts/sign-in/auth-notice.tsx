import { Link } from 'react-router'
import { auth } from '#content/auth.ts'
import { type AuthPageNote, addressQuery } from './auth-page.ts'

const copy: Record<AuthPageNote, { title: string; description: string }> = {
  'sign-up': auth.signUp.checkMail,
  joined: auth.signUp.joined,
  verified: auth.verify.done,
  resend: auth.resend.done,
  forgot: auth.forgot.done,
  reset: auth.reset.done,
}

/** The page where another mail can be requested. */
const again: Partial<Record<AuthPageNote, string>> = {
  'sign-up': '/auth/resend',
  resend: '/auth/resend',
  forgot: '/auth/forgot',
}

/** The result of the last step; it stays on the page and says where a mail was sent. */
export function AuthNotice({ note, email }: { note: AuthPageNote; email: string }) {
  const { title, description } = copy[note]
  const path = again[note]
  return (
    <div role="status" className="mt-4 border border-verdigris px-4 py-3">
      <p className="font-medium">{title}</p>
      <p className="mt-1">{description}</p>
      {path && (
        <p className="mt-2 text-small wrap-anywhere text-ink-muted">
          {email && `${auth.sentTo(email)} `}
          {auth.signUp.noMail}{' '}
          <Link to={`${path}${addressQuery(email)}`} className="text-link">
            {auth.signUp.resend}
          </Link>
          .
        </p>
      )}
    </div>
  )
}
