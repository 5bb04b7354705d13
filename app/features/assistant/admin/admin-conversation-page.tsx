import type { ReactNode } from 'react'
import { canReadPage } from '#app/platform/still-signed-in.ts'
import { summarizeThread, type WrittenSummary } from '#app/platform/thread-summary.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ThreadSummaryPart } from '#app/ui/thread-summary-part.tsx'
import { useReadAgain } from '#app/ui/use-read-again.ts'
import { conversationsPage, conversationPage as copy } from '#content/conversations.ts'
import { threadSummary } from '#content/copilot.ts'
import {
  type AdminConversation,
  type AdminMessage,
  type AdminRefusal,
  lastOfStaff,
} from './admin-conversation.ts'
import { AdminConversationDetails } from './admin-conversation-details.tsx'
import { conversationsPath } from './admin-conversation-list-query.ts'
import { answerRoute } from './answer-route.ts'
import { nameOfThread } from './conversation-name.ts'
import { ReplyForm } from './reply-form.tsx'
import { saidIn } from './said-in.ts'
import { Transcript } from './transcript.tsx'

/** What the visitor and colleagues write appears within this time. */
const secondsBetweenReads = 5

type AdminConversationPageProps = {
  conversation: AdminConversation
  messages: AdminMessage[]
  given: [string, string][]
  until: string
  userId: string
  /** Otherwise mails are only written to a folder. */
  hasMailServer: boolean
  refusal: AdminRefusal | undefined
  /** A model is configured that can write a summary. */
  canSummarize: boolean
  summary: WrittenSummary | undefined
  /** The way to the person, once an address is known. */
  person: ReactNode
}

/** One conversation: transcript and reply form, with the details beside them. */
export function AdminConversationPage(props: AdminConversationPageProps) {
  const { conversation, messages, refusal, canSummarize, summary, hasMailServer } = props
  const action = `${conversationsPath}/${conversation.id}`
  const seen = lastOfStaff(messages)
  const name = nameOfThread(conversation.opening, messages)
  useReadAgain(secondsBetweenReads, canReadPage)
  return (
    <>
      <BackLink to={conversationsPath}>{copy.back}</BackLink>
      <h1 className="headline mt-4 line-clamp-3 max-w-[40ch] text-section wrap-anywhere">
        {name || conversationsPage.noWords}
      </h1>
      <div className="mt-2 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <ThreadSummaryPart
            who={[
              conversation.visitor_name ?? conversation.visitor_email,
              conversation.organisation,
            ]}
            {...summarizeThread(saidIn(messages))}
            write={canSummarize ? { action, name: 'intent' } : null}
            posted={summary}
            copy={threadSummary}
          />
          <Transcript path={action} messages={messages} hasMailServer={hasMailServer} />
          <ReplyForm
            action={action}
            seen={seen}
            // To an address that was agreed to, it goes by itself.
            email={conversation.by_mail?.email ? null : conversation.visitor_email}
            route={answerRoute(conversation, hasMailServer)}
            isFirst={conversation.state !== 'staff'}
            refusal={refusal}
          />
        </div>
        <aside className="mt-8 max-lg:order-first max-lg:mt-4">
          {props.person}
          <AdminConversationDetails {...props} action={action} seen={seen} />
        </aside>
      </div>
    </>
  )
}
