import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { cardDisputes as copy, disputeReason } from '#content/card-disputes.ts'
import { formatMoney } from '../invoice.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import type { DisputeStep } from './card-matter.ts'

export type DisputeTold = {
  kind: DisputeStep
  amount: number
  currency: string
  payment_id: string
  reason: string
  answer_by: Date | null
}

/** To our team: a client's bank disputes a payment, or has decided about it. */
export async function disputeMail(
  { id, number, client }: Pick<InvoiceDocument, 'id' | 'number' | 'client'>,
  { kind, payment_id, ...told }: DisputeTold,
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const { fields, mails } = copy
  const said = mails.kinds[kind]
  const amount = formatMoney(told.amount, told.currency)
  const reason = disputeReason(told.reason)
  const until = told.answer_by && dateTime(told.answer_by.toISOString())
  const text = copy.steps[kind]({ amount, reason, until })
  const rows = [
    { name: fields.invoice, value: number ?? '' },
    { name: fields.client, value: client.name },
    { name: fields.amount, value: amount },
    { name: fields.reason, value: reason },
    until && { name: fields.until, value: until },
    { name: fields.reference, value: payment_id },
  ].filter((row) => typeof row === 'object' && row !== null)
  const page = (
    <MailLayout
      preview={text}
      label={mails.label}
      title={said.title(number ?? '')}
      footer={mails.footer}
    >
      <MailText>{text}</MailText>
      <MailTable rows={rows} />
      <MailButton href={`${baseUrl}/lead_admin/invoices/${id}`}>{mails.action}</MailButton>
    </MailLayout>
  )
  const subject = said.subject(number ?? '', amount)
  return { kind: `payment.${kind}`, to, subject, ...(await renderMail(page)) }
}
