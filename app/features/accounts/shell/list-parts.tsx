import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { changedHref } from '#app/platform/keyset.ts'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useToast } from '#app/ui/toast.ts'

type Ordered = { sort: string; direction: 'asc' | 'desc' }

/** A column's header as a link that sorts: once more turns the order round, from the first page on. */
export function sortable<Row>(
  key: string,
  header: string,
  query: Ordered,
  href: (change: Record<string, string | null>) => string,
): Pick<LedgerColumn<Row>, 'key' | 'header' | 'sortHref' | 'sorted'> {
  const isSorted = query.sort === key
  const turned = isSorted ? query.direction === 'asc' : key === 'created_at'
  const direction = turned ? 'desc' : 'asc'
  return {
    key,
    header,
    sortHref: href({ sort: key, direction, after: null, before: null }),
    sorted: isSorted ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined,
  }
}

type ListPagesProps = {
  path: string
  search: string
  previous: string | null
  next: string | null
  words: { label: string; previous: string; next: string; first: string; last: string }
  /** Begins the names of the two parameters, where a page holds two lists. */
  prefix?: string
  /** Whether the list can be read from its end. */
  hasLast?: boolean
}

/** The ways to the other pages of a list; nothing when it has one page only. */
export function ListPages(props: ListPagesProps) {
  const { path, search, previous, next, words, prefix = '', hasLast = true } = props
  const [after, before] = [`${prefix}after`, `${prefix}before`]
  const href = (change: Record<string, string | null>) =>
    changedHref(path, search, { [after]: null, [before]: null, edit: null, ...change })
  if (!previous && !next) return null
  return (
    <div className="no-print">
      <Pagination
        label={words.label}
        previous={{ label: words.previous, href: previous && href({ [before]: previous }) }}
        next={{ label: words.next, href: next && href({ [after]: next }) }}
      />
      <p className="mt-2 flex justify-between">
        <Link to={href({})} className="text-link text-small">
          {words.first}
        </Link>
        {hasLast && (
          <Link to={href({ [before]: 'end' })} className="text-link text-small">
            {words.last}
          </Link>
        )}
      </p>
    </div>
  )
}

/** When a row's edit ends, the focus returns to the link that began it. */
export function useFocusAfterEdit(edit: string | undefined): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (last.current && !edit) document.getElementById(`edit-${last.current}`)?.focus()
    last.current = edit
  }, [edit])
}

/** The focus goes to the first control of what has just been opened. */
export function useFocusOnOpen<Element extends HTMLElement>(): RefObject<Element | null> {
  const control = useRef<Element>(null)
  useEffect(() => control.current?.focus(), [])
  return control
}

/** What an action answers when it saved nothing. The id makes a second failure a second toast. */
export type Failure = { id: string; title: string }

/** Raises the toast of a failure. */
export function useFailureToast(failure: Failure | null | undefined): void {
  const toast = useToast()
  useEffect(() => {
    if (failure) toast({ ...failure, tone: 'destructive' })
  }, [failure, toast])
}
