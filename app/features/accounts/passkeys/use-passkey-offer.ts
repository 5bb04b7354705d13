import { useEffect, useEffectEvent } from 'react'
import { remembersPasskey } from './passkey-memory.ts'
import { passkeyDoor } from './passkey-path.ts'

/**
 * Has the browser offer passkeys in the field for the address, if one was added or used in it before: to
 * everyone else it costs neither a script nor a question.
 */
export function usePasskeyOffer(
  wanted: boolean,
  door: 'staff' | 'portal',
  onRefused: (message: string) => void,
): void {
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (!wanted || !remembersPasskey()) return
    const controller = new AbortController()
    const { signal } = controller
    offer(door, signal).catch((error: unknown) => {
      if (!signal.aborted) refused(error instanceof Error ? error.message : '')
    })
    return () => controller.abort()
  }, [wanted, door])
}

async function offer(door: 'staff' | 'portal', signal: AbortSignal): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  const ceremony = await import('./passkey-ceremony.ts').catch(() => null)
  const to = await ceremony?.offerPasskey(door, passkeyDoor, signal)
  if (to) window.location.assign(to)
}
