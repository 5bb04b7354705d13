import { X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useEffect } from 'react'
import { dismissToast, raiseToast, type Toast, useShownToasts } from '#app/ui/toast.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const card =
  'toast pointer-events-auto relative w-full rounded-paper border border-s-4 bg-surface py-3.5 ps-4 pe-11 text-ink shadow-sheet'
const toneClass = {
  default: 'border-line border-s-verdigris',
  destructive: 'border-line border-s-vermilion',
}
const corner =
  'no-print pointer-events-none fixed inset-x-4 bottom-4 z-60 m-0 flex list-none flex-col gap-2 p-0 sm:start-auto sm:end-6 sm:bottom-6 sm:w-96'
const titleClass = 'font-medium leading-snug'
const textClass = 'mt-0.5 text-small text-ink-muted'
const duration = 5000

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

  if (!hydrated) {
    return toast ? (
      <div className={corner} role={toast.tone === 'destructive' ? 'alert' : 'status'}>
        <div className={`${card} ${toneClass[toast.tone]}`}>
          <p className={titleClass}>{toast.title}</p>
          {toast.description && <p className={textClass}>{toast.description}</p>}
        </div>
      </div>
    ) : null
  }

  return (
    <RadixToast.Provider duration={duration} swipeDirection="right" label={labels.region}>
      {shown.map((item) => (
        <RadixToast.Root
          key={item.id}
          type={item.tone === 'destructive' ? 'foreground' : 'background'}
          className={`${card} ${toneClass[item.tone]}`}
          // Leaves the list after the closing animation.
          onOpenChange={(open) => {
            if (!open) setTimeout(() => dismissToast(item.id), 200)
          }}
        >
          <RadixToast.Title className={titleClass}>{item.title}</RadixToast.Title>
          {item.description && (
            <RadixToast.Description className={textClass}>
              {item.description}
            </RadixToast.Description>
          )}
          <RadixToast.Close
            aria-label={labels.close}
            className="absolute end-2 top-2 grid size-8 place-items-center text-ink-muted hover:text-ink"
          >
            <X aria-hidden="true" size={16} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={corner} label={`${labels.region} ({hotkey})`} />
    </RadixToast.Provider>
  )
}
