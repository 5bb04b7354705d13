import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { X } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { fieldInUse } from '#app/ui/lost-focus.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useIsLeaving } from '#app/ui/use-is-leaving.ts'

type DialogProps = {
  open: boolean
  title: string
  children: ReactNode
  closeLabel: string
  /** Called on Esc, on the close control and on a click beside the dialog. */
  onClose?: () => void
  /** The address without the dialog: the close button becomes a link that works without a script. */
  closeHref?: string
  description?: string
  className?: string
}

/** The native element: the server can render it open, and it becomes modal after hydration. */
export function Dialog(props: DialogProps) {
  const { open, title, children, closeLabel, onClose, closeHref, description, className } = props
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const id = useId()
  const { key } = useLocation()
  const isLeaving = useIsLeaving()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by Esc and asked for again, before the page that its address leads away to has come, it is at the same address and stays open
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !hydrated) return
    if (open && !dialog.matches(':modal')) {
      const field = fieldInUse(dialog)
      dialog.removeAttribute('open')
      dialog.showModal()
      // Not the first control, which may be below the text that is to be read.
      const begin = field ?? heading.current
      begin?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open, hydrated, key])

  const closeClass =
    'absolute end-4 top-4 grid size-10 place-items-center text-ink-muted hover:text-ink sm:end-7 sm:top-7'
  const cross = <X aria-hidden="true" size={20} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc
    <dialog
      ref={element}
      // After hydration the attribute belongs to showModal() and close().
      open={!hydrated && open}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={`sheet ${className ?? ''}`}
      onClose={(event) => {
        if (event.target === element.current && open && !isLeaving()) onClose?.()
      }}
      onClick={(event) => {
        if (event.target === element.current) element.current?.close()
      }}
    >
      <div className="relative p-5 sm:p-8">
        <div className="mb-5 border-b border-line pe-12 pb-4">
          <div>
            <h2
              ref={heading}
              id={`${id}-title`}
              tabIndex={-1}
              className="headline text-heading outline-none"
            >
              {title}
            </h2>
            {description && (
              <p id={`${id}-text`} className="mt-1 text-small text-ink-muted">
                {description}
              </p>
            )}
          </div>
        </div>
        {children}
        {closeHref ? (
          <Link
            to={closeHref}
            preventScrollReset
            aria-label={closeLabel}
            className={closeClass}
            // close() returns the focus to what opened the dialog; onClose then changes the
            // address.
            onClick={(event) => {
              if (!onClose) return
              event.preventDefault()
              element.current?.close()
            }}
          >
            {cross}
          </Link>
        ) : (
          <button
            type="button"
            aria-label={closeLabel}
            className={closeClass}
            onClick={() => element.current?.close()}
          >
            {cross}
          </button>
        )}
      </div>
    </dialog>
  )
}
