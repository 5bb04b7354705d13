import { useEffect, useEffectEvent } from 'react'
import { remembersPasskey } from './passkey-memory.ts'
import { passkeyPath } from './passkey-path.ts'

/**
 * Lets the browser offer passkeys in the address field if one was added or used in it before. Other
 * browsers load no script and request no challenge.
 */
export function usePasskeyOffer(
  wanted: boolean,
  side: 'admin' | 'portal',
  onRefused: (message: string) => void,
): void {
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (!wanted || !remembersPasskey()) return
    const controller = new AbortController()
    const { signal } = controller
    offer(side, signal).catch((error: unknown) => {
      if (!signal.aborted) refused(error instanceof Error ? error.message : '')
    })
    return () => controller.abort()
  }, [wanted, side])
}

async function offer(side: 'admin' | 'portal', signal: AbortSignal): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  const ceremony = await import('./passkey-ceremony.ts').catch(() => null)
  const to = await ceremony?.offerPasskey(side, passkeyPath, signal)
  if (to) window.location.assign(to)
}
