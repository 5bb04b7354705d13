import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type LeadReceipt, leadFields } from '#app/features/assistant/lead-form.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { chatLead } from '#content/chat-lead.ts'
import { correctLead, useLead } from './lead-store.ts'
import './lead-form.css'

/** What was passed on, line by line, with the reference and what can be done next. */
export function LeadReceiptSheet({ receipt, leave }: { receipt: LeadReceipt; leave: () => void }) {
  const { language, isCorrected, isSentHere } = useLead()
  const sheet = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Who has sent the form reads on here; after a yes in words the input keeps the focus.
    if (!isSentHere) return
    sheet.current?.focus({ preventScroll: true })
    sheet.current?.scrollIntoView({ block: 'start' })
  }, [isSentHere])
  const { receipt: copy, short, areas, times } = chatLead[language]
  const words: Readonly<Record<string, string>> = { ...areas, ...times }
  const saidOf = (field: (typeof leadFields)[number], value: string) =>
    field === 'area' || field === 'time' ? (words[value] ?? value) : value
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      lang={language}
      aria-labelledby="receipt-title"
      className="chat-sheet chat-receipt"
    >
      <h3 id="receipt-title" className="chat-sheet-title">
        {copy.title}
      </h3>
      <p className="chat-filed">
        <StatusBadge tone="verdigris" tilt="left">
          {copy.referenceIs(receipt.reference)}
        </StatusBadge>{' '}
        {isCorrected && <StatusBadge tone="ochre">{copy.corrected}</StatusBadge>}
      </p>
      <dl className="chat-given">
        {leadFields.map((field) => {
          const value = receipt.values[field]
          return value ? (
            <div key={field}>
              <dt>{short[field]}</dt>
              <dd>{saidOf(field, value)}</dd>
            </div>
          ) : null
        })}
      </dl>
      <p className="chat-sheet-note">{copy.next}</p>
      <div className="chat-sheet-foot">
        <Link to={receipt.booking} className="chat-sheet-send" onClick={leave}>
          {copy.book}
        </Link>
        <button type="button" className="text-link" onClick={correctLead}>
          {copy.correct}
        </button>
      </div>
      <p aria-hidden="true" className="chat-sheet-mrz">
        {`L<UNORDIN<<${receipt.reference}`.padEnd(36, '<')}
      </p>
    </section>
  )
}
