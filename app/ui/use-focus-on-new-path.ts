import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isFocusLost } from './lost-focus.ts'

/**
 * Behind a sign-in: when the link or form that led to a page is gone, reading goes on at the page's
 * heading, so that a screen reader says where it is. A focus that is still somewhere stays: the arrow
 * keys move along the tabs, and each of them is a page.
 */
export function useFocusOnNewPath(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isFocusLost()) focusHeading()
  }, [pathname])
}
