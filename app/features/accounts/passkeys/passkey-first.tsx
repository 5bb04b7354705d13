import { useHydrated } from '#app/ui/use-hydrated.ts'
import { passkeys } from '#content/passkeys.ts'
import { AccountSection } from '../account/account-section.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskeys } from './use-passkeys.ts'

const { first: copy } = passkeys

/** For administrators who must use their passkey and signed in with the password alone. */
export function PasskeyFirst() {
  const hydrated = useHydrated()
  const usable = usePasskeys()
  return (
    <AccountSection id="first-title" title={copy.title} text={copy.text}>
      <div className="grid max-w-md gap-5">
        {hydrated && !usable ? (
          <p>{copy.unsupported}</p>
        ) : (
          <PasskeyButton
            side="admin"
            failed={passkeys.failure.title}
            submit={copy.submit}
            className=""
          />
        )}
        <noscript>{copy.unsupported}</noscript>
        <p className="text-small text-ink-muted">{copy.lost}</p>
      </div>
    </AccountSection>
  )
}
