import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { passkeys } from '#content/passkeys.ts'
import { PasswordField } from '../password/password-field.tsx'
import { newPasskeySchema } from './passkey.ts'
import { usePasskeys } from './use-passkeys.ts'

const { add: copy } = passkeys

/** The answer to the form: the options for the device, or the errors. */
export type PasskeyAddAnswer =
  | { intent: 'asked'; options: unknown; name: string }
  | { intent: 'add'; result: SubmissionResult<string[]> }

/** A form with a name and the password; then the browser asks the device to make a passkey. */
export function PasskeyAdd() {
  const hydrated = useHydrated()
  const usable = usePasskeys()
  if (usable) return <AddForm />
  return hydrated ? <p>{copy.unsupported}</p> : <noscript>{copy.unsupported}</noscript>
}

function AddForm() {
  const fetcher = useFetcher<PasskeyAddAnswer>()
  const answer = fetcher.data
  const { waits, fault } = useDevice(fetcher)
  const [form, fields] = useForm({
    id: 'add-passkey',
    lastResult: answer && 'result' in answer ? answer.result : undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newPasskeySchema }),
  })
  const pending = waits || fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" {...getFormProps(form)} className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value="begin" />
      <Alert
        boxed
        title={passkeys.failure.title}
        text={pending ? undefined : (form.errors?.[0] ?? fault)}
      />
      <TextField
        field={fields.name}
        label={copy.name}
        hint={copy.nameHint}
        required
        requiredText={passkeys.required}
        input={{ autoComplete: 'off', maxLength: 60, defaultValue: undefined }}
      />
      <PasswordField
        field={fields.password}
        label={passkeys.password}
        requiredText={passkeys.required}
      />
      <Button type="submit" disabled={pending} className="justify-self-start max-sm:w-full">
        {pending ? copy.submitting : copy.submit}
      </Button>
    </fetcher.Form>
  )
}

/** Passes the options to the device, and its answer to the page. */
function useDevice({ data: answer, submit }: ReturnType<typeof useFetcher<PasskeyAddAnswer>>) {
  const [state, setState] = useState<{ waits: boolean; fault?: string }>({ waits: false })
  useEffect(() => {
    if (!answer || !('options' in answer)) return
    const { options, name } = answer
    let isOver = false
    async function make() {
      setState({ waits: true })
      const { makePasskey } = await import('./passkey-ceremony.ts').catch(() => {
        throw new Error(passkeys.errors.connection)
      })
      const response = await makePasskey(options)
      if (isOver) return
      setState({ waits: false })
      await submit({ intent: 'add', name, response }, { method: 'post' })
    }
    make().catch((error: unknown) => {
      if (!isOver) setState({ waits: false, fault: error instanceof Error ? error.message : '' })
    })
    return () => {
      isOver = true
    }
  }, [answer, submit])
  return state
}
