import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

/** What is right before the page in the tab's history, when it has this address. Not every browser tells. */
function entryBefore(address: string) {
  const navigation = 'navigation' in window ? window.navigation : null
  const at = navigation?.currentEntry?.index ?? 0
  const { href } = new URL(address, window.location.href)
  const before = navigation?.entries()[at - 1]
  return before?.url === href ? before : undefined
}

/**
 * The way from a dialog with an address of its own to the page below it: one step back where it was opened
 * from that page, so that the history has neither the dialog nor the page twice.
 */
export function useWayBack(back: string) {
  const navigate = useNavigate()
  const leave = () =>
    void (entryBefore(back)
      ? navigate(-1)
      : navigate(back, { replace: true, preventScrollReset: true }))
  const isPlain = (event: MouseEvent) =>
    event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    leave()
  }
  return { leave, link: { to: back, preventScrollReset: true, onClick } }
}

/**
 * A form that is sent from a dialog leads to the page below it, in place of the dialog. When the page was
 * right before, the history has it twice then, and the first press of Back would do nothing: the second one
 * is left.
 */
export function useOneEntry(): void {
  const { state, formMethod } = useNavigation()
  const navigate = useNavigate()
  const isSent = useRef(false)
  useEffect(() => {
    if (formMethod && formMethod !== 'GET') isSent.current = true
    if (state !== 'idle' || !isSent.current) return
    isSent.current = false
    // A step to an entry of an earlier document would load the page anew, without its message.
    if (entryBefore(window.location.href)?.sameDocument) navigate(-1)
  }, [state, formMethod, navigate])
}
