import type { SubmissionResult } from '@conform-to/react'
import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { z } from 'zod'
import { lazyOnce } from './lazy-once.ts'

type LazyForm = {
  id: string
  answer: { result: SubmissionResult<string[]> | null } | undefined
  /** Loads the schema: at the first focus, or when the form is sent earlier. */
  loadSchema: () => Promise<z.ZodObject>
  /** The values of the fields before anything is typed. */
  initial?: Readonly<Record<string, string>>
  /** False where fields are checked only when the form is sent. */
  checksOnLeaving?: boolean
  /** Sends the valid form with a script instead of a plain post. */
  onValid?: (form: FormData) => void
}
type Errors = Partial<Record<string, string[] | null>>

/**
 * A public form whose schema is loaded on demand. Until then it is a plain form that the server
 * checks; afterwards a field is checked when it loses focus, and then at every change.
 */
export function useLazyForm(options: LazyForm) {
  const { id, answer, loadSchema, initial = {}, checksOnLeaving = true, onValid } = options
  const element = useRef<HTMLFormElement>(null)
  const [rules] = useState(() => lazyOnce(loadSchema))
  const [errors, setErrors] = useState<Errors>(answer?.result?.error ?? {})
  /** The field that gets the focus on a page with errors from the server. */
  const [begin] = useState(() => Object.keys(errors).find((name) => errors[name]))
  const [refused, setRefused] = useState(0)
  const isSure = useRef(false)

  const known = useRef(answer)
  useEffect(() => {
    // The first answer is already part of the page.
    if (known.current === answer) return
    known.current = answer
    setErrors(answer?.result?.error ?? {})
    setRefused((count) => count + 1)
  }, [answer])
  useLayoutEffect(() => {
    if (refused) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) void rules.load()
  }, [rules])

  const check = async (name: string) => {
    const schema = await rules.load()
    const form = element.current
    if (!schema || !form || !(name in schema.shape)) return
    const found = faultsOf(schema, form)
    setErrors((now) => ({ ...now, [name]: found[name] ?? null }))
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const schema = rules.loaded()
    const send = () => {
      if (!onValid) return
      event.preventDefault()
      onValid(new FormData(form))
    }
    if (schema) {
      const found = faultsOf(schema, form)
      if (Object.keys(found).length === 0) return send()
      event.preventDefault()
      setErrors(found)
      setRefused(refused + 1)
    } else if (isSure.current) {
      // The schema could not be loaded; the server checks the form.
      isSure.current = false
      send()
    } else {
      event.preventDefault()
      const { submitter } = event.nativeEvent as unknown as { submitter: HTMLElement | null }
      void rules.loadFor(() => {
        isSure.current = !rules.loaded()
        form.requestSubmit(submitter)
      })
    }
  }

  return {
    errors: errors[''],
    /** Props of the form element. */
    form: {
      ref: element,
      id,
      onSubmit,
      onFocus: () => void rules.load(),
      onBlur: (event: FocusEvent) => {
        if (checksOnLeaving) void check((event.target as HTMLInputElement).name)
      },
      onInput: (event: FormEvent) => {
        const { name } = event.target as HTMLInputElement
        // A field shows no errors before it has lost focus for the first time.
        if (name in errors) void check(name)
      },
    },
    field: (name: string) => ({
      id: `${id}-${name}`,
      error: errors[name],
      autoFocus: name === begin,
    }),
    control: (name: string) => ({
      name,
      defaultValue: (answer?.result?.initialValue?.[name] ?? initial[name]) as string | undefined,
    }),
  }
}

export type LazyFields = Pick<ReturnType<typeof useLazyForm>, 'field' | 'control'>

/** All errors by field. */
function faultsOf(schema: z.ZodObject, form: HTMLFormElement): Record<string, string[]> {
  const { error } = schema.safeParse(Object.fromEntries(new FormData(form)))
  const found: Record<string, string[]> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0] ?? '')
    found[name] = [...(found[name] ?? []), message]
  }
  return found
}
