import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { conversationsPage as copy, intentWords } from '#content/conversations.ts'
import { intents } from '../assistant.ts'
import { AssistantTabs } from '../staff-answers/assistant-tabs.tsx'
import { adminConversationColumns } from './admin-conversation-columns.tsx'
import {
  type ConversationListQuery,
  type ConversationRow,
  conversationList,
  stateFilters,
} from './admin-conversation-list-query.ts'

const stateOptions = [
  { value: '', label: copy.allStates },
  ...stateFilters.map((value) => ({ value, label: copy.states[value] })),
]
const intentOptions = [
  { value: '', label: copy.allIntents },
  ...intents.map((value) => ({ value, label: intentWords[value] })),
]

type AdminConversationListProps = ListRows<ConversationRow> & { query: ConversationListQuery }

/** The conversations: search, filters, the table and its pages. */
export function AdminConversationList(page: AdminConversationListProps) {
  return (
    <>
      <AssistantTabs here="conversations" />
      <ListPage
        {...page}
        list={conversationList}
        copy={copy}
        as={{ columns: adminConversationColumns }}
        filters={[
          { name: 'state', label: copy.state, options: stateOptions },
          { name: 'intent', label: copy.intent, options: intentOptions },
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
