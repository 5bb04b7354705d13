import { lazy, Suspense, useEffect } from 'react'
import { raiseToast, type Toast, useShownToasts } from '#app/ui/toast.ts'
import { card, corner, textClass, titleClass, toneClass } from '#app/ui/toast-look.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

// Loaded when needed, because most visits show no toast. A toast about a lost connection must not
// depend on that connection: then it is shown without the parts that would be loaded.
const LiveToasts = lazy(() =>
  import('#app/ui/live-toasts.tsx').catch(() => ({
    default: ({ shown }: { shown: readonly Toast[] }) => (
      <>
        {shown.map((toast) => (
          <StillToast key={toast.id} toast={toast} />
        ))}
      </>
    ),
  })),
)

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

  const still = toast && <StillToast toast={toast} />
  if (!hydrated) return still
  if (shown.length === 0) return null

  return (
    <Suspense fallback={still}>
      <LiveToasts shown={shown} labels={labels} />
    </Suspense>
  )
}

function StillToast({ toast }: { toast: Toast }) {
  return (
    <div className={corner} role={toast.tone === 'destructive' ? 'alert' : 'status'}>
      <div className={`${card} ${toneClass[toast.tone]}`}>
        <p className={titleClass}>{toast.title}</p>
        {toast.description && <p className={textClass}>{toast.description}</p>}
      </div>
    </div>
  )
}
