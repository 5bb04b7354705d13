import type { FormEvent } from 'react'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { leadBoard as copy } from '#content/lead-board.ts'
import { type LeadRow, type LeadStatus, leadStatuses } from '../lead.ts'
import { interestLabel } from '../lead-labels.ts'
import type { LeadPlace } from '../lead-list-query.ts'
import { latenessOf } from './lateness.ts'

type LeadCardProps = {
  card: LeadRow
  place: LeadPlace
  /** The address of the lead, and the one that takes moves. */
  href: string
  action: string
  isDragged: boolean
  onMove: (card: LeadRow, to: LeadStatus) => void
  onDrag: (card: LeadRow | null) => void
}

/** A lead on the board. It is dragged, or moved by its menu, which works without scripts. */
export function LeadCard(props: LeadCardProps) {
  const { card, place, href, action, isDragged, onMove, onDrag } = props
  const times = useTimes()
  const interest = interestLabel(card.primary_interest)
  const late = latenessOf(card, times)
  return (
    <li
      data-card={card.id}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', card.full_name)
        onDrag(card)
      }}
      onDragEnd={() => onDrag(null)}
      className={`relative cursor-grab border border-line bg-surface px-3 py-2.5 text-small hover:border-line-strong active:cursor-grabbing ${isDragged ? 'opacity-50' : ''}`}
    >
      <Link
        to={href}
        draggable={false}
        preventScrollReset
        data-card-link
        aria-label={leadsPage.viewOf(card.full_name)}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        className="block pe-8 font-medium wrap-anywhere no-underline hover:underline"
      >
        {card.full_name}
      </Link>
      {card.company_name && (
        <p className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-muted">{card.company_name}</p>
      )}
      {card.owner_name && (
        <p className="mt-0.5 flex gap-1 text-ink-muted">
          {copy.owner}{' '}
          <span className="min-w-0 truncate" dir="auto">
            {card.owner_name}
          </span>
        </p>
      )}
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-muted">
        <span className="max-w-full truncate">{interest ?? leadLabels.source[card.source]}</span>
        {late ? (
          <span
            title={times.whole(late.at)}
            className="shrink-0 border-b border-vermilion font-medium text-ink"
          >
            {late.text}
          </span>
        ) : (
          <time
            dateTime={card.created_at}
            title={times.whole(card.created_at)}
            className="shrink-0"
          >
            {times.distance(card.created_at)}
          </time>
        )}
      </p>
      <details data-move-menu className="absolute end-1 top-1">
        <summary
          aria-label={copy.moveOf(card.full_name)}
          className="grid size-8 cursor-pointer list-none place-items-center text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden"
        >
          <span aria-hidden="true">⋯</span>
        </summary>
        <Form
          method="post"
          action={action}
          preventScrollReset
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            const { submitter } = event.nativeEvent as SubmitEvent
            const to = leadStatuses.find((one) => one === submitter?.getAttribute('value'))
            if (!to) return
            event.preventDefault()
            event.currentTarget.closest('details')?.removeAttribute('open')
            onMove(card, to)
          }}
          className="absolute end-0 top-full z-20 w-48 border border-line-strong bg-surface py-1 shadow-sheet"
        >
          <input type="hidden" name="lead" value={card.id} />
          <input type="hidden" name="place" value={place} />
          <input type="hidden" name="from" value={card.status} />
          {leadStatuses
            .filter((status) => status !== card.status)
            .map((status) => (
              <button
                key={status}
                type="submit"
                name="status"
                value={status}
                className="block min-h-10 w-full px-3 text-start hover:bg-paper"
              >
                {copy.moveTo(leadLabels.status[status])}
              </button>
            ))}
        </Form>
      </details>
    </li>
  )
}
