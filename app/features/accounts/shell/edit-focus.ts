import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'

/** When a row's edit ends, the focus returns to the link that began it. */
export function useFocusAfterEdit(edit: string | undefined): void {
  const last = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (last.current && !edit) document.getElementById(`edit-${last.current}`)?.focus()
    last.current = edit
  }, [edit])
}

/** The focus goes to the first control of what has just been opened. */
export function useFocusOnOpen<Element extends HTMLElement>(): RefObject<Element | null> {
  const control = useRef<Element>(null)
  useFocusOnArrival(() => control.current, true)
  return control
}
