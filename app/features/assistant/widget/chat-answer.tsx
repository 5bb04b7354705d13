import { Link } from 'react-router'
import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { chatWidget } from '#content/chat-widget.ts'
import { isBusy } from './chat.ts'
import { say } from './chat-actions.ts'
import { useChat } from './use-chat.ts'

type ChatAnswerProps = { answer: TriageAnswer; isLast: boolean; leave: () => void }

/** The parts below a reply: sources, choices and the way to a person. */
export function ChatAnswer({ answer, isLast, leave }: ChatAnswerProps) {
  const { sources, question, leadReference } = answer
  return (
    <>
      {sources?.length > 0 && (
        <nav aria-label={chatWidget.sources} className="chat-sources">
          <ol>
            {sources.map(({ path, title }, index) => (
              <li key={path}>
                <Link to={path} prefetch="intent" onClick={leave}>
                  <span aria-hidden="true" className="chat-number">
                    {index + 1}
                  </span>
                  <span className="chat-source-title">{title}</span>
                  <span aria-hidden="true" className="chat-path">
                    {path}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {leadReference && (
        <p className="chat-filed">
          <StatusBadge tone="verdigris" tilt="left">
            {chatWidget.filed(leadReference)}
          </StatusBadge>
        </p>
      )}
      {isLast && question && question.choices.length > 0 && <Choices {...question} />}
      {isLast && <Offer answer={answer} leave={leave} />}
    </>
  )
}

function Choices({ id, text, choices }: NonNullable<TriageAnswer['question']>) {
  const busy = isBusy(useChat())
  return (
    <fieldset className="chat-choices" data-question={id} disabled={busy}>
      <legend className="sr-only">{text}</legend>
      {choices.map((choice) => (
        <button key={choice} type="button" onClick={() => say(choice)}>
          {choice}
        </button>
      ))}
    </fieldset>
  )
}

type OfferProps = { answer: TriageAnswer; leave: () => void }

function Offer({ answer: { offersPerson, booking }, leave }: OfferProps) {
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
