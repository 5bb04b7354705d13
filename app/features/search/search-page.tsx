import { Link } from 'react-router'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { searchPage } from '#content/search.ts'
import type { SearchAnswer } from './search.ts'
import { SearchForm } from './search-form.tsx'
import { type SearchQuery, searchHref } from './search-query.ts'
import { SearchResults } from './search-results.tsx'
import { SiteIndex } from './site-index.tsx'

type SearchPageProps = {
  query: SearchQuery
  /** Null before anything is asked, and when the search failed. */
  answer: SearchAnswer | null
  /** Why there is no answer. */
  fault: string | null
}

/** The search as the index of a printed periodical: what was looked up, else everything by its letter. */
export function SearchPage({ query, answer, fault }: SearchPageProps) {
  const found = answer !== null && answer.results.length > 0
  return (
    <div className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="grid grid-cols-1 items-end gap-x-8 gap-y-6 pb-8 md:grid-cols-12">
        <div className="md:col-span-8">
          <MrzLine text={searchPage.mrz} className="mb-6" />
          <h1 className="display text-title">
            <Accented parts={searchPage.headline} />
          </h1>
        </div>
        <p className="max-w-[40ch] text-ink-muted md:col-span-4">{searchPage.lead}</p>
      </header>
      <SearchForm words={query.words} />
      <div role="status" className={answer ? 'pt-6' : ''}>
        {answer && <Outcome answer={answer} query={query} />}
      </div>
      {fault !== null && (
        <div role="alert" className="pt-8">
          <EmptyState
            text={fault}
            action={
              <ButtonLink
                viewTransition
                to={searchHref(query)}
                variant="secondary"
                replace
                prefetch="none"
              >
                {searchPage.tryAgain}
              </ButtonLink>
            }
          />
        </div>
      )}
      {found && <SearchResults answer={answer} query={query} />}
      {!found && <SiteIndex />}
    </div>
  )
}

function Outcome({ answer, query }: { answer: SearchAnswer; query: SearchQuery }) {
  const { results, total, isMore, suggestion } = answer
  const { words, page } = query
  if (results.length > 0) {
    return (
      <h2 className="label border-b border-ink pb-3 text-ink-muted">
        {searchPage.found(total, words, isMore)}
      </h2>
    )
  }
  if (page > 1) {
    return (
      <p className="headline text-heading">
        {searchPage.endOfPages}{' '}
        <Link to={searchHref({ words, page: 1 })} className="text-link">
          {searchPage.results}
        </Link>
      </p>
    )
  }
  return (
    <>
      <p className="headline text-section wrap-anywhere">{searchPage.nothing(words)}</p>
      {suggestion && (
        <p className="mt-3 text-lead">
          {searchPage.didYouMean}{' '}
          <Link to={searchHref({ words: suggestion, page: 1 })} className="text-link font-medium">
            {suggestion}
          </Link>
          ?
        </p>
      )}
      <p className="mt-3 text-ink-muted">{searchPage.nothingHint}</p>
    </>
  )
}
