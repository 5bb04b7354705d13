import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { documentList as words } from '#content/documents.ts'
import type { Choice, DocumentRow } from './document.ts'
import { documentColumns } from './document-columns.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { type DocumentListQuery, listHref } from './document-list-query.ts'

type DocumentListProps = {
  documents: DocumentRow[]
  total: number
  totalCapped: boolean
  projects: Choice[]
  /** Staff choose a client. */
  clientPicker?: ReactNode
  previous: string | null
  next: string | null
  query: DocumentListQuery
}

/** The register of documents, as a client sees its own and staff see all. */
export function DocumentList(props: DocumentListProps) {
  const { documents, total, query, clientPicker } = props
  const forStaff = clientPicker !== undefined
  const base = forStaff ? '/lead_admin/documents' : '/dashboard/documents'
  const narrowed = query.search !== '' || query.project !== '' || (forStaff && query.client !== '')
  const upload = `${base}/upload${query.client ? `?client=${query.client}` : ''}`
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <h1 className="headline text-section">{words.title}</h1>
          <p className="label text-ink-muted" role="status">
            {total > 0 && words.found(total, props.totalCapped)}
          </p>
        </div>
        {forStaff && <ButtonLink to={upload}>{words.upload}</ButtonLink>}
      </div>
      {(documents.length > 0 || narrowed) && (
        <DocumentFilters
          base={base}
          query={query}
          clientPicker={clientPicker}
          projects={props.projects}
        />
      )}
      <div className="mt-8">
        {documents.length === 0 ? (
          <NoDocuments narrowed={narrowed} base={base} forStaff={forStaff} />
        ) : (
          <>
            <LedgerTable
              caption={words.caption}
              columns={documentColumns(base, query, forStaff)}
              rows={documents}
              rowKey={(row) => row.id}
            />
            <Pages {...props} base={base} />
          </>
        )}
      </div>
    </>
  )
}

function Pages({ base, query, previous, next }: DocumentListProps & { base: string }) {
  if (!previous && !next) return null
  return (
    <>
      <Pagination
        label={words.pages}
        previous={{
          label: words.previous,
          href: previous && listHref(base, query, { before: previous }),
        }}
        next={{ label: words.next, href: next && listHref(base, query, { after: next }) }}
      />
      <p className="no-print mt-2 flex justify-between">
        <Link to={listHref(base, query)} className="text-link text-small">
          {words.first}
        </Link>
        <Link to={listHref(base, query, { before: 'end' })} className="text-link text-small">
          {words.last}
        </Link>
      </p>
    </>
  )
}

type NoDocumentsProps = { narrowed: boolean; base: string; forStaff: boolean }

function NoDocuments({ narrowed, base, forStaff }: NoDocumentsProps) {
  if (!narrowed)
    return (
      <EmptyState text={words.empty} hint={forStaff ? words.emptyStaffHint : words.emptyHint} />
    )
  return (
    <EmptyState
      text={words.noMatch}
      hint={words.noMatchHint}
      action={
        <ButtonLink to={base} variant="secondary">
          {words.clearSearch}
        </ButtonLink>
      }
    />
  )
}
