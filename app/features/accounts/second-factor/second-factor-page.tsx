import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { secondFactor as copy } from '#content/second-factor.ts'
import { AccountSection } from '../account/account-section.tsx'
import { PasskeyFirst } from '../passkeys/passkey-first.tsx'
import { OwnPasswordForm } from '../password/confirm-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorMust } from './second-factor-must.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'

export type SecondFactorAnswer =
  | { intent: 'codes'; codes: string[] }
  | { intent: 'begin' | 'confirm' | 'renew' | 'turn-off'; result: SubmissionResult<string[]> }

type SecondFactorPageProps = {
  email: string
  required: boolean
  /** This session must have a second factor and has none. */
  lacking: boolean
  accountHref: string
  state:
    | { kind: 'off' }
    | { kind: 'passkey' }
    | { kind: 'pending'; secret: string; address: string; qr: { size: number; path: string } }
    | { kind: 'on'; recoveryCodesLeft: number }
  answer: SecondFactorAnswer | undefined
}

const few = 3

/** Where the second factor is set up, and turned off. */
export function SecondFactorPage(props: SecondFactorPageProps) {
  const { email, required, lacking, accountHref, state, answer } = props
  const resultOf = (intent: SecondFactorAnswer['intent']) =>
    answer?.intent === intent && 'result' in answer ? answer.result : undefined
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{copy.title}</h1>
        {!lacking && (
          <Link to={accountHref} className="text-link no-print">
            {copy.back}
          </Link>
        )}
      </div>
      {lacking && state.kind !== 'passkey' && (
        <SecondFactorMust instead={{ ...copy.instead, to: `${accountHref}/passkeys` }} />
      )}
      {answer?.intent === 'codes' ? (
        <RecoveryCodes email={email} codes={answer.codes} doneHref={accountHref} />
      ) : state.kind === 'passkey' ? (
        <PasskeyFirst />
      ) : state.kind === 'pending' ? (
        <SecondFactorSetUp {...state} result={resultOf('confirm')} />
      ) : state.kind === 'off' ? (
        <div className="border-t border-line py-8">
          <p className="prose-measure">{copy.off.text}</p>
          <p className="prose-measure mt-2 mb-6 text-ink-muted">{copy.off.other}</p>
          <OwnPasswordForm
            intent="begin"
            {...copy.off}
            variant="primary"
            // The set-up has expired while its code was typed.
            result={resultOf('begin') ?? resultOf('confirm')}
          />
        </div>
      ) : (
        <>
          <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <StatusBadge tone="verdigris">{copy.on.badge}</StatusBadge> {copy.on.text}
          </p>
          <p className="mb-8 text-ink-muted">
            {copy.on.left(state.recoveryCodesLeft)}
            {state.recoveryCodesLeft <= few && ` ${copy.on.few}`}
          </p>
          <AccountSection id="renew-title" title={copy.on.renewTitle} text={copy.on.renewText}>
            <OwnPasswordForm
              intent="renew"
              submit={copy.on.renew}
              submitting={copy.on.renewing}
              result={resultOf('renew')}
            />
          </AccountSection>
          <AccountSection id="off-title" title={copy.on.offTitle} text={copy.on.offText}>
            {required ? (
              <p>{copy.on.cannot}</p>
            ) : (
              <OwnPasswordForm
                intent="turn-off"
                submit={copy.on.turnOff}
                submitting={copy.on.turningOff}
                variant="destructive"
                result={resultOf('turn-off')}
              />
            )}
          </AccountSection>
        </>
      )}
    </>
  )
}
