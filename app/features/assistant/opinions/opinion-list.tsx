import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { opinionsPage as copy } from '#content/assistant-reports.ts'
import { conversationPage } from '#content/conversations.ts'
import { conversationsPath } from '../admin/admin-conversation-list-query.ts'
import { feedbackReasons } from '../conversation/feedback.ts'
import { AssistantTabs } from '../staff-answers/assistant-tabs.tsx'
import { OpinionActions } from './opinion-actions.tsx'
import { OpinionFiguresPart } from './opinion-figures.tsx'
import {
  type OpinionFigures,
  type OpinionListQuery,
  type OpinionRow,
  opinionList,
} from './opinion-list-query.ts'

const thumbs = (['down', 'up', 'all'] as const).map((value) => ({
  value,
  label: copy.thumbs[value],
}))
const states = (['all', 'open', 'handled'] as const).map((value) => ({
  value,
  label: copy.states[value],
}))
const reasons = [
  { value: '', label: copy.allReasons },
  ...feedbackReasons.map((value) => ({ value, label: conversationPage.reasons[value] })),
]

type OpinionListProps = ListRows<OpinionRow> & { query: OpinionListQuery; figures: OpinionFigures }

/** What visitors think: the single opinions, at first those that an answer did not help, and figures below. */
export function OpinionList({ figures, ...page }: OpinionListProps) {
  return (
    <>
      <AssistantTabs here="opinions" />
      <ListPage
        {...page}
        list={opinionList}
        copy={copy}
        as={{ columns }}
        filters={[
          { name: 'thumb', label: copy.thumb, options: thumbs },
          { name: 'reason', label: copy.reason, options: reasons },
          { name: 'state', label: copy.state, options: states },
        ]}
      />
      <OpinionFiguresPart {...figures} />
    </>
  )
}

const columns: ListColumn<OpinionRow>[] = withHeaders(copy.columns, [
  {
    key: 'question',
    cell: ({ conversation_id, seq, question }) => (
      <Link
        to={`${conversationsPath}/${conversation_id}#message-${seq}`}
        className="text-link line-clamp-4 font-medium wrap-anywhere sm:max-w-xs sm:min-w-40"
      >
        {question || copy.noQuestion}
      </Link>
    ),
  },
  {
    key: 'answer',
    phone: 'fact',
    cell: ({ answer }) => (
      <span className="line-clamp-5 wrap-anywhere whitespace-pre-line sm:max-w-md">{answer}</span>
    ),
  },
  {
    key: 'why',
    phone: 'status',
    cell: ({ thumb, reason, comment }) => (
      <span className="block wrap-anywhere sm:max-w-xs">
        <span className="block">
          {thumb === 'up'
            ? copy.thumbs.up
            : reason
              ? conversationPage.reasons[reason]
              : copy.thumbs.down}
        </span>
        {comment && <span className="block text-small text-ink-muted">{comment}</span>}
      </span>
    ),
  },
  {
    key: 'when',
    phone: 'fact',
    cell: ({ changed_at }) => <Moment at={changed_at} look="time" className="tabular-nums" />,
  },
  { key: 'act', cell: (row) => <OpinionActions {...row} /> },
])
