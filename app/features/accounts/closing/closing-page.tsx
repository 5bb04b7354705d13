import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { closing as copy } from '#content/account-closing.ts'
import { AccountSection } from '../account/account-section.tsx'
import { OwnPasswordForm } from '../password/confirm-password-form.tsx'
import type { Closing } from './closing.ts'

const accountHref = '/dashboard/account'

type ClosingPageProps = Closing & { result: SubmissionResult<string[]> | undefined }

/** Says what happens when somebody closes their account, and asks for the password. */
export function ClosingPage({ hindered, decisions, result }: ClosingPageProps) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{copy.title}</h1>
        <Link to={accountHref} className="text-link">
          {copy.back}
        </Link>
      </div>
      <AccountSection id="what-title" title={copy.what.title}>
        <Points of={copy.what.points} />
      </AccountSection>
      <AccountSection id="stays-title" title={copy.stays.title}>
        <Points of={copy.stays.points} />
        <p className="prose-measure mt-4 text-ink-muted">{copy.stays.erase}</p>
      </AccountSection>
      <AccountSection id="confirm-title" title={copy.confirm}>
        {hindered ? (
          <>
            <Alert text={copy.hindered[hindered]} boxed />
            {hindered === 'colleagues' && (
              <ButtonLink to="/dashboard/organization" variant="secondary" className="mt-5">
                {copy.toOrganization}
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            {decisions > 0 && (
              <p className="prose-measure mb-5 border-s-2 border-ochre ps-4">
                {copy.decisions(decisions)}{' '}
                <Link to="/dashboard/decisions" className="text-link">
                  {copy.toDecisions}
                </Link>
              </p>
            )}
            <OwnPasswordForm
              intent="close"
              submit={copy.submit}
              submitting={copy.submitting}
              variant="destructive"
              result={result}
            >
              <ButtonLink to={accountHref} variant="ghost">
                {copy.cancel}
              </ButtonLink>
            </OwnPasswordForm>
          </>
        )}
      </AccountSection>
    </>
  )
}

function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className="prose-measure grid list-disc gap-2 ps-5">
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
