import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { auth } from '#content/auth.ts'
import { addressQuery, authPagePath } from './auth-page.ts'
import { OneFieldForm } from './one-field-form.tsx'

type AddressPageProps = {
  copy: { title: string; text: string; submit: string; submitting: string }
  /** The address that was typed on the page before. */
  email: string
  result: SubmissionResult<string[]> | undefined
}

/** A page before the sign-in that asks for an e-mail address. */
export function AddressPage({ copy, email, result }: AddressPageProps) {
  return (
    <OneFieldForm kind="address" copy={copy} result={result} value={email}>
      <p className="mt-6">
        <Link to={authPagePath(addressQuery(email), 'sign-in')} className="text-link">
          {auth.forgot.back}
        </Link>
      </p>
    </OneFieldForm>
  )
}
