import { type SubmissionResult, useForm } from '@conform-to/react'

/** The answer to a form that was refused. */
export type FormAnswer = { result: SubmissionResult<string[]> | null; error?: string }

type CheckedForm = {
  id: string
  answer: FormAnswer | undefined
  /** What is stored; null for what is new. */
  stored: object | null
  parse: (form: FormData) => unknown
}
type Known = Record<string, { id: string; errors?: string[]; initialValue?: unknown }>

/** Connects the fields of a form with its schema, in the browser and after a refusal. */
export function useCheckedForm({ id, answer, stored, parse }: CheckedForm) {
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
    /** Connects a `Field`. */
    wiring: (name: string) => ({ id: fields[name]?.id ?? name, error: fields[name]?.errors }),
    value: (name: string) => fields[name]?.initialValue as string | undefined,
  }
}
