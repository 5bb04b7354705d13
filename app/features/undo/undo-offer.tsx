import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Toast } from '#app/platform/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useShownToasts } from '#app/ui/toast.ts'
import { undoMinutes } from '#app/ui/undo-minutes.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { undoCopy } from '#content/undo.ts'

type Offer = { change: string; until: number }

/**
 * The form that takes the last change back. The button in the toast sends it, and so do Ctrl-Z and ⌘-Z while
 * no field has the focus. When the toast has gone, its own button is the first control of the page, seen
 * when it has the focus; before the scripts have loaded it is a line that everybody sees.
 */
export function UndoOffer({ toast }: { toast: Toast | null }) {
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const asked = useRef('')
  const hydrated = useHydrated()
  const shown = useShownToasts()
  const change = toast?.undo?.change

  useEffect(() => {
    // Every new message replaces what can be undone, also the message that an undo itself causes.
    if (toast) setOffer(change ? { change, until: Date.now() + undoMinutes * 60_000 } : null)
  }, [toast, change])

  // A change that a script has sent says so itself.
  const raised = shown.at(-1)?.undo?.change
  useEffect(() => {
    if (raised) setOffer({ change: raised, until: Date.now() + undoMinutes * 60_000 })
  }, [raised])

  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => setOffer(null), offer.until - Date.now())
    function onKey(event: KeyboardEvent) {
      // One press asks once, however long the key is pressed.
      if (!isUndoKey(event) || !offer || asked.current === offer.change) return
      asked.current = offer.change
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [offer])

  const inToast = shown.some(({ undo }) => undo && undo.change === offer?.change)
  return (
    <Form
      ref={form}
      id="undo"
      method="post"
      action="/lead_admin/undo"
      replace
      preventScrollReset
      hidden={hydrated ? !offer || inToast : !change}
      className={`no-print ${hydrated ? 'sr-only focus-within:not-sr-only' : ''}`}
    >
      <input type="hidden" name="change" value={offer?.change ?? change ?? ''} />
      <input type="hidden" name="back" value={pathname + search} />
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        {undoCopy.line}
        <Button type="submit" variant="secondary" size="small">
          {undoCopy.undo}
        </Button>
      </p>
    </Form>
  )
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** In a field these keys take back what was typed. */
function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return false
  return !(target instanceof Element && target.closest(fields))
}
