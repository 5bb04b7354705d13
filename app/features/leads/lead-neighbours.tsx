import { useEffect, useRef } from 'react'
import { ArrowDown, ArrowUp } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { leadPanel as copy } from '#content/lead-panel.ts'

/** What the list beside a lead shows, and who may own its leads. */
export type ListedLeads = {
  ids: string[]
  staff: { id: string; name: string }[]
  userId: string
}

/**
 * The leads before and after one in the list. When a change has taken the lead out of the list, the one
 * that stands in its place is the next.
 */
export function useNeighbours(ids: string[], id: string) {
  const at = ids.indexOf(id)
  const last = useRef(0)
  useEffect(() => {
    if (at >= 0) last.current = at
  }, [at])
  const place = at >= 0 ? at : last.current
  return { previous: ids[place - 1], next: ids[at >= 0 ? place + 1 : place] }
}

type LeadNeighboursProps = {
  previous: string | undefined
  next: string | undefined
  addressOf: (id: string) => string
}

/** The ways to the leads before and after this one. */
export function LeadNeighbours({ previous, next, addressOf }: LeadNeighboursProps) {
  const ways = [
    { id: previous, label: copy.previous, key: 'k', Icon: ArrowUp },
    { id: next, label: copy.next, key: 'j', Icon: ArrowDown },
  ]
  const look = 'grid size-10 place-items-center'
  return ways.map(({ id, label, key, Icon }) =>
    id ? (
      <Link
        key={key}
        to={addressOf(id)}
        preventScrollReset
        aria-label={label}
        aria-keyshortcuts={key}
        className={`${look} text-ink-muted hover:text-ink`}
      >
        <Icon aria-hidden="true" size={18} />
      </Link>
    ) : (
      <span key={key} className={`${look} text-line-strong`}>
        <Icon aria-hidden="true" size={18} />
      </span>
    ),
  )
}
