import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { leadAreas, leadLengths, leadTimes } from '#app/features/assistant/lead-form.ts'
import { chatLead } from '#content/chat-lead.ts'
import { LeadChips, LeadLine } from './lead-fields.tsx'
import { agree, closeLead, type Lead, sendLead, useLead } from './lead-store.ts'
import './lead-form.css'

/** The lead form in the conversation. */
export function LeadForm() {
  const lead = useLead()
  const form = useRef<HTMLFormElement>(null)
  const { language, error, sending, receipt, focus } = lead
  const copy = chatLead[language].form
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus()
  }, [focus])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await sendLead()) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(wrong ?? form.current?.querySelector<HTMLElement>('[role=alert]'))?.focus()
  }
  const close = () => {
    const panel = form.current?.closest('.chat-panel')
    closeLead()
    panel?.querySelector<HTMLElement>('.chat-input')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      lang={language}
      // What is typed is not read out as a part of the conversation.
      aria-live="off"
      aria-labelledby="lead-title"
      aria-busy={sending}
      className="chat-sheet"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Closes the form and not the panel.
        event.preventDefault()
        close()
      }}
    >
      <h3 id="lead-title" className="chat-sheet-title">
        {receipt ? copy.correctLabel : copy.label}
      </h3>
      <p className="chat-sheet-note">{copy.note}</p>
      <LeadChips field="area" choices={leadAreas} />
      <LeadLine field="organisation" autoComplete="organization" />
      <LeadLine field="need" lines={3} maxLength={leadLengths.need} />
      <LeadChips field="time" choices={leadTimes} />
      <LeadLine field="name" autoComplete="name" required />
      <LeadLine field="email" type="email" autoComplete="email" required />
      <LeadLine field="phone" type="tel" autoComplete="tel" />
      {!receipt && <Consent lead={lead} />}
      <p role="alert" tabIndex={-1} className="chat-sheet-error">
        {error}
      </p>
      <div className="chat-sheet-foot">
        <button type="submit" className="chat-sheet-send" disabled={sending}>
          {sending ? copy.sending : receipt ? copy.correct : copy.send}
        </button>
        <button type="button" className="text-link" disabled={sending} onClick={close}>
          {receipt ? copy.keep : copy.later}
        </button>
      </div>
    </form>
  )
}

function Consent({ lead: { language, consent, faults } }: { lead: Lead }) {
  const fault = faults.consent
  return (
    <div className="chat-consent">
      <input
        id="lead-consent"
        name="consent"
        type="checkbox"
        required
        checked={consent}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'lead-consent-fault' : undefined}
        onChange={(event) => agree(event.target.checked)}
      />
      <label htmlFor="lead-consent">{chatLead[language].consent}</label>
      {fault && (
        <p id="lead-consent-fault" className="chat-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
