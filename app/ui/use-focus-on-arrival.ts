import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './lost-focus.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * The focus goes to what has just come: a field that was opened, or a notice about what was sent. It goes there
 * before it is shown, so that a key pressed at once keeps what it reaches. On a page whose scripts come
 * later than the person, a focus that is somewhere stays.
 *
 * @param find the element; called when it is in the page
 * @param arrived each new value, other than an empty one, is an arrival
 */
export function useFocusOnArrival(find: () => Element | null | undefined, arrived: unknown): void {
  const hydrated = useHydrated()
  const isDrawnByServer = useRef(!hydrated)
  const newest = useRef(find)
  newest.current = find
  useLayoutEffect(() => {
    const waits = isDrawnByServer.current && !isFocusLost()
    isDrawnByServer.current = false
    const element = arrived && !waits ? newest.current() : null
    if (element instanceof HTMLElement) element.focus()
  }, [arrived])
}
