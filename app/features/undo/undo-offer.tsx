import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Toast } from '#app/platform/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { undoMinutes } from '#app/ui/undo-minutes.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { undoCopy } from '#content/undo.ts'

type Offer = { change: string; until: number }

/**
 * The form that takes the last change back. The button in the toast sends it, and so do Ctrl-Z and ⌘-Z while
 * no field has the focus. Before the scripts have loaded it is a line with a button of its own.
 */
export function UndoOffer({ toast }: { toast: Toast | null }) {
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const last = useRef<Offer | null>(null)
  const hydrated = useHydrated()
  const change = toast?.undo?.change

  useEffect(() => {
    // Every new message replaces what can be undone, also the message that an undo itself causes.
    if (!toast) return
    last.current = change ? { change, until: Date.now() + undoMinutes * 60_000 } : null
    if (field.current) field.current.value = change ?? ''
  }, [toast, change])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isUndoKey(event) || !last.current || Date.now() > last.current.until) return
      event.preventDefault()
      // One press asks once, however long the key is pressed.
      last.current = null
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <Form
      ref={form}
      id="undo"
      method="post"
      action="/lead_admin/undo"
      replace
      preventScrollReset
      hidden={hydrated || !change}
      className="no-print mb-4"
    >
      <input ref={field} type="hidden" name="change" defaultValue={change} />
      <input type="hidden" name="back" value={pathname + search} />
      {!hydrated && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {undoCopy.line}
          <Button type="submit" variant="secondary" size="small">
            {undoCopy.undo}
          </Button>
        </p>
      )}
    </Form>
  )
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** In a field these keys take back what was typed. */
function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return false
  return !(target instanceof Element && target.closest(fields))
}
