import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { newInvoice as copy } from '#content/admin-invoices.ts'

const path = '/lead_admin/invoices'

export type NewInvoiceAnswer = { errors: Record<string, string>; typed: Record<string, string> }

type InvoiceNewProps = {
  /** Drawn anew for every rendering: sent twice, the form makes one draft. */
  id: string
  description: string
  clientPicker: (field: { id: string; form: string; error: string | undefined }) => ReactNode
  answer: NewInvoiceAnswer | undefined
}

/** For whom an invoice is: everything else is asked in the editor. */
export function InvoiceNew({ description, clientPicker, answer, ...props }: InvoiceNewProps) {
  const [id] = useState(props.id)
  const pending = useNavigation().formMethod === 'POST'
  const errors = answer?.errors ?? {}
  return (
    <>
      <BackLink to={path}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section">{copy.title}</h1>
      <p className="prose-measure mt-2 mb-8 text-ink-muted">{copy.hint}</p>
      <Form method="post" id="new-invoice" action={`${path}/new`} className="grid max-w-2xl gap-6">
        <Kept name="invoice" />
        <input type="hidden" name="id" value={id} />
        <Alert text={errors['']} />
        {clientPicker({ id: 'invoice-client', form: 'new-invoice', error: errors.client })}
        <Field
          id="invoice-description"
          label={copy.description}
          hint={copy.descriptionHint}
          error={errors.description}
          required
          requiredText={copy.required}
        >
          <Input
            name="description"
            maxLength={300}
            autoComplete="off"
            defaultValue={answer?.typed.description ?? description}
          />
        </Field>
        <SubmitButton start label={copy.create} busy={pending && copy.creating} />
      </Form>
    </>
  )
}
