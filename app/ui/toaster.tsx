import { lazy, Suspense, useEffect } from 'react'
import { raiseToast, type Toast, useShownToasts } from '#app/ui/toast.ts'
import { card, corner, textClass, titleClass, toneClass } from '#app/ui/toast-look.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

// Most visits raise none.
const LiveToasts = lazy(() => import('#app/ui/live-toasts.tsx'))

type ToasterProps = {
  /** The toast that came with the page, if any. */
  toast: Toast | null
  labels: { region: string; close: string }
}

export function Toaster({ toast, labels }: ToasterProps) {
  const hydrated = useHydrated()
  const shown = useShownToasts()
  useEffect(() => {
    if (toast) raiseToast(toast)
  }, [toast])

  const still = toast && (
    <div className={corner} role={toast.tone === 'destructive' ? 'alert' : 'status'}>
      <div className={`${card} ${toneClass[toast.tone]}`}>
        <p className={titleClass}>{toast.title}</p>
        {toast.description && <p className={textClass}>{toast.description}</p>}
      </div>
    </div>
  )
  if (!hydrated) return still
  if (shown.length === 0) return null

  return (
    <Suspense fallback={still}>
      <LiveToasts shown={shown} labels={labels} />
    </Suspense>
  )
}
