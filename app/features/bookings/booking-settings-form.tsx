import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { bookingSettings as copy } from '#content/admin-bookings.ts'
import { type BookingSettings, settingsAsFields, settingsSchema } from './booking-settings.ts'
import { SettingsHours } from './booking-settings-hours.tsx'
import { sayZone } from './booking-time.ts'

export type SettingsAnswer = { result: SubmissionResult<string[]> | null; error?: string }
type Fields = Record<string, FieldMetadata<string>>

export function parseSettings(formData: FormData) {
  return parseWithZod(formData, { schema: settingsSchema, disableAutoCoercion: true })
}

type SettingsFormProps = {
  settings: BookingSettings
  zones: string[]
  answer: SettingsAnswer | undefined
}

/** Hours, buffers and notice in one form, because they have one version. */
export function SettingsForm({ settings, zones, answer }: SettingsFormProps) {
  const isPending = useNavigation().formData?.get('intent') === 'settings'
  const [form, known] = useForm({
    id: 'booking-settings',
    lastResult: answer?.result,
    defaultValue: settingsAsFields(settings) as never,
    onValidate: ({ formData }) => parseSettings(formData) as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const fields = known as unknown as Fields
  const number = (name: 'buffer_before' | 'buffer_after' | 'notice_hours' | 'horizon_days') => (
    <Field
      id={fields[name]?.id ?? name}
      label={copy.fields[name]}
      error={fields[name]?.errors}
      required
    >
      <Input name={name} inputMode="numeric" defaultValue={fields[name]?.initialValue} />
    </Field>
  )
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      aria-busy={isPending}
    >
      <Kept name="settings" />
      <input type="hidden" name="intent" value="settings" />
      <input type="hidden" name="version" value={settings.version} />
      <SettingsHours fields={fields} zone={settings.zone} />
      <div className="mt-8 grid max-w-4xl gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          id={fields.zone?.id ?? 'zone'}
          label={copy.fields.zone}
          error={fields.zone?.errors}
          required
        >
          <Select
            name="zone"
            defaultValue={fields.zone?.initialValue}
            options={[...new Set([settings.zone, ...zones])]
              .sort()
              .map((zone) => ({ value: zone, label: sayZone(zone) }))}
          />
        </Field>
        <Field
          id={fields.place?.id ?? 'place'}
          label={copy.fields.place}
          hint={copy.hints.place}
          error={fields.place?.errors}
          required
        >
          <Input name="place" defaultValue={fields.place?.initialValue} />
        </Field>
        {number('buffer_before')}
        {number('buffer_after')}
        {number('notice_hours')}
        {number('horizon_days')}
        <p className="text-small text-ink-muted sm:col-span-2">{copy.hints.buffers}</p>
      </div>
      <Alert text={answer?.error} className="mt-5" />
      <SubmitButton className="mt-6" label={copy.save} busy={isPending && copy.saving} />
    </Form>
  )
}
