import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { assistantSettings } from '#content/assistant-settings.ts'
import { intentWords, conversationsPage as words } from '#content/conversations.ts'
import { intents } from '../assistant.ts'
import { adminConversationColumns } from './admin-conversation-columns.tsx'
import {
  type ConversationListQuery,
  type ConversationRow,
  conversationsHref,
  conversationsPath as path,
  stateFilters,
} from './admin-conversation-list-query.ts'

type AdminConversationListProps = {
  rows: ConversationRow[]
  total: number
  capped: boolean
  previous: string | null
  next: string | null
  query: ConversationListQuery
  search: string
}

const stateOptions = [
  { value: '', label: words.allStates },
  ...stateFilters.map((value) => ({ value, label: words.states[value] })),
]
const intentOptions = [
  { value: '', label: words.allIntents },
  ...intents.map((value) => ({ value, label: intentWords[value] })),
]

/** The register of conversations: search, filters, the table and its pages. */
export function AdminConversationList({
  rows,
  total,
  capped,
  previous,
  next,
  query,
  search,
}: AdminConversationListProps) {
  const narrowed = query.search !== '' || query.state !== '' || query.intent !== ''
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{words.title}</h1>
        <p className="label text-ink-muted" role="status">
          {words.found(total, capped)}
        </p>
      </div>
      <p className="-mt-5 mb-6">
        <Link to={`${path}/settings`} className="text-link text-small">
          {assistantSettings.fromConversations}
        </Link>
      </p>
      <ListFilters
        path={path}
        id="conversation"
        search={query.search}
        words={words.search}
        selects={[
          { name: 'state', label: words.state, value: query.state, options: stateOptions },
          { name: 'intent', label: words.intent, value: query.intent, options: intentOptions },
        ]}
        narrowed={narrowed}
      />
      <div className="mt-8">
        {rows.length === 0 ? (
          <NoConversations narrowed={narrowed} />
        ) : (
          <LedgerTable
            caption={words.caption}
            columns={adminConversationColumns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {(previous || next) && (
        <Pagination
          label={words.pages.label}
          previous={{
            label: words.pages.previous,
            href: previous && conversationsHref(search, { before: previous }),
          }}
          next={{
            label: words.pages.next,
            href: next && conversationsHref(search, { after: next }),
          }}
        />
      )}
    </>
  )
}

function NoConversations({ narrowed }: { narrowed: boolean }) {
  const [text, hint, to, action] = narrowed
    ? [words.noMatch, words.noMatchHint, path, words.clearSearch]
    : [words.empty, words.emptyHint, '/', words.toSite]
  return (
    <EmptyState
      text={text}
      hint={hint}
      action={
        <ButtonLink to={to} variant="secondary">
          {action}
        </ButtonLink>
      }
    />
  )
}
