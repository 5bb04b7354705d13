import { type WhomNames, whomChips } from '#app/features/of-whom/of-whom.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { gapReport } from '#content/assistant-reports.ts'
import { conversationsPage as copy, intentWords } from '#content/conversations.ts'
import { intents } from '../assistant.ts'
import { languages, outcomes } from '../conversation/outcome.ts'
import { AssistantTabs } from '../staff-answers/assistant-tabs.tsx'
import { adminConversationColumns } from './admin-conversation-columns.tsx'
import {
  type ConversationListQuery,
  type ConversationRow,
  conversationList,
  stateFilters,
  thumbFilters,
} from './admin-conversation-list-query.ts'

const stateOptions = [
  { value: '', label: copy.allStates },
  ...stateFilters.map((value) => ({ value, label: copy.states[value] })),
]
const intentOptions = [
  { value: '', label: copy.allIntents },
  ...intents.map((value) => ({ value, label: intentWords[value] })),
]
const outcomeOptions = [
  { value: '', label: copy.allOutcomes },
  ...outcomes.map((value) => ({ value, label: copy.outcomes[value] })),
]
const thumbOptions = [
  { value: '', label: copy.allThumbs },
  ...thumbFilters.map((value) => ({ value, label: copy.thumbs[value] })),
]
const languageOptions = [
  { value: '', label: copy.allLanguages },
  ...languages.map((value) => ({ value, label: gapReport.languages[value] })),
]

const commonViews = [{ label: copy.states.waiting, search: 'state=waiting' }]

type AdminConversationListProps = ListRows<ConversationRow> & {
  query: ConversationListQuery
  views: ListViews
  /** Whose conversations they are, where it was asked. */
  whom: WhomNames
}

/** The conversations: search, filters, the table and its pages. */
export function AdminConversationList({ views, whom, ...page }: AdminConversationListProps) {
  return (
    <>
      <AssistantTabs here="conversations" />
      <ListPage
        {...page}
        list={conversationList}
        copy={copy}
        as={{ columns: adminConversationColumns }}
        views={{ views, common: commonViews }}
        chips={whomChips(page.query, whom)}
        filters={[
          { name: 'state', label: copy.state, options: stateOptions },
          { name: 'intent', label: copy.intent, options: intentOptions },
          { name: 'outcome', label: copy.outcome, options: outcomeOptions },
          { name: 'thumb', label: copy.thumb, options: thumbOptions },
          { name: 'language', label: copy.language, options: languageOptions },
        ]}
        emptyAction={
          <ButtonLink to="/" variant="secondary">
            {copy.toSite}
          </ButtonLink>
        }
      />
    </>
  )
}
