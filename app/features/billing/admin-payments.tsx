import { Link, useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { Kept } from '#app/ui/kept/kept.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { invoicePayments as copy, invoiceEditor } from '#content/admin-invoices.ts'
import type { AdminInvoice } from './admin-invoice-service.server.ts'
import { formatMoney } from './invoice.ts'
import type { PaymentAnswer } from './invoice-answer.ts'
import { writeTyped } from './typed-number.ts'

const methods = copy.methods.map((value) => ({ value, label: value }))

type AdminPaymentsProps = Pick<AdminInvoice, 'document' | 'payments' | 'today'> & {
  /** Drawn anew for every rendering: sent twice, a payment is recorded once. */
  paymentId: string
  path: string
  answer: PaymentAnswer | undefined
}

/** What was received, and the form for what comes next, as long as anything is open. */
export function AdminPayments(props: AdminPaymentsProps) {
  const { document, payments } = props
  return (
    <>
      {payments.length === 0 ? (
        <p className="mb-6 text-ink-muted">{copy.empty}</p>
      ) : (
        <ul className="mb-6 border-t border-ink">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} {...props} />
          ))}
        </ul>
      )}
      {document.balance === 0 ? (
        payments.length > 0 && <p className="text-ink-muted">{copy.settled}</p>
      ) : (
        <PaymentForm {...props} />
      )}
    </>
  )
}

type PaymentProps = AdminPaymentsProps & { payment: AdminPaymentsProps['payments'][number] }

function Payment({ payment, document, path }: PaymentProps) {
  const { amount, received_on, method, reference, recorded_by, voided_at } = payment
  const money = formatMoney(amount, document.currency)
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className={`font-medium tabular-nums ${voided_at ? 'line-through' : ''}`}>{money}</p>
        <p className="text-small text-ink-muted">
          <Moment at={received_on} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 text-small wrap-anywhere text-ink-muted">
          {[method, reference, recorded_by].filter(Boolean).join(' · ')}
        </p>
        {!voided_at && (
          <Link
            to={`${path}?void=${payment.id}`}
            preventScrollReset
            aria-label={copy.voidOf(money, listDate(received_on))}
            className="inline-flex min-h-8 items-center text-small text-vermilion underline-offset-4 hover:underline"
          >
            {copy.void}
          </Link>
        )}
      </div>
      {voided_at && (
        <p className="mt-1 text-small text-vermilion">
          {copy.voided(payment.voided_by ?? '', payment.void_reason ?? '')}
        </p>
      )}
    </li>
  )
}

function PaymentForm({ document, today, paymentId, path, answer }: AdminPaymentsProps) {
  const pending = useNavigation().formData?.get('intent') === 'payment'
  const { errors = {}, typed = {} } = answer ?? {}
  const isRefund = document.balance < 0
  const open = writeTyped(Math.abs(document.balance), 2, 2)
  const { fields } = copy
  const form = useFocusOnFault(answer)
  return (
    <Form
      ref={form}
      method="post"
      action={path}
      preventScrollReset
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <Kept name="payment" />
      <input type="hidden" name="payment" value={typed.payment ?? paymentId} />
      <Field id="amount" label={fields.amount(document.currency)} error={errors.amount} required>
        <Input
          name="amount"
          inputMode="decimal"
          maxLength={40}
          defaultValue={typed.amount ?? open}
          className="tabular-nums"
        />
      </Field>
      <Field id="received_on" label={fields.received_on} error={errors.received_on} required>
        <Input
          type="date"
          name="received_on"
          max={today}
          defaultValue={typed.received_on ?? today}
        />
      </Field>
      <Field id="method" label={fields.method} error={errors.method} required>
        <Select name="method" options={methods} defaultValue={typed.method} />
      </Field>
      <Field
        id="reference"
        label={fields.reference}
        error={errors.reference}
        optionalText={invoiceEditor.optional}
      >
        <Input name="reference" maxLength={200} autoComplete="off" defaultValue={typed.reference} />
      </Field>
      <SubmitButton
        name="intent"
        value="payment"
        className="sm:col-span-2 sm:justify-self-start"
        label={isRefund ? copy.recordRefund : copy.record}
        busy={pending && copy.recording}
      />
    </Form>
  )
}
