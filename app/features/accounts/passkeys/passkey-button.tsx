import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { passkeys } from '#content/passkeys.ts'
import { useFailureToast } from '../sign-in/use-failure-toast.ts'
import { passkeyPath } from './passkey-path.ts'
import { usePasskeyOffer } from './use-passkey-offer.ts'
import { usePasskeys } from './use-passkeys.ts'

const { signInButton: copy } = passkeys

type State = { pending: boolean; failure?: { id: string; message: string } }

type PasskeyButtonProps = {
  side: 'admin' | 'portal'
  /** The title above the reason of a failure. */
  failed: string
  submit?: string
  /** Whether the browser is to offer passkeys in the field for the address, too. */
  offers?: boolean
  className?: string
  /** What follows, where the page stays; otherwise the browser loads the next one. */
  onEntered?: () => void
}

/** Signs in with a passkey; its script is loaded with the first click. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const {
    side,
    failed,
    submit = copy.submit,
    offers = false,
    className = 'mt-6 border-t border-line pt-6',
    onEntered,
  } = props
  const hydrated = useHydrated()
  const usable = usePasskeys()
  const [state, setState] = useState<State>({ pending: false })
  useFailureToast(state.failure, failed)
  const fail = (message: string) =>
    setState({ pending: false, failure: { id: crypto.randomUUID(), message } })
  // The click ends the offer in the address field: a device answers one request at a time.
  usePasskeyOffer(offers && usable && !state.pending, side, fail)
  if (hydrated && !usable) return null
  async function enter() {
    setState({ pending: true })
    try {
      const { enterWithPasskey } = await import('./passkey-ceremony.ts').catch(() => {
        throw new Error(passkeys.errors.connection)
      })
      const next = await enterWithPasskey(side, passkeyPath)
      // A full page load, because the session has changed.
      if (!onEntered) window.location.assign(next)
      setState({ pending: !onEntered })
      onEntered?.()
    } catch (error) {
      fail(error instanceof Error ? error.message : '')
    }
  }
  return (
    // Its space is reserved, so that nothing moves when the button appears.
    <div className={`grid gap-4 ${className} ${hydrated ? '' : 'invisible'}`}>
      <Alert boxed title={failed} text={state.failure?.message} />
      <Button type="button" variant="secondary" disabled={state.pending} onClick={enter}>
        {state.pending ? copy.submitting : submit}
      </Button>
    </div>
  )
}
