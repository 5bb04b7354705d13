import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { recordForm as copy } from '#content/references-panel.ts'

/** The refused form of a reference or a person. */
export type RecordAnswer = {
  result: SubmissionResult<string[]> | null
  fileError?: string
  error?: string
}

/** What the buttons of a new record's form ask for. */
export const newIntents = ['save', 'publish'] as const
/** What the buttons of a stored record's page ask for. */
export const storedIntents = [...newIntents, 'hide', 'remove'] as const

type Known = Record<string, { id: string; errors?: string[]; initialValue?: unknown }>
type RecordForm = {
  id: string
  answer: RecordAnswer | undefined
  /** What is stored; null for a new record. */
  stored: object | null
  parse: (form: FormData) => unknown
}

/** Connects the fields of a record with its schema, in the browser and after a refusal. */
export function useRecordForm({ id, answer, stored, parse }: RecordForm) {
  const [form, known] = useForm({
    id,
    lastResult: answer?.result,
    defaultValue: (stored ?? {}) as never,
    onValidate: ({ formData }) => parse(formData) as never,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  })
  const fields = known as unknown as Known
  return {
    form,
    /** The attributes of a `Field`. */
    wiring: (name: string) => ({
      id: fields[name]?.id ?? name,
      error: fields[name]?.errors,
      optionalText: copy.optional,
      requiredText: copy.required,
    }),
    value: (name: string) => fields[name]?.initialValue as string | undefined,
  }
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
export function useIsSaving(): boolean {
  const saving = useNavigation().formData?.get('intent')
  return saving === 'save' || saving === 'publish' || saving === 'hide'
}

type SaveButtonsProps = {
  isPending: boolean
  /** Undefined for a new record. */
  isPublished: boolean | undefined
  copy: Record<'save' | 'saving' | 'publish' | 'hide', string>
}

export function SaveButtons({ isPending, isPublished, copy }: SaveButtonsProps) {
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
