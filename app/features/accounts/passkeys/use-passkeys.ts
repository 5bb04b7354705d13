import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Whether this browser can use passkeys here: once scripts run, and never on a site addressed by its IP. */
export function usePasskeys(): boolean {
  const hydrated = useHydrated()
  if (!hydrated || typeof window.PublicKeyCredential !== 'function') return false
  return !/^[\d.]+$|^\[/.test(window.location.hostname)
}
