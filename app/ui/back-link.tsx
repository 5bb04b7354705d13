import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'

const key = (path: string) => `list:${path}`

/** Stores the last address of each list in this tab, so that the link back to a list keeps its filters. */
export function useListPlaces(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    try {
      sessionStorage.setItem(key(pathname), search)
    } catch {
      // Without storage the link leads to the list without filters.
    }
  }, [pathname, search])
}

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** The link back to a list, with the search, filters, order and page it had. */
export function BackLink({ to, className, children }: BackLinkProps) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    try {
      setSearch(sessionStorage.getItem(key(to)) ?? '')
    } catch {
      setSearch('')
    }
  }, [to])
  return (
    <Link
      to={`${to}${search}`}
      className={`text-link no-print inline-flex min-h-9 items-center text-small ${className ?? ''}`}
    >
      {children}
    </Link>
  )
}
