import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { clientsPage } from '#content/admin-clients.ts'
import { type Failure, useFailureToast } from '../sign-in/use-failure-toast.ts'
import { clientSchema } from './client.ts'
import { ClientField, type ClientFields } from './client-fields.tsx'
import { clientsHref } from './client-list-query.ts'

const { dialog } = clientsPage

export type ClientAnswer = {
  result: SubmissionResult<string[]> | null
  failure: Failure
  error?: string
  /** The change would end the access of the client's people; saving once more confirms it. */
  pauses?: boolean
}

type ClientDialogProps = { search: string; answer: ClientAnswer | undefined }

/** Add Client: a dialog with an address of its own. */
export function ClientDialog({ search, answer }: ClientDialogProps) {
  const pending = useNavigation().formMethod === 'POST'
  useFailureToast(answer?.failure)
  const [form, fields] = useForm({
    id: 'client-new',
    lastResult: answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: clientSchema }),
  })
  const back = clientsHref(search)
  const { leave, link } = useWayBack(back)
  const shared = { fields: fields as unknown as ClientFields }
  return (
    <Dialog
      open
      title={dialog.title}
      description={dialog.text}
      closeLabel={dialog.close}
      closeHref={back}
      onClose={leave}
    >
      <Form
        method="post"
        action={`/lead_admin/clients/new${search}`}
        id={form.id}
        onSubmit={form.onSubmit}
        // Without JavaScript the server returns the same messages.
        preventScrollReset
        replace
        className="grid gap-5"
      >
        <Kept name="client" />
        <Alert text={answer?.error} />
        <ClientField {...shared} name="name" />
        <ClientField {...shared} name="company_name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <ClientField {...shared} name="contact_email" />
          <ClientField {...shared} name="contact_phone" />
        </div>
        <ClientField {...shared} name="notes" hint={dialog.notesHint} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton label={dialog.create} busy={pending && dialog.creating} />
          <Link {...link} className="text-link inline-flex min-h-11 items-center">
            {dialog.cancel}
          </Link>
        </div>
      </Form>
    </Dialog>
  )
}
