import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { leadLabels } from '#content/admin.ts'
import { leadBoard as copy } from '#content/lead-board.ts'
import type { LeadRow, LeadStatus } from '../lead.ts'
import { type BoardColumn, cardsAtOnce, mostCards } from './board-state.ts'

type LeadBoardColumnProps = {
  column: BoardColumn
  /** The card that is being dragged. */
  dragged: LeadRow | null
  /** Whether a phone shows this column. */
  isHere: boolean
  /** The addresses that show more of its cards, and all of them in the list. */
  moreHref: string
  listHref: string
  onDrop: (card: LeadRow, to: LeadStatus) => void
  children: ReactNode
}

/** A column of the board: its status, how many leads have it, and their cards. */
export function LeadBoardColumn(props: LeadBoardColumnProps) {
  const { column, dragged, isHere, onDrop, children } = props
  const { status, cards, total } = column
  const [isOver, setOver] = useState(false)
  const label = leadLabels.status[status]
  const count = total === null && cards.length < cardsAtOnce ? cards.length : total
  const text = count === null ? copy.orMore(cards.length) : copy.count(count)
  const rest = count === null ? cardsAtOnce : count - cards.length
  const takes = dragged !== null && dragged.status !== status
  return (
    <section
      data-column={status}
      aria-labelledby={`column-${status}`}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(false)
        onDrop(dragged, status)
      }}
      className={`min-w-0 border-t-2 px-1 pb-4 ${isOver && takes ? 'border-t-vermilion bg-surface' : 'border-t-ink'} ${isHere ? '' : 'max-sm:hidden'}`}
    >
      <h2
        id={`column-${status}`}
        tabIndex={-1}
        className="max-sm:sr-only sticky top-0 z-10 flex items-baseline justify-between gap-2 bg-paper py-2 text-small font-medium outline-none"
      >
        {label}
        <span className="label text-ink-muted">{text}</span>
      </h2>
      {cards.length === 0 ? (
        <p className="border border-dashed border-line-strong px-3 py-6 text-center text-small text-ink-muted">
          {copy.empty}
        </p>
      ) : (
        <ul aria-label={copy.cards(label, text)} className="grid grid-cols-1 gap-2">
          {children}
        </ul>
      )}
      {rest > 0 && cards.length >= cardsAtOnce && (
        <p className="mt-3">
          {cards.length < mostCards ? (
            <Link to={props.moreHref} preventScrollReset className="text-link text-small">
              {copy.more(Math.min(rest, cardsAtOnce))}
            </Link>
          ) : (
            <Link to={props.listHref} className="text-link text-small">
              {copy.inList}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
