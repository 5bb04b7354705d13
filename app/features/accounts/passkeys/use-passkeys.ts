import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Whether this browser can use passkeys here; not before its scripts run, and never on a bare number. */
export function usePasskeys(): boolean {
  const hydrated = useHydrated()
  if (!hydrated || typeof window.PublicKeyCredential !== 'function') return false
  return !/^[\d.]+$|^\[/.test(window.location.hostname)
}
