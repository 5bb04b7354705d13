import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { type FormAnswer, useCheckedForm } from '#app/ui/use-checked-form.ts'
import { billingSettingsPage as copy } from '#content/admin-invoices.ts'
import { taxAuthorities } from '#content/tax-presets.ts'
import type { BillingSettings } from './billing-settings.ts'
import {
  authorities,
  bankFields,
  parseBillingSettings,
  settingsAsFields,
} from './billing-settings-form.ts'

type BillingSettingsPageProps = { settings: BillingSettings; answer: FormAnswer | undefined }

/** The issuer, the bank details and the registration numbers, in one form because they have one version. */
export function BillingSettingsPage({ settings, answer }: BillingSettingsPageProps) {
  const pending = useNavigation().formMethod === 'POST'
  const { form, wiring, value } = useCheckedForm({
    ...{ id: 'billing', answer, stored: settingsAsFields(settings) },
    parse: parseBillingSettings,
  })
  const field = (name: string, label: string, limit: number, isRequired = false, rows?: number) => {
    const control = { name, maxLength: limit, autoComplete: 'off', defaultValue: value(name) }
    return (
      <Field
        key={name}
        {...wiring(name)}
        label={label}
        required={isRequired}
        requiredText={copy.required}
        optionalText={copy.optional}
      >
        {rows ? <Textarea {...control} rows={rows} /> : <Input {...control} />}
      </Field>
    )
  }
  const { fields: labels } = copy
  return (
    <>
      <BackLink to="/lead_admin/invoices">{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section">{copy.title}</h1>
      <p className="prose-measure mt-2 mb-8 text-ink-muted">{copy.text}</p>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        preventScrollReset
        aria-busy={pending}
        className="max-w-4xl"
      >
        <Kept name="settings" />
        <input type="hidden" name="version" value={settings.version} />
        <Part title={copy.sections.issuer}>
          {field('issuer_name', labels.issuer_name, 200, true)}
          {field('issuer_email', labels.issuer_email, 255, true)}
          {field('issuer_address', labels.issuer_address, 1_000, true, 4)}
          {field('days_to_pay', labels.days_to_pay, 3, true)}
        </Part>
        <Part title={copy.sections.bank} text={copy.bankText}>
          {bankFields.map((name) => field(name, labels[name], 200))}
        </Part>
        <Part title={copy.sections.taxes} text={copy.taxesText}>
          {authorities.map((name) => field(name, taxAuthorities[name], 100))}
        </Part>
        <Alert text={answer?.error} boxed className="mt-6" />
        <SubmitButton className="mt-8" label={copy.save} busy={pending && copy.saving} />
      </Form>
    </>
  )
}

type PartProps = { title: string; text?: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <fieldset className="mb-10 border-t border-ink pt-5">
      <legend className="float-left w-full headline text-heading">{title}</legend>
      {text && <p className="clear-both mt-1 text-ink-muted">{text}</p>}
      <div className="clear-both grid gap-x-6 gap-y-5 pt-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
