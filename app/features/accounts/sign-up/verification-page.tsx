import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { auth } from '#content/auth.ts'
import { DeadLink, OneFieldForm } from '../sign-in/one-field-form.tsx'

type VerificationPageProps = {
  /** Whether the link of the mail can still be used. */
  open: boolean
  result: SubmissionResult<string[]> | undefined
}

/** Asks for the password, because the link was opened in another browser than the one that signed up. */
export function VerificationPage({ open, result }: VerificationPageProps) {
  const links = (
    <>
      <Link to="/auth/resend" className="text-link">
        {auth.verify.again}
      </Link>
      <Link to="/auth/forgot" className="text-link">
        {auth.verify.reset}
      </Link>
    </>
  )
  if (!open)
    return (
      <DeadLink title={auth.verify.title} text={auth.verify.invalid}>
        <Link to="/auth?tab=sign-in" className="text-link">
          {auth.tabs.signIn}
        </Link>
        {links}
      </DeadLink>
    )
  return (
    <OneFieldForm kind="password" copy={auth.verify} result={result}>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">{links}</p>
    </OneFieldForm>
  )
}
