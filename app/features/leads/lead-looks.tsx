import { listHref } from '#app/lists/list.ts'
import { Link } from '#app/ui/link.tsx'
import { leadBoard } from '#content/lead-board.ts'
import { type LeadListQuery, type LeadPlace, leadLists } from './lead-list-query.ts'

const { looks } = leadBoard

/** Shows the leads as a list or as a board, with the same search and filters. */
export function LeadLooks({ place, query }: { place: LeadPlace; query: LeadListQuery }) {
  const list = leadLists[place]
  const own = { ...query, kept: undefined }
  const ways = [
    { label: looks.list, to: listHref(list, own, { view: null }), isHere: query.view !== 'board' },
    {
      label: looks.board,
      to: listHref(list, own, { view: 'board' }),
      isHere: query.view === 'board',
    },
  ]
  return (
    <nav aria-label={looks.label} className="no-print flex">
      {ways.map(({ label, to, isHere }) => (
        <Link
          key={label}
          to={to}
          aria-current={isHere ? 'true' : undefined}
          className="inline-flex min-h-9 items-center border border-line-strong px-3 text-small text-ink-muted no-underline first:rounded-s-paper last:rounded-e-paper last:border-s-0 hover:text-ink aria-[current=true]:bg-surface aria-[current=true]:font-medium aria-[current=true]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
