import { Toast as RadixToast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { X } from '#app/ui/icons.tsx'
import { dismissToast, type Toast } from '#app/ui/toast.ts'
import { card, corner, textClass, titleClass, toneClass, undoClass } from '#app/ui/toast-look.ts'
import { undoSeconds } from '#app/ui/undo-minutes.ts'

const duration = 5000

type LiveToastsProps = { shown: readonly Toast[]; labels: { region: string; close: string } }

export default function LiveToasts({ shown, labels }: LiveToastsProps) {
  const front = useTopDialog()
  return (
    <RadixToast.Provider duration={duration} swipeDirection="right" label={labels.region}>
      {shown.map((item) => (
        <RadixToast.Root
          key={item.id}
          type={item.tone === 'destructive' ? 'foreground' : 'background'}
          duration={item.undo ? undoSeconds * 1000 : duration}
          className={`${card} ${toneClass[item.tone]}`}
          // Leaves the list after the closing animation.
          onOpenChange={(open) => {
            if (!open) setTimeout(() => dismissToast(item.id), 200)
          }}
        >
          <div className="flex items-center gap-x-4">
            <div className="min-w-0 flex-1">
              <RadixToast.Title className={titleClass}>{item.title}</RadixToast.Title>
              {item.description && (
                <RadixToast.Description className={textClass}>
                  {item.description}
                </RadixToast.Description>
              )}
            </div>
            {item.undo && (
              // Of the page's form `undo`, so that it works in the toast of an open dialog as well.
              <button type="submit" form="undo" className={undoClass} aria-keyshortcuts="Control+Z">
                {item.undo.label}
              </button>
            )}
          </div>
          <RadixToast.Close
            aria-label={labels.close}
            className="absolute end-2 top-2 grid size-8 place-items-center text-ink-muted hover:text-ink"
          >
            <X aria-hidden="true" size={16} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {createPortal(
        <RadixToast.Viewport className={corner} label={`${labels.region} ({hotkey})`} />,
        front,
      )}
    </RadixToast.Provider>
  )
}

/**
 * The open dialog, or the page. What is outside a modal dialog is below its backdrop: it can be neither
 * clicked nor read aloud.
 */
function useTopDialog(): HTMLElement {
  return useSyncExternalStore(
    watchDialogs,
    () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body,
  )
}

function watchDialogs(changed: () => void): () => void {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => watcher.disconnect()
}
