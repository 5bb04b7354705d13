import { useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { invoiceCredit as copy } from '#content/admin-invoices.ts'
import type { CreditEntry, CreditNote } from './credit-note.ts'
import type { CreditableInvoice } from './credit-note-service.server.ts'
import { formatMoney } from './invoice.ts'
import { InvoiceSums } from './invoice-sums.tsx'

export type CreditAnswer = {
  entry: CreditEntry
  errors: Record<string, string>
  note: Pick<CreditNote, 'subtotal' | 'taxes' | 'total'> | null
  /** A new one for every answer, so that the fields are rendered anew. */
  key: string
}

type CreditNotePageProps = CreditableInvoice & { id: string; answer: CreditAnswer | undefined }

/** The form of a credit note for part or all of an invoice. The server computes its amounts. */
export function CreditNotePage({ document, creditable, id, answer }: CreditNotePageProps) {
  const number = document.number ?? ''
  const path = `/lead_admin/invoices/${document.id}`
  return (
    <>
      <Link to={path} className="text-link inline-flex min-h-9 items-center text-small">
        {copy.back(number)}
      </Link>
      <h1 className="headline mt-2 text-section wrap-anywhere">{copy.title(number)}</h1>
      <p className="prose-measure mt-2 mb-8 text-ink-muted">{copy.hint}</p>
      {creditable.left === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <CreditForm key={answer?.key ?? 'first'} {...{ document, creditable, id, answer }} />
      )}
    </>
  )
}

function CreditForm({ document, creditable, id, answer }: CreditNotePageProps) {
  const form = useRef<HTMLFormElement>(null)
  const action = `/lead_admin/invoices/${document.id}/credit`
  const busy = useNavigation().formAction === action
  const { errors = {}, entry, note } = answer ?? {}
  useFocusOnArrival(() => form.current?.querySelector('[aria-invalid=true]'), true)
  const money = (amount: number) => formatMoney(amount, document.currency)
  return (
    <Form ref={form} method="post" action={action} preventScrollReset aria-busy={busy}>
      <Kept name="credit-note" />
      {/* The Enter key in a field presses this button, which issues nothing. */}
      <button
        type="submit"
        name="intent"
        value="preview"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      >
        {copy.preview}
      </button>
      <input type="hidden" name="id" value={id} />
      <Field
        id="description"
        label={copy.description}
        hint={copy.descriptionHint}
        error={errors.description}
        required
        requiredText={copy.required}
        className="max-w-2xl"
      >
        <Input
          name="description"
          maxLength={300}
          autoComplete="off"
          defaultValue={entry?.description}
        />
      </Field>
      <ol className="mt-8 border-t border-ink">
        {creditable.lines.map(({ position, description, net, left }) => (
          <li
            key={position}
            className="grid grid-cols-1 items-start gap-x-6 gap-y-2 border-b border-line py-4 min-[26rem]:grid-cols-2 md:grid-cols-[minmax(0,1fr)_9rem_9rem_11rem]"
          >
            <p className="wrap-anywhere min-[26rem]:max-md:col-span-2">{description}</p>
            <Figure name={copy.columns.amount} value={money(net)} />
            <Figure name={copy.columns.left} value={money(left)} />
            <Field
              id={`amount-${position}`}
              label={copy.columns.credit}
              error={errors[`amount-${position}`]}
              className="min-[26rem]:max-md:col-span-2"
            >
              <Input
                name={`amount-${position}`}
                inputMode="decimal"
                maxLength={40}
                disabled={left === 0}
                aria-label={copy.creditOf(description)}
                defaultValue={entry?.amounts[position]}
                className="text-end tabular-nums"
              />
            </Field>
          </li>
        ))}
      </ol>
      <Alert text={errors.amounts} className="mt-3" />
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="whole" variant="secondary" size="small">
          {copy.whole}
        </Button>
        <Button type="submit" name="intent" value="preview" variant="secondary" size="small">
          {copy.preview}
        </Button>
      </p>
      {note && (
        <div role="status" className="mt-6">
          <InvoiceSums {...note} currency={document.currency} />
        </div>
      )}
      <div className="mt-8 border-t border-ink pt-6">
        <label className="flex min-h-8 items-start gap-3">
          <input
            type="checkbox"
            name="confirm"
            aria-invalid={errors.confirm ? true : undefined}
            aria-describedby={errors.confirm ? 'confirm-error' : undefined}
            className="mt-1 size-4 shrink-0"
          />
          {copy.confirm}
        </label>
        {errors.confirm && (
          <p id="confirm-error" className="mt-1 text-small font-medium text-vermilion">
            {errors.confirm}
          </p>
        )}
        <Button type="submit" name="intent" value="issue" disabled={busy} className="mt-5">
          {busy ? copy.issuing : copy.issue}
        </Button>
      </div>
    </Form>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="md:text-end">
      <p className="text-small font-medium">{name}</p>
      <p className="mt-1.5 whitespace-nowrap tabular-nums md:py-2.5">{value}</p>
    </div>
  )
}
