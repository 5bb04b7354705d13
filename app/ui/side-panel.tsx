import { type ReactNode, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { X } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { fieldInUse } from '#app/ui/lost-focus.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useIsLeaving } from '#app/ui/use-is-leaving.ts'

const roomFor = '(min-width: 68.75rem)'

function watchRoom(tell: () => void): () => void {
  const query = matchMedia(roomFor)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the page has room for a panel beside the list. */
const useRoom = () =>
  useSyncExternalStore(
    watchRoom,
    () => matchMedia(roomFor).matches,
    () => false,
  )

type SidePanelProps = {
  title: string
  description?: string
  /** Beside the control that closes it. */
  tools?: ReactNode
  children: ReactNode
  closeLabel: string
  /** The address of the list without the panel. */
  closeHref: string
  onClose: () => void
}

/**
 * A record beside its list: a part of the page where there is room for both, a modal dialog elsewhere. Its
 * place is `side-panel-frame` in side-panel.css. Without a script it is open, and its links close it.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, description, tools, children, closeLabel, closeHref, onClose } = props
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isTurning = useRef(false)
  /** The address of the record that was shown from its beginning. */
  const begun = useRef<string | null>(null)
  const hydrated = useHydrated()
  const hasRoom = useRoom()
  const id = useId()
  const { key, pathname } = useLocation()
  const isLeaving = useIsLeaving()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by Esc and asked for again, before the page that its address leads away to has come, it is at the same address and stays open
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !hydrated) return
    const isModal = dialog.matches(':modal')
    const field = fieldInUse(dialog)
    if (hasRoom && isModal) {
      isTurning.current = true
      dialog.close()
    }
    if (hasRoom) dialog.setAttribute('open', '')
    else if (!isModal) {
      dialog.removeAttribute('open')
      dialog.showModal()
      field?.focus({ preventScroll: true })
    }
  }, [hasRoom, hydrated, key])

  // Each record is read from its beginning. Before it is shown: later, a key that somebody has pressed
  // meanwhile may have moved the focus already.
  useLayoutEffect(() => {
    if (!hydrated || begun.current === pathname) return
    const isFirst = begun.current === null
    begun.current = pathname
    if (isFirst && fieldInUse(element.current)) return
    element.current?.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [pathname, hydrated])

  // Before it is shown: else an Esc that is pressed at once would be lost.
  useLayoutEffect(() => {
    if (!hasRoom) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog:modal, [popover]:popover-open')) return
      const { activeElement } = document
      // What is being typed is left first, and then the panel.
      const isTyping = activeElement?.matches('input, textarea, select')
      if (isTyping && element.current?.contains(activeElement)) heading.current?.focus()
      // Closed at once, however long the address takes to change.
      else if (!isTyping) element.current?.close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [hasRoom])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog
      ref={element}
      // After hydration the attribute belongs to the script.
      open={!hydrated}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className="sheet side-panel"
      onClose={(event) => {
        if (event.target !== element.current) return
        if (!isTurning.current && !isLeaving()) onClose()
        isTurning.current = false
      }}
      onClick={(event) => {
        if (event.target === element.current && !hasRoom) element.current?.close()
      }}
    >
      <div className="p-4 sm:p-6">
        <div className="mb-4 flex items-start gap-3 border-b border-line pb-3">
          <div className="min-w-0 flex-1">
            <h2
              ref={heading}
              id={`${id}-title`}
              tabIndex={-1}
              className="headline text-heading wrap-anywhere outline-none"
            >
              {title}
            </h2>
            {description && (
              <p id={`${id}-text`} className="mt-1 text-small text-ink-muted">
                {description}
              </p>
            )}
          </div>
          <div className="flex shrink-0 items-center gap-1">
            {tools}
            <Link
              to={closeHref}
              preventScrollReset
              aria-label={closeLabel}
              aria-keyshortcuts="Escape"
              className="grid size-10 place-items-center text-ink-muted hover:text-ink"
              onClick={(event) => {
                // close() returns the focus to what opened the dialog; onClose then changes the address.
                event.preventDefault()
                element.current?.close()
              }}
            >
              <X aria-hidden="true" size={20} />
            </Link>
          </div>
        </div>
        {children}
      </div>
    </dialog>
  )
}
