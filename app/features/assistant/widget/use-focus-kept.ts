import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into the input; while that is disabled, on the conversation. */
export function useFocusKept(
  open: boolean,
  isOff: boolean,
  input: RefObject<HTMLTextAreaElement | null>,
) {
  const lent = useRef(false)
  useEffect(() => {
    const field = input.current
    if (!open || !field) return
    lent.current = field.disabled
    const target = field.disabled ? logBeside(field) : field
    target?.focus({ preventScroll: true })
  }, [open, input])
  useEffect(() => {
    const field = input.current
    const panel = field?.closest<HTMLElement>('.chat-panel')
    if (!field || !panel || panel.hidden) return
    const log = logBeside(field)
    const at = document.activeElement
    if (isOff) {
      const lost = !at || at === document.body || at === field
      const off = at instanceof HTMLButtonElement && panel.contains(at) && at.matches(':disabled')
      lent.current = lost || off
      if (lent.current) log?.focus({ preventScroll: true })
    } else if (lent.current && (at === log || at === panel || at === document.body)) {
      lent.current = false
      field.focus({ preventScroll: true })
    }
  }, [isOff, input])
}

const logBeside = (field: HTMLElement) =>
  field.closest('.chat-panel')?.querySelector<HTMLElement>('[role=log]')
