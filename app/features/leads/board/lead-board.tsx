import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { listHref } from '#app/lists/list.ts'
import { leadLabels } from '#content/admin.ts'
import { leadBoard as copy } from '#content/lead-board.ts'
import type { LeadRow, LeadStatus } from '../lead.ts'
import { type LeadListQuery, type LeadPlace, leadLists } from '../lead-list-query.ts'
import {
  type BoardColumn,
  type BoardState,
  boardHref,
  cardsAtOnce,
  statusBeside,
} from './board-state.ts'
import { LeadBoardColumn } from './lead-board-column.tsx'
import { LeadCard } from './lead-card.tsx'
import { LeadMover } from './lead-mover.tsx'
import { boardKeys, useClosingMenus } from './use-board-keys.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useLeadMoves } from './use-lead-moves.ts'

export type LeadBoardProps = {
  place: LeadPlace
  query: LeadListQuery
  board: BoardState
  columns: readonly BoardColumn[]
  /** The address of the board, as the page shows it. */
  search: string
}

/** The leads in one column for each status. A card is put into another column to change its status. */
export function LeadBoard({ place, query, board, columns: sent, search }: LeadBoardProps) {
  const { columns, onTheirWay, move, settle } = useLeadMoves(sent)
  const [dragged, setDragged] = useState<LeadRow | null>(null)
  const [said, say] = useState('')
  const element = useRef<HTMLElement>(null)
  const { follow, ...focus } = useCardFocus(element)
  useClosingMenus(element)
  const list = leadLists[place]
  const action = `/lead_admin/leads/move${search}`
  const put = (card: LeadRow, to: LeadStatus) => {
    say(copy.saving(card.full_name, leadLabels.status[to]))
    move(card, to)
  }
  const putAndFollow = (card: LeadRow, to: LeadStatus) => {
    follow(card.id)
    put(card, to)
  }
  const onKeyDown = boardKeys((id, by) => {
    const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id)
    const to = card && statusBeside(card.status, by)
    if (to) putAndFollow(card, to)
  })
  const moreOf = (status: LeadStatus) => {
    const most = { ...board.most, [status]: board.most[status] + cardsAtOnce }
    return boardHref(place, query, { ...board, most })
  }
  return (
    <>
      <nav aria-label={copy.columns} className="mb-3 flex gap-4 overflow-x-auto sm:hidden">
        {columns.map(({ status, total, cards }) => (
          <Link
            key={status}
            to={boardHref(place, query, { ...board, column: status })}
            preventScrollReset
            replace
            aria-current={status === board.column ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-ink-muted no-underline aria-[current=true]:border-vermilion aria-[current=true]:text-ink"
          >
            {leadLabels.status[status]}
            <span className="label">
              {total === null ? copy.orMore(cards.length) : copy.count(total)}
            </span>
          </Link>
        ))}
      </nav>
      <section
        ref={element}
        aria-label={copy.label}
        aria-describedby="board-keys"
        onKeyDown={onKeyDown}
        {...focus}
        className="grid grid-cols-1 gap-x-2 sm:grid-cols-[repeat(4,minmax(0,1fr))] lg:gap-x-3"
      >
        {columns.map((column) => (
          <LeadBoardColumn
            key={column.status}
            column={column}
            dragged={dragged}
            isHere={column.status === board.column}
            moreHref={moreOf(column.status)}
            listHref={listHref(list, query, { view: null, status: column.status })}
            onDrop={put}
          >
            {column.cards.map((card) => (
              <LeadCard
                key={card.id}
                card={card}
                place={place}
                href={`${list.path}/${card.id}${search}`}
                action={action}
                isDragged={dragged?.id === card.id}
                onMove={putAndFollow}
                onDrag={setDragged}
              />
            ))}
          </LeadBoardColumn>
        ))}
      </section>
      <p id="board-keys" className="mt-3 text-small text-ink-muted max-lg:sr-only">
        {copy.keys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {onTheirWay.map((one) => (
        <LeadMover
          key={`${one.card.id}-${one.turn}`}
          move={one}
          place={place}
          action={action}
          onSettled={settle}
        />
      ))}
    </>
  )
}
