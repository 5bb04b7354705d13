import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { leadConversion as copy } from '#content/lead-conversion.ts'
import { type ConversionEntry, parseConversion } from './lead-conversion.ts'
import { ConversionFields } from './lead-conversion-fields.tsx'

export type ConversionAnswer = { result: SubmissionResult<string[]> | null; error?: string }

type ConversionDialogProps = {
  /** The name of who is made a client. */
  name: string
  /** The page below the dialog. */
  path: string
  search: string
  /** What the address adds to which the form is sent; else that of the page below. */
  sentTo?: string
  entry: ConversionEntry
  hasLikely: boolean
  answer: ConversionAnswer | undefined
  /** Chooses an existing client; its search sends the form as GET. */
  clientPicker: (field: { id: string; form: string; error: string[] | undefined }) => ReactNode
}

/** Makes a client of a lead or a person: a dialog with an address of its own. */
export function ConversionDialog(props: ConversionDialogProps) {
  const { name, path, search, entry, answer, clientPicker } = props
  const back = `${path}${search}`
  const { leave, link } = useWayBack(back)
  const action = `${path}/convert`
  const pending = useNavigation().formAction?.startsWith(action) ?? false
  const [form, fields] = useForm<ConversionEntry>({
    id: 'convert-lead',
    lastResult: answer?.result,
    defaultValue: entry,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    // The service takes the whole; here only what is wrong beside a field is of interest.
    onValidate: ({ formData }) => parseConversion(formData) as never,
  })
  return (
    <Dialog
      open
      title={copy.title(name)}
      description={copy.text}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Form
        method="post"
        action={`${action}${props.sentTo ?? search}`}
        id={form.id}
        onSubmit={form.onSubmit}
        preventScrollReset
        replace
        className="group grid gap-7"
      >
        <Kept name="conversion" />
        <input type="hidden" name="list" value={search.slice(1)} />
        <Alert text={answer?.error ?? fields.use.errors?.[0]} />
        <ConversionFields
          fields={fields}
          hasLikely={props.hasLikely}
          clientPicker={clientPicker({
            id: fields.existing_client.id,
            form: form.id,
            error: fields.existing_client.errors,
          })}
        />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton label={copy.convert} busy={pending && copy.converting} />
          <Link {...link} className="text-link inline-flex min-h-11 items-center">
            {copy.cancel}
          </Link>
        </div>
      </Form>
    </Dialog>
  )
}
