import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'

const key = (path: string) => `list:${path}`

/** Keeps what each page of this tab was last asked for, so that the way back to a list keeps its filters. */
export function useListPlaces(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    try {
      sessionStorage.setItem(key(pathname), search)
    } catch {
      // Without storage the way back leads to the whole list.
    }
  }, [pathname, search])
}

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** The way back to a list, as it was left: with its search, filters, order and page. */
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
