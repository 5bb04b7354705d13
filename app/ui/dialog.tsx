import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type DialogProps = {
  open: boolean
  title: string
  children: ReactNode
  closeLabel: string
  /** Called on Esc, on the close control and on a click beside the dialog. */
  onClose?: () => void
  /** The address without the dialog: the close control becomes a link that works without a script. */
  closeHref?: string
  description?: string
  className?: string
}

/** The native element: the server can render it open, and it is made modal after hydration. */
export function Dialog(props: DialogProps) {
  const { open, title, children, closeLabel, onClose, closeHref, description, className } = props
  const element = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  const id = useId()

  useEffect(() => {
    const dialog = element.current
    if (!dialog || !hydrated) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open, hydrated])

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
        if (event.target === element.current && open) onClose?.()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose?.()
      }}
    >
      <div className="relative p-5 sm:p-8">
        <div className="mb-5 border-b border-line pe-12 pb-4">
          <div>
            <h2 id={`${id}-title`} className="headline text-heading">
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
        {/* Last, so that the first field gets the focus when the dialog opens. */}
        {closeHref ? (
          <Link to={closeHref} preventScrollReset aria-label={closeLabel} className={closeClass}>
            {cross}
          </Link>
        ) : (
          <button type="button" aria-label={closeLabel} className={closeClass} onClick={onClose}>
            {cross}
          </button>
        )}
      </div>
    </dialog>
  )
}
