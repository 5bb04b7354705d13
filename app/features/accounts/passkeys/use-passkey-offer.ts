import { useEffect, useEffectEvent } from 'react'
import { remembersPasskey } from './passkey-memory.ts'
import { passkeyPath } from './passkey-path.ts'

/**
 * Has the browser offer passkeys in the field for the address, if one was added or used in it before: to
 * everyone else it costs neither a script nor a question.
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
