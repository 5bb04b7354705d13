import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { portalSearch as copy } from '#content/portal-search.ts'
import {
  countedUpTo,
  type Found,
  type FoundKind,
  type FoundPart,
  longestSearch,
  portalSearchPath,
  shownOfKind,
} from './portal-search.ts'

type PortalSearchPageProps = { words: string; parts: FoundPart[]; tooMany: boolean }

/** One search over everything that a client sees in the portal. */
export function PortalSearchPage({ words, parts, tooMany }: PortalSearchPageProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const isCapped = parts.some(({ count }) => count >= countedUpTo)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="headline text-heading">{copy.title}</h1>
        <p role="status" className="label text-ink-muted">
          {words && !tooMany && copy.found(total, isCapped)}
        </p>
      </div>
      <Form role="search" action={portalSearchPath} className="flex max-w-2xl items-end gap-3">
        <Field id="portal-search" label={copy.label} className="min-w-0 grow">
          <Input
            type="search"
            name="q"
            key={words}
            defaultValue={words}
            maxLength={longestSearch}
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.search}
        </Button>
      </Form>
      <div className="mt-6 grid gap-8">
        {parts.map((part) => (
          <FoundSection key={part.kind} part={part} words={words} />
        ))}
        {parts.length === 0 && <Nothing words={words} tooMany={tooMany} />}
      </div>
    </>
  )
}

function Nothing({ words, tooMany }: { words: string; tooMany: boolean }) {
  if (tooMany) return <EmptyState text={copy.tooMany} hint={copy.tooManyHint} />
  if (!words) return <p className="text-ink-muted">{copy.hint}</p>
  return <EmptyState text={copy.noMatch(words)} hint={copy.noMatchHint} />
}

/** The list in which all of a kind are found. Updates are read in their projects. */
const lists: Record<Exclude<FoundKind, 'updates'>, string> = {
  projects: '/dashboard?',
  documents: '/dashboard/documents?',
  tickets: '/dashboard/support?status=all&',
  requests: '/dashboard/requests?show=all&',
  decisions: '/dashboard/decisions?show=all&',
  invoices: '/dashboard/invoices?',
  help: '/dashboard/help?',
}

const pages: Record<FoundKind, (id: string) => string> = {
  projects: (id) => `/dashboard/projects/${id}`,
  // With the update's id behind the project's.
  updates: (id) => `/dashboard/projects/${id}`,
  documents: (id) => `/dashboard/documents/${id}`,
  tickets: (id) => `/dashboard/support/${id}`,
  requests: (id) => `/dashboard/requests/${id}`,
  decisions: (id) => `/dashboard/decisions/${id}`,
  invoices: (id) => `/dashboard/invoices/${id}`,
  help: (slug) => `/dashboard/help/${slug}`,
}

function FoundSection({ part: { kind, count, rows }, words }: { part: FoundPart; words: string }) {
  const said = copy.count(count, count >= countedUpTo)
  return (
    <section aria-labelledby={`found-${kind}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[3px] border-double border-ink pb-1.5">
        <h2 id={`found-${kind}`} className="headline text-lead">
          {copy.kinds[kind]}
        </h2>
        {count > shownOfKind && kind !== 'updates' ? (
          <Link
            to={`${lists[kind]}${new URLSearchParams({ q: words })}`}
            className="text-link inline-flex min-h-6 items-center text-small"
          >
            {copy.all[kind](said)}
          </Link>
        ) : (
          <p className="label text-ink-muted">{said}</p>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <FoundLine key={`${row.id}${row.title}${row.at}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

function FoundLine({ row }: { row: Found }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5">
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        <Link to={pages[row.kind](row.id)} prefetch="intent" className="font-medium">
          {row.title}
        </Link>
        {row.note && <span className="ms-2 text-small text-ink-muted">{row.note}</span>}
      </p>
      <p className="text-small text-ink-muted">
        <Moment at={row.at} look="date" />
      </p>
    </li>
  )
}
