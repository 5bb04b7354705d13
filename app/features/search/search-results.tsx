import { Link } from 'react-router'
import { Pagination } from '#app/ui/pagination.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { searchPage } from '#content/search.ts'
import { piecesOf, resultsPerPage, type SearchAnswer, type SearchResult } from './search.ts'
import { type SearchQuery, searchHref } from './search-query.ts'

type SearchResultsProps = { answer: SearchAnswer; query: SearchQuery }

/** What was found, set like the entries of an index: what it is, its name, and where it stands. */
export function SearchResults({ answer, query }: SearchResultsProps) {
  const { results, total } = answer
  const { page } = query
  const pages = Math.ceil(total / resultsPerPage)
  const to = (other: number) => searchHref({ ...query, page: other })
  return (
    <>
      <ol start={(page - 1) * resultsPerPage + 1} className="list-none">
        {results.map((result) => (
          <li key={result.path}>
            <Entry result={result} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Pagination
          label={searchPage.pages}
          previous={{ label: searchPage.previous, href: page > 1 ? to(page - 1) : null }}
          next={{ label: searchPage.next, href: page < pages ? to(page + 1) : null }}
          position={searchPage.position(page, pages)}
        />
      )}
    </>
  )
}

function Entry({ result }: { result: SearchResult }) {
  const { kind, path, title, note, excerpt, at } = result
  return (
    <article className="group relative grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="label flex gap-x-4 pt-1.5 text-ink-muted md:flex-col">
        <span>{searchPage.kinds[kind]}</span>
        {at && <Moment at={at} />}
      </p>
      <div className="min-w-0">
        <h3 className="headline text-heading group-hover:text-vermilion">
          <Link
            to={path}
            prefetch="intent"
            viewTransition
            className="no-underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        {note && <p className="mt-1 max-w-[70ch]">{note}</p>}
        <Excerpt text={excerpt} />
        <p aria-hidden="true" className="label mt-2 truncate text-ink-muted normal-case">
          {path}
        </p>
      </div>
    </article>
  )
}

/** Without a word that was found it says no more than the note does. */
function Excerpt({ text }: { text: string }) {
  const pieces = piecesOf(text)
  if (pieces.length < 2) return null
  return (
    <p className="mt-2 max-w-[70ch] text-small text-ink-muted">
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move.
            key={index}
            className="border-b-2 border-vermilion bg-transparent font-medium text-ink"
          >
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </p>
  )
}
