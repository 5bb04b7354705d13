import { useEffect, useRef, useState } from 'react'
import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import { changeLine, sessionId } from './chat.ts'
import { ThumbDown, ThumbUp } from './chat-icons.tsx'
import { sendFeedback } from './chat-requests.ts'
import { useChatCopy } from './use-chat-copy.ts'

const longest = 1_000

type ThumbsProps = { lineId: string; answer: TriageAnswer; thumb?: 'up' | 'down' }

/** Asks whether an answer helped, and if not, why. */
export function Thumbs({ lineId, answer: { conversationId, seq }, thumb }: ThumbsProps) {
  const { thumbs: copy } = useChatCopy()
  const [isAsking, setAsking] = useState(false)
  const [told, setTold] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsking])
  const send = (given: { thumb: 'up' | 'down'; reason?: string; comment?: string }) => {
    setTold(copy.thanks)
    changeLine(lineId, { thumb: given.thumb })
    sendFeedback({ sessionId, conversationId, seq, ...given }).catch(() => {
      setTold(copy.failed)
      changeLine(lineId, { thumb })
    })
  }
  return (
    <div className="chat-thumbs">
      <p>
        <span>{told || copy.ask}</span>
        {(['up', 'down'] as const).map((one) => (
          <button
            key={one}
            ref={one === 'down' ? down : undefined}
            type="button"
            className="chat-thumb"
            aria-label={copy[one]}
            aria-pressed={thumb === one}
            onClick={() => {
              setAsking(one === 'down')
              send({ thumb: one })
            }}
          >
            {one === 'up' ? (
              <ThumbUp size={15} strokeWidth={1.5} />
            ) : (
              <ThumbDown size={15} strokeWidth={1.5} />
            )}
          </button>
        ))}
      </p>
      <span role="status" className="sr-only">
        {told}
      </span>
      {isAsking && (
        <form
          ref={form}
          className="chat-reasons"
          onSubmit={(event) => {
            event.preventDefault()
            const fields = new FormData(event.currentTarget)
            const reason = String(fields.get('reason') ?? 'other')
            send({ thumb: 'down', reason, comment: String(fields.get('comment') ?? '') })
            // The form goes, and the focus would go with it.
            down.current?.focus()
            setAsking(false)
          }}
        >
          <fieldset>
            <legend>{copy.why}</legend>
            {Object.entries(copy.reasons).map(([value, label]) => (
              <label key={value}>
                <input type="radio" name="reason" value={value} required />
                {label}
              </label>
            ))}
          </fieldset>
          <label>
            <span>{copy.comment}</span>
            <textarea name="comment" rows={2} maxLength={longest} />
          </label>
          <button type="submit">{copy.send}</button>
        </form>
      )}
    </div>
  )
}
