import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { invoicePage as copy, invoicesPage } from '#content/admin-invoices.ts'
import { AdminInvoiceDetails } from './admin-invoice-details.tsx'
import { AdminInvoiceLines } from './admin-invoice-lines.tsx'
import type { AdminInvoice } from './admin-invoice-service.server.ts'
import { AdminPayments } from './admin-payments.tsx'
import { CardMatters } from './card/card-matters.tsx'
import { formatMoney } from './invoice.ts'
import type { InvoiceAnswer, PaymentAnswer } from './invoice-answer.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import { InvoiceSums } from './invoice-sums.tsx'

const list = '/lead_admin/invoices'

type AdminInvoicePageProps = AdminInvoice & {
  paymentId: string
  answer: InvoiceAnswer | undefined
  history: ReactNode
}

/** An issued invoice or credit note as staff work on it: nothing of it changes but what becomes of it. */
export function AdminInvoicePage(props: AdminInvoicePageProps) {
  const times = useTimes()
  const { document, payments, today, paymentId, people, mailedAt, history, matters } = props
  const path = `${list}/${document.id}`
  const isInvoice = document.kind === 'invoice'
  const answerOf = (form: PaymentAnswer['form']) =>
    props.answer?.form === form ? props.answer : undefined
  const late = answerOf('late')
  return (
    <>
      <BackLink to={list}>{copy.back}</BackLink>
      <header className="mt-2 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-ink pb-6">
        <div className="min-w-0">
          <p className="label text-ink-muted">
            {isInvoice ? document.client.name : invoicesPage.creditNote}
          </p>
          <h1 className="headline mt-1 text-section wrap-anywhere">{document.number}</h1>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <InvoiceStatusBadge {...document} />
          {isInvoice && document.status !== 'credited' && (
            <ButtonLink to={`${path}/credit`} variant="secondary">
              {copy.credit}
            </ButtonLink>
          )}
          <ButtonAnchor href={`${path}/pdf`}>{copy.pdf}</ButtonAnchor>
        </div>
      </header>
      <Alert text={late?.errors['']} boxed className="mb-8" />
      {isInvoice && <Amounts document={document} />}
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PanelSection title={copy.sections.content}>
          <AdminInvoiceDetails document={document} />
          <AdminInvoiceLines document={document} />
          <InvoiceSums {...document} />
        </PanelSection>
        <div className="grid content-start gap-12">
          {isInvoice && (
            <PanelSection title={copy.sections.payments}>
              <CardMatters matters={matters} path={path} />
              <AdminPayments
                key={`${payments.length} ${document.balance}`}
                {...{ document, payments, today, paymentId, path }}
                answer={answerOf('payment')}
              />
            </PanelSection>
          )}
          {isInvoice && (
            <PanelSection title={copy.sections.payLink}>
              <PayLink document={document} path={path} answer={answerOf('link')} />
            </PanelSection>
          )}
          <PanelSection title={copy.sections.mail}>
            <p className="mb-4">
              {mailedAt ? copy.mail.sent(times.timeWithAge(mailedAt)) : copy.mail.never}
            </p>
            {people > 0 ? (
              <Form method="post" action={path} preventScrollReset>
                <Button type="submit" name="intent" value="mail" variant="secondary" size="small">
                  {copy.mail.again}
                </Button>
              </Form>
            ) : (
              <p className="text-ink-muted">{copy.mail.nobody}</p>
            )}
          </PanelSection>
          <PanelSection title={copy.sections.history}>{history}</PanelSection>
        </div>
      </div>
    </>
  )
}

function Amounts({ document }: { document: InvoiceDocument }) {
  const { amounts } = copy
  const { total, paid, credited, balance, currency } = document
  const rows: [string, number][] = [
    [amounts.total, total],
    [amounts.paid, paid],
    [amounts.credited, credited],
    balance < 0 ? [amounts.owed, -balance] : [amounts.balance, balance],
  ]
  return (
    <dl className="grid grid-cols-2 border border-line bg-surface lg:grid-cols-4">
      {rows.map(([name, amount], at) => (
        <div
          key={name}
          className={`border-line px-4 py-4 sm:px-5 ${at % 2 === 1 ? 'border-s' : ''} ${at > 1 ? 'border-t' : ''} lg:border-t-0 ${at > 0 ? 'lg:border-s' : ''}`}
        >
          <dt className="label text-ink-muted">{name}</dt>
          <dd className="headline mt-1 text-lg tabular-nums sm:text-heading">
            {formatMoney(amount, currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PayLinkProps = { document: InvoiceDocument; path: string; answer: PaymentAnswer | undefined }

function PayLink({ document, path, answer }: PayLinkProps) {
  const pending = useNavigation().formData?.get('intent') === 'link'
  return (
    <Form method="post" action={path} preventScrollReset className="grid gap-4">
      <Kept name="link" />
      <Field
        id="pay_link"
        label={copy.link.label}
        hint={copy.link.hint}
        error={answer?.errors.pay_link}
      >
        <Input
          key={document.pay_link}
          name="pay_link"
          type="url"
          inputMode="url"
          maxLength={2_000}
          autoComplete="off"
          defaultValue={answer?.typed.pay_link ?? document.pay_link ?? ''}
        />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="link"
        variant="secondary"
        size="small"
        disabled={pending}
        className="justify-self-start"
      >
        {copy.link.save}
      </Button>
    </Form>
  )
}
