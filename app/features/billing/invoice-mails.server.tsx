import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { invoiceMails as copy } from '#content/invoice-mails.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'

export const invoiceMailKinds = ['issued', 'credited', 'soon', 'due', 'late'] as const
export type InvoiceMailKind = (typeof invoiceMailKinds)[number]

/** To those who get a client's invoices: an invoice was issued, or is or was due. Rendered once for all of them. */
export async function invoiceMail(
  document: InvoiceDocument,
  kind: InvoiceMailKind,
  baseUrl: string,
): Promise<Omit<Mail, 'to'>> {
  const { details } = copy
  const said = copy.kinds[kind]
  const number = document.number ?? ''
  const due = longDate(document.due_on)
  const isInvoice = document.kind === 'invoice'
  const money = (amount: number) => formatMoney(amount, document.currency)
  const amount = money(isInvoice ? document.balance : document.total)
  const rows = [
    { name: details.number, value: number },
    { name: details.description, value: document.description },
    document.corrects && { name: details.corrects, value: document.corrects.number },
    document.po_number && { name: details.po, value: document.po_number },
    { name: details.total, value: money(document.total) },
    isInvoice && { name: details.balance, value: amount },
    isInvoice && { name: details.due, value: due },
  ].filter((row) => typeof row === 'object' && row !== null)
  const page = (
    <MailLayout
      preview={said.text(due)}
      label={said.label}
      title={said.title(number)}
      footer={copy.footer}
    >
      <MailText>{said.text(due)}</MailText>
      <MailTable rows={rows} />
      <MailButton href={`${baseUrl}/dashboard/invoices/${document.id}`}>{copy.action}</MailButton>
    </MailLayout>
  )
  return {
    kind: isInvoice ? `invoice.${kind}` : 'credit_note.issued',
    subject: said.subject(number, amount),
    replyTo: document.issuer.email,
    ...(await renderMail(page)),
  }
}

export type PaymentNotice = {
  kind: 'received' | 'refunded' | 'voided' | 'failed'
  /** In the currency's smallest unit; below zero when it reduces what was paid. */
  amount: number
  /** The amount still to be paid; below zero when too much was paid. */
  balance: number
  /** `YYYY-MM-DD` */
  received_on?: string
}

/** To those who get a client's invoices: a payment was recorded, refunded or voided, or failed. */
export async function paymentMail(
  document: InvoiceDocument,
  notice: PaymentNotice,
  baseUrl: string,
): Promise<Omit<Mail, 'to'>> {
  const { details } = copy
  const said = copy.payments[notice.kind]
  const number = document.number ?? ''
  const money = (amount: number) => formatMoney(amount, document.currency)
  const amount = money(Math.abs(notice.amount))
  const text = said.text(notice.balance <= 0)
  const isToPay = notice.kind === 'failed' && notice.balance > 0
  const link = `${baseUrl}/dashboard/invoices/${document.id}${isToPay ? '#pay' : ''}`
  const rows = [
    { name: details.number, value: number },
    { name: details.description, value: document.description },
    { name: said.amount, value: amount },
    ...(notice.received_on
      ? [{ name: details.received, value: longDate(notice.received_on) }]
      : []),
    { name: details.balance, value: money(Math.max(0, notice.balance)) },
  ]
  const page = (
    <MailLayout preview={text} label={said.label} title={said.title(number)} footer={copy.footer}>
      <MailText>{text}</MailText>
      <MailTable rows={rows} />
      <MailButton href={link}>{isToPay ? copy.payAgain : copy.action}</MailButton>
    </MailLayout>
  )
  return {
    kind: `payment.${notice.kind}`,
    subject: said.subject(number, amount),
    replyTo: document.issuer.email,
    ...(await renderMail(page)),
  }
}
