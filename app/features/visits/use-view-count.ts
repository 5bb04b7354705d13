import { useEffect } from 'react'
import { useLocation } from 'react-router'

// The page that the server has counted with its document.
let counted = typeof location === 'undefined' ? '' : location.pathname + location.search

/**
 * Tells the server which page is shown after a navigation without a new document. Its data may have been
 * fetched ahead, while a link was pointed at, so only the page itself knows that it is seen.
 */
export function useViewCount(): void {
  const { pathname, search } = useLocation()
  const page = pathname + search
  useEffect(() => {
    if (page !== counted) fetch(page, { method: 'HEAD', keepalive: true }).catch(() => {})
    return () => {
      counted = ''
    }
  }, [page])
}
