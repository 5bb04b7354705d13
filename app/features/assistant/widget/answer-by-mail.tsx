import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MailConsent } from '#app/features/assistant/by-mail/mail-consent.ts'
import { answersByMail } from '#content/answers-by-mail.ts'
import { MailForm } from './answer-by-mail-form.tsx'
import { sessionId } from './chat.ts'
import { fetchMailConsent, postMailConsent } from './mail-requests.ts'
import { isAboutDanger } from './resume.ts'
import { useChat } from './use-chat.ts'
import './lead-form.css'

/** While a person is asked for or answers: where the answer goes when the visitor has left. */
export function AnswerByMail() {
  const { conversationId, handOff } = useChat()
  if (!conversationId || !handOff) return null
  return <Offer key={conversationId} conversationId={conversationId} />
}

function Offer({ conversationId }: { conversationId: string }) {
  const wasInDanger = useChat().lines.some(isAboutDanger)
  const [consent, setConsent] = useState<MailConsent | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [ended, setEnded] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    void fetchMailConsent({ conversationId, sessionId }).then(setConsent)
  }, [conversationId])
  if (!consent) return null
  const { email, suggested, language } = consent
  const copy = answersByMail[language]
  const close = (next?: MailConsent) => {
    if (next) {
      setConsent(next)
      setEnded(false)
      setError(null)
    }
    // At once: a frame later it would take the focus from who types the next message already.
    flushSync(() => setOpen(false))
    line.current?.focus()
  }
  const end = async () => {
    const answer = await postMailConsent({ conversationId, sessionId, language, intent: 'end' })
    if ('error' in answer) return setError(answer.error)
    setEnded(true)
    close(answer)
    setEnded(true)
  }
  if (isOpen)
    return (
      <MailForm
        conversationId={conversationId}
        language={language}
        // Where a life may have been in danger, nothing of the lead form comes back.
        email={email ?? (wasInDanger ? '' : suggested)}
        close={close}
      />
    )
  const offer = wasInDanger ? copy.offerPlain : copy.offer
  return (
    <p ref={line} tabIndex={-1} className="chat-quiet" lang={language}>
      {email ? copy.on(email) : ended ? copy.ended : offer}{' '}
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {email ? copy.change : copy.open}
      </button>
      {email && (
        <>
          {' '}
          <button type="button" className="text-link" onClick={() => void end()}>
            {copy.end}
          </button>
        </>
      )}
      {error && <span role="alert"> {error}</span>}
    </p>
  )
}
