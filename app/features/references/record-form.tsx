import type { ComponentProps, ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { type FormAnswer, useCheckedForm } from '#app/ui/use-checked-form.ts'
import { recordForm } from '#content/references-panel.ts'

/** The refused form of a reference or a person. */
export type RecordAnswer = FormAnswer & { fileError?: string }

/** What the buttons of a new record's form ask for. */
export const newIntents = ['save', 'publish'] as const
/** What the buttons of a stored record's page ask for. */
export const storedIntents = [...newIntents, 'hide', 'remove'] as const

type RecordFormProps<Name extends string> = {
  /** Tells the forms of references and of people apart. */
  id: 'reference' | 'person'
  /** Null for a new record. */
  stored: { version: number; is_published: boolean } | null
  answer: RecordAnswer | undefined
  parse: (form: FormData) => unknown
  copy: Record<'save' | 'saving' | 'publish' | 'hide', string> & { fields: Record<Name, string> }
  children: (fields: RecordFields<Name>) => ReactNode
}
type RecordFields<Name extends string> = {
  /** The attributes of a `Field`. */
  wiring: (name: Name) => Pick<ComponentProps<typeof Field>, 'id' | 'error' | 'label'>
  /** What is stored, or what was typed before a refusal. */
  value: (name: Name) => string | undefined
  /** A field with one line of text. */
  text: (name: Name, most: number, more?: Partial<ComponentProps<typeof Field>>) => ReactNode
}

/** Adds or changes a record, with its file in the same form. */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { id, stored, answer, parse, copy, children } = props
  const pending = useIsSaving()
  const { form, value, ...fields } = useCheckedForm({ id, answer, stored, parse })
  const { optional: optionalText, required: requiredText } = recordForm
  const wiring = (name: Name) => ({
    ...fields.wiring(name),
    ...{ label: copy.fields[name], optionalText, requiredText },
  })
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      aria-busy={pending}
      className="grid max-w-3xl gap-10"
    >
      {id === 'reference' ? <Kept name="reference" /> : <Kept name="person" />}
      <input type="hidden" name="based" value={stored?.version ?? 0} />
      {children({
        wiring,
        value,
        text: (name, most, more) => (
          <Field {...wiring(name)} {...more}>
            <Input name={name} maxLength={most} autoComplete="off" defaultValue={value(name)} />
          </Field>
        ),
      })}
      <Alert takesFocus text={answer?.error} />
      <SaveButtons isPending={pending} isPublished={stored?.is_published} copy={copy} />
    </Form>
  )
}

type FormPartProps = { title: string; text?: string; children: ReactNode }

/** Fields that belong together. */
export function FormPart({ title, text, children }: FormPartProps) {
  return (
    <fieldset className="grid min-w-0 gap-x-6 gap-y-5 border-t border-ink pt-4 sm:grid-cols-2">
      <legend className="headline float-start w-full text-heading sm:col-span-2">{title}</legend>
      {text && <p className="prose-measure clear-both text-ink-muted sm:col-span-2">{text}</p>}
      {children}
    </fieldset>
  )
}

export function Tick({
  name,
  label,
  isOn = false,
}: {
  name: string
  label: string
  isOn?: boolean
}) {
  return (
    <label className="flex min-h-6 items-center gap-3 sm:col-span-2">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-5 shrink-0" />
      {label}
    </label>
  )
}

/** Whether one of the save buttons was pressed and the page waits for the answer. */
function useIsSaving(): boolean {
  const saving = useNavigation().formData?.get('intent')
  return saving === 'save' || saving === 'publish' || saving === 'hide'
}

type SaveButtonsProps = {
  isPending: boolean
  /** Undefined for a new record. */
  isPublished: boolean | undefined
  copy: Record<'save' | 'saving' | 'publish' | 'hide', string>
}

function SaveButtons({ isPending, isPublished, copy }: SaveButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton name="intent" value="save" label={copy.save} busy={isPending && copy.saving} />
      <Button
        type="submit"
        name="intent"
        value={isPublished ? 'hide' : 'publish'}
        variant="secondary"
        disabled={isPending}
      >
        {isPublished ? copy.hide : copy.publish}
      </Button>
    </div>
  )
}
