import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  addressLength,
  type MailConsent,
  type MailConsentRefusal,
} from '#app/features/assistant/by-mail/mail-consent.ts'
import type { LeadLanguage } from '#app/features/assistant/lead-form.ts'
import { answersByMail } from '#content/answers-by-mail.ts'
import { sessionId } from './chat.ts'
import { postMailConsent } from './mail-requests.ts'

type MailFormProps = {
  conversationId: string
  language: LeadLanguage
  /** What the field has at first. */
  email: string
  /** Called with what was stored, or without it when the visitor leaves it as it was. */
  close: (stored?: MailConsent) => void
}

/** Address and consent for answers by mail. */
export function MailForm({ conversationId, language, email, close }: MailFormProps) {
  const copy = answersByMail[language]
  const form = useRef<HTMLFormElement>(null)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<MailConsentRefusal | null>(null)
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
  }, [])
  useLayoutEffect(() => {
    if (refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [refusal])
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const given = new FormData(event.currentTarget)
    setSaving(true)
    const answer = await postMailConsent({
      ...{ conversationId, sessionId, language, intent: 'agree' },
      email: String(given.get('email') ?? ''),
      consent: given.has('consent'),
    })
    setSaving(false)
    if ('error' in answer) setRefusal(answer)
    else close(answer)
  }
  const { email: wrongEmail, consent: wrongConsent } = refusal?.fields ?? {}
  return (
    <form
      ref={form}
      noValidate
      lang={language}
      aria-live="off"
      aria-labelledby="mail-title"
      aria-busy={saving}
      className="chat-sheet"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Closes the form and not the panel.
        event.preventDefault()
        close()
      }}
    >
      <h3 id="mail-title" className="chat-sheet-title">
        {copy.label}
      </h3>
      <div className="chat-field">
        <label htmlFor="mail-email">{copy.email}</label>
        <input
          id="mail-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={addressLength}
          defaultValue={email}
          aria-invalid={wrongEmail ? true : undefined}
          aria-describedby={wrongEmail ? 'mail-email-fault' : undefined}
        />
        {wrongEmail && (
          <p id="mail-email-fault" className="chat-fault">
            {wrongEmail}
          </p>
        )}
      </div>
      <div className="chat-consent">
        <input
          id="mail-consent"
          name="consent"
          type="checkbox"
          required
          aria-invalid={wrongConsent ? true : undefined}
          aria-describedby={wrongConsent ? 'mail-consent-fault' : undefined}
        />
        <label htmlFor="mail-consent">{copy.consent}</label>
        {wrongConsent && (
          <p id="mail-consent-fault" className="chat-fault">
            {wrongConsent}
          </p>
        )}
      </div>
      <p role="alert" tabIndex={-1} className="chat-sheet-error">
        {refusal && !refusal.fields ? refusal.error : ''}
      </p>
      <div className="chat-sheet-foot">
        <button type="submit" className="chat-sheet-send" disabled={saving}>
          {saving ? copy.saving : copy.save}
        </button>
        <button type="button" className="text-link" disabled={saving} onClick={() => close()}>
          {copy.later}
        </button>
      </div>
    </form>
  )
}
