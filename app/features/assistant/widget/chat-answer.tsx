import { useId } from 'react'
import { Link } from 'react-router'
import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import { isBusy } from './chat.ts'
import { say } from './chat-actions.ts'
import { LeadParts } from './lead-parts.tsx'
import { useChat } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'

type ChatAnswerProps = {
  lineId: string
  answer: TriageAnswer
  isLast: boolean
  leave: () => void
}

/** The parts below a reply: sources, the lead form and the way to a person. */
export function ChatAnswer({ lineId, answer, isLast, leave }: ChatAnswerProps) {
  const chatWidget = useChatCopy()
  const { sources, suggestions = [] } = answer
  const isMeant = answer.kind === 'unsure'
  const questions = isLast && suggestions.length > 0 && (
    <Suggestions questions={suggestions} isMeant={isMeant} />
  )
  return (
    <>
      {isMeant && questions}
      {sources?.length > 0 && (
        <div className="chat-sources">
          <ol aria-label={chatWidget.sources}>
            {sources.map(({ path, title }, index) => (
              <li key={path}>
                <Link to={path} prefetch="intent" onClick={leave}>
                  <span aria-hidden="true" className="chat-number">
                    {index + 1}
                  </span>
                  <span className="chat-source-title" lang="en">
                    {title}
                  </span>
                  <span aria-hidden="true" className="chat-path">
                    {path}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      <LeadParts lineId={lineId} answer={answer} isLast={isLast} leave={leave} />
      {isLast && <Offer answer={answer} leave={leave} />}
      {!isMeant && questions}
    </>
  )
}

type SuggestionsProps = { questions: readonly string[]; isMeant: boolean }

/**
 * Questions that may come next or, where there is no answer, that may be meant; a press sends one. None while
 * a person answers.
 */
function Suggestions({ questions, isMeant }: SuggestionsProps) {
  const chatWidget = useChatCopy()
  const state = useChat()
  const id = useId()
  if (state.handOff === 'staff_here') return null
  return (
    <>
      <p id={id} className={isMeant ? 'chat-meant' : 'sr-only'}>
        {isMeant ? chatWidget.meant : chatWidget.suggestions}
      </p>
      <ul aria-labelledby={id} className="chat-next">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" disabled={isBusy(state)} onClick={() => say(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type OfferProps = { answer: TriageAnswer; leave: () => void }

function Offer({ answer: { offersPerson, booking }, leave }: OfferProps) {
  const chatWidget = useChatCopy()
  const state = useChat()
  const { offer } = chatWidget
  if (!offersPerson && !booking) return null
  return (
    <div className="chat-offer">
      <p>{offer.text}</p>
      <div>
        {!state.handOff && (
          <button type="button" disabled={isBusy(state)} onClick={() => say(offer.wants, 'person')}>
            {offer.ask}
          </button>
        )}
        <Link to={booking ?? '/book'} onClick={leave}>
          {offer.book}
        </Link>
        <Link to="/contact" onClick={leave}>
          {offer.contact}
        </Link>
      </div>
    </div>
  )
}
