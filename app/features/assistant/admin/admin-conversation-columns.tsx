import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { conversationsPage as copy, intentWords } from '#content/conversations.ts'
import { ConversationBadge, DangerBadge, Presence } from './admin-conversation-badge.tsx'
import {
  type ConversationRow,
  conversationsPath,
  foundMarks,
} from './admin-conversation-list-query.ts'
import { conversationName } from './conversation-name.ts'

const nameOf = (row: ConversationRow) => row.visitor_name ?? row.visitor_email ?? copy.nobody

/** The sentence in which a search found its words, with the words marked. */
function FoundSentence({ text }: { text: string }) {
  const [begin, end] = foundMarks
  const parts = text.replace(/\s+/g, ' ').split(new RegExp(`([${begin}${end}])`, 'u'))
  let isMarked = false
  return (
    <span className="mt-1 block text-small wrap-anywhere">
      {parts.map((part, place) => {
        if (part === begin || part === end) {
          isMarked = part === begin
          return null
        }
        return isMarked ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            key={place}
            className="border-b-2 border-vermilion bg-transparent font-medium text-ink"
          >
            {part}
          </mark>
        ) : (
          part
        )
      })}
    </span>
  )
}

export const adminConversationColumns: ListColumn<ConversationRow>[] = withHeaders(copy.columns, [
  {
    key: 'opening',
    cell: (row) => (
      <span className="block sm:max-w-xl sm:min-w-56">
        <Link
          to={`${conversationsPath}/${row.id}`}
          prefetch="intent"
          className="text-link line-clamp-2 font-medium wrap-anywhere"
        >
          {conversationName(row.opening, row.said) || copy.noWords}
        </Link>
        <span className="block text-small wrap-anywhere text-ink-muted">{nameOf(row)}</span>
        {row.found && <FoundSentence text={row.found} />}
      </span>
    ),
  },
  {
    key: 'state',
    cell: (row) => (
      <>
        <ConversationBadge state={row.state} waits={row.waits} />
        {row.is_here && <Presence isHere text={copy.isHere} />}
      </>
    ),
  },
  {
    key: 'intent',
    phone: 'fact',
    cell: (row) => (row.intent === 'danger' ? <DangerBadge /> : intentWords[row.intent]),
  },
  { key: 'messages', numeric: true, cell: (row) => row.message_count },
  {
    key: 'lead',
    cell: (row) =>
      row.lead_id ? (
        <Link
          to={`/lead_admin/leads/${row.lead_id}?source=all`}
          aria-label={copy.openLeadOf(nameOf(row))}
          className="text-link inline-flex min-h-6 items-center"
        >
          {copy.openLead}
        </Link>
      ) : (
        <span className="text-ink-muted">{copy.noLead}</span>
      ),
  },
  {
    key: 'last',
    brief: true,
    phone: 'fact',
    cell: (row) => (
      <Moment at={row.last_message_at} look="time" className="tabular-nums sm:whitespace-nowrap" />
    ),
  },
])
