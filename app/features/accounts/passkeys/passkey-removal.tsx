import type { SubmissionResult } from '@conform-to/react'
import { ButtonLink } from '#app/ui/button.tsx'
import { passkeys } from '#content/passkeys.ts'
import { AccountSection } from '../account/account-section.tsx'
import { OwnPasswordForm } from '../password/confirm-password-form.tsx'
import type { ListedPasskey } from './passkey.ts'

const { remove: copy } = passkeys

type PasskeyRemovalProps = {
  passkey: ListedPasskey
  result: SubmissionResult<string[]> | undefined
}

/** Asks for the password before a passkey is removed. */
export function PasskeyRemoval({ passkey, result }: PasskeyRemovalProps) {
  return (
    <AccountSection id="remove-title" title={copy.title(passkey.name)} text={copy.text}>
      <OwnPasswordForm
        intent="remove"
        submit={copy.submit}
        submitting={copy.submitting}
        variant="destructive"
        result={result}
        autoFocus
      >
        <ButtonLink to="?" variant="ghost">
          {passkeys.cancel}
        </ButtonLink>
      </OwnPasswordForm>
    </AccountSection>
  )
}
