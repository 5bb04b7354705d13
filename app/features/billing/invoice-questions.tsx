import { Link } from 'react-router'
import { Field, Textarea } from '#app/ui/field.tsx'
import { longDate } from '#app/ui/format-date.ts'
import { invoiceIssue as copy, invoiceEditor, invoicePayments } from '#content/admin-invoices.ts'
import type { AdminInvoice } from './admin-invoice-service.server.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceAnswer } from './invoice-answer.ts'
import { InvoiceQuestion } from './invoice-question.tsx'
import { issueWarnings } from './issue-warnings.ts'

type InvoiceQuestionsProps = {
  invoice: AdminInvoice
  /** The confirmation that the address asks for. */
  ask: string | null
  voiding: string | null
  answer: InvoiceAnswer | undefined
}

/** The confirmation dialogs of an invoice's page; the address says which one is open. */
export function InvoiceQuestions({ invoice, ask, voiding, answer }: InvoiceQuestionsProps) {
  const { document, payments, editor } = invoice
  const path = `/lead_admin/invoices/${document.id}`
  const refusal = answer?.form === 'editor' ? undefined : answer
  if (editor && (refusal?.form === 'issue' || (ask === 'issue' && !answer)))
    return <IssueQuestion invoice={invoice} path={path} error={refusal?.errors['']} />
  if (editor && ask === 'discard' && !answer) {
    const { discardQuestion: text } = invoiceEditor
    return (
      <InvoiceQuestion path={path} intent="discard" isDestructive {...text}>
        <p>{text.text}</p>
      </InvoiceQuestion>
    )
  }
  const asked = refusal?.form === 'void' ? refusal.typed.payment : voiding
  const payment = payments.find(({ id, voided_at }) => id === asked && !voided_at)
  if (!payment) return null
  const { question, fields } = invoicePayments
  return (
    <InvoiceQuestion path={path} intent="void" isDestructive {...question}>
      <p className="mb-5">{question.text(formatMoney(payment.amount, document.currency))}</p>
      <input type="hidden" name="payment" value={payment.id} />
      <Field id="reason" label={fields.reason} error={refusal?.errors.reason} required>
        <Textarea name="reason" rows={2} maxLength={500} defaultValue={refusal?.typed.reason} />
      </Field>
    </InvoiceQuestion>
  )
}

type IssueQuestionProps = { invoice: AdminInvoice; path: string; error: string | undefined }

function IssueQuestion({ invoice, path, error }: IssueQuestionProps) {
  const { document, people, editor } = invoice
  const details = [
    [copy.details.client, document.client.name],
    [copy.details.lines, String(document.lines.length)],
    [copy.details.due, longDate(document.due_on)],
    [copy.details.total, formatMoney(document.total, document.currency)],
  ] as const
  return (
    <InvoiceQuestion path={path} intent="issue" error={error} {...copy}>
      <input type="hidden" name="version" value={editor?.version} />
      <dl className="mb-5 border-t border-ink">
        {details.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-2">
            <dt className="label pt-1 text-ink-muted">{name}</dt>
            <dd className="text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.text}</p>
      <p className="mt-3">{copy.people(people)}</p>
      <IssueWarnings document={document} />
    </InvoiceQuestion>
  )
}

function IssueWarnings({ document }: Pick<AdminInvoice, 'document'>) {
  const warnings = issueWarnings(document)
  if (warnings.length === 0) return null
  return (
    <section
      aria-labelledby="issue-warnings"
      className="mt-5 border-s-4 border-ochre bg-paper px-4 py-3"
    >
      <h3 id="issue-warnings" className="font-medium">
        {copy.warningsTitle}
      </h3>
      <ul className="mt-2 list-disc ps-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <p className="mt-2">{copy.warningsText}</p>
      <Link
        to="/lead_admin/invoices/settings"
        className="text-link mt-1 inline-flex min-h-9 items-center"
      >
        {copy.settings}
      </Link>
    </section>
  )
}
