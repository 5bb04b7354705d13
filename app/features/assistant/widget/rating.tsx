import { useState } from 'react'
import { sessionId } from './chat.ts'
import { sendFeedback } from './chat-requests.ts'
import { useChatCopy } from './use-chat-copy.ts'

/** Asks how helpful a conversation was. `done` is called when it was rated, or is not to be. */
export function Rating({ conversationId, done }: { conversationId: string; done?: () => void }) {
  const { rating: copy } = useChatCopy()
  const [given, setGiven] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const rate = (rating: number) => {
    setGiven(rating)
    setFailed(false)
    sendFeedback({ sessionId, conversationId, rating })
      .then(done)
      .catch(() => {
        setGiven(null)
        setFailed(true)
      })
  }
  return (
    <fieldset className="chat-rating">
      <legend>{done ? copy.askLast : copy.ask}</legend>
      <div>
        {copy.steps.map((step, index) => (
          <button
            key={step}
            type="button"
            className="chat-step"
            aria-label={copy.step(index + 1, step)}
            aria-pressed={given === index + 1}
            onClick={() => rate(index + 1)}
          >
            {index + 1}
          </button>
        ))}
        {done && (
          <button type="button" className="text-link" onClick={done}>
            {copy.skip}
          </button>
        )}
      </div>
      <p role="status">{hasFailed ? copy.failed : given ? copy.thanks : ''}</p>
    </fieldset>
  )
}
