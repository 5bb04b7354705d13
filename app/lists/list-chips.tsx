import { useEffect, useRef } from 'react'
import { Link } from '#app/ui/link.tsx'
import { focusHeading, isFocusLost } from '#app/ui/lost-focus.ts'
import { lists } from '#content/lists.ts'
import { type List, type ListState, listHref } from './list.ts'

/** A filter that has no control of its own, and what it is set to, in words. */
export type ListChip = { name: string; text: string }

type ListChipsProps = { list: List; query: ListState; chips: readonly ListChip[] }

/** What a list was narrowed to by the link that leads to it; each is taken away by a press on it. */
export function ListChips({ list, query, chips }: ListChipsProps) {
  const shown = useRef<HTMLUListElement>(null)
  const before = useRef(chips.length)
  // The pressed link is gone: reading goes on at the next one, or at the heading.
  useEffect(() => {
    const isOneGone = chips.length < before.current
    before.current = chips.length
    if (!isOneGone || !isFocusLost()) return
    const next = shown.current?.querySelector('a')
    if (next) next.focus({ preventScroll: true })
    else focusHeading()
  }, [chips.length])
  if (chips.length === 0) return null
  return (
    <ul ref={shown} aria-label={lists.chips} className="no-print flex min-w-0 flex-wrap gap-2">
      {chips.map(({ name, text }) => (
        <li key={name} className="min-w-0">
          <Link
            to={listHref(list, query, { [name]: null })}
            preventScrollReset
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-paper border border-navy bg-surface px-3 py-1 text-small no-underline hover:bg-navy hover:text-paper"
          >
            <span className="line-clamp-2 min-w-0 wrap-anywhere" title={text}>
              {text}
            </span>
            <span aria-hidden="true">×</span>
            <span className="sr-only">{lists.removeChip}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
