import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import { chatLead } from '#content/chat-lead.ts'
import { isBusy } from './chat.ts'
import { say } from './chat-actions.ts'
import { LeadForm } from './lead-form.tsx'
import { LeadReceiptSheet } from './lead-receipt.tsx'
import { openLead, useLead } from './lead-store.ts'
import { useChat } from './use-chat.ts'

type LeadPartsProps = { lineId: string; answer: TriageAnswer; isLast: boolean; leave: () => void }

/** What a reply has about passing details on: the quiet line, the form, what was understood, the receipt. */
export function LeadParts({ lineId, answer, isLast, leave }: LeadPartsProps) {
  const lead = useLead()
  const isOpen = lead.at === lineId
  const hasReceipt = lead.receipt !== null && lead.receiptAt === lineId && !isOpen
  const isNewest = (lead.offeredAt ?? lineId) === lineId
  const isOffered =
    answer.offersLead && isNewest && lead.at === null && !lead.isOver && lead.receipt === null
  return (
    <>
      {isOffered && <QuietLine lineId={lineId} language={answer.language} />}
      {isLast && answer.contact && !isOpen && <ContactChoices lineId={lineId} answer={answer} />}
      {isOpen && <LeadForm />}
      {hasReceipt && lead.receipt && <LeadReceiptSheet receipt={lead.receipt} leave={leave} />}
    </>
  )
}

function QuietLine({ lineId, language }: { lineId: string; language: 'en' | 'fr' }) {
  const { offer, open } = chatLead[language]
  return (
    <p className="chat-quiet" lang={language}>
      {offer}{' '}
      <button type="button" className="text-link" onClick={() => openLead(lineId, language)}>
        {open}
      </button>
    </p>
  )
}

/** Yes, correct, no: words do as well. */
function ContactChoices({ lineId, answer }: { lineId: string; answer: TriageAnswer }) {
  const busy = isBusy(useChat())
  const { language, contact } = answer
  const copy = chatLead[language].contact
  return (
    <fieldset className="chat-choices" lang={language} disabled={busy}>
      <legend className="sr-only">{copy.choices}</legend>
      {contact?.email && (
        <button type="button" data-first onClick={() => say(copy.yes)}>
          {copy.yes}
        </button>
      )}
      <button type="button" onClick={() => openLead(lineId, language, contact ?? undefined)}>
        {copy.correct}
      </button>
      <button type="button" onClick={() => say(copy.no)}>
        {copy.no}
      </button>
    </fieldset>
  )
}
