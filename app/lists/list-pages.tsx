import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { lists } from '#content/lists.ts'
import type { ListCopy } from './list-copy.ts'

type ListPagesProps = {
  copy: Pick<ListCopy, 'pages' | 'previous' | 'next' | 'first' | 'last'>
  previous: string | null
  next: string | null
  /** The address of the page at a cursor, or of the first one. */
  href: (change: { after?: string; before?: string }) => string
}

/** The ways to the other pages of a list; nothing when it has one page only. */
export function ListPages({ copy, previous, next, href }: ListPagesProps) {
  if (!previous && !next) return null
  return (
    <div className="no-print">
      <Pagination
        label={copy.pages}
        previous={{
          label: copy.previous ?? lists.previous,
          href: previous && href({ before: previous }),
        }}
        next={{ label: copy.next ?? lists.next, href: next && href({ after: next }) }}
      />
      <p className="mt-2 flex justify-between">
        <Link to={href({})} className="text-link text-small">
          {copy.first ?? lists.first}
        </Link>
        <Link to={href({ before: 'end' })} className="text-link text-small">
          {copy.last ?? lists.last}
        </Link>
      </p>
    </div>
  )
}
