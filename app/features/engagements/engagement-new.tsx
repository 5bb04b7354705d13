import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { engagementForm as copy } from '#content/engagements.ts'
import { type NewProjectInput, parseNewProject } from './engagement-forms.ts'
import { ProjectFormFields } from './project-form-fields.tsx'

const list = '/lead_admin/engagements'

type EngagementNewProps = {
  /** Chooses the client, as a part of this form; its search sends the form as GET. */
  clientPicker: (field: { id: string; form: string; error: string[] | undefined }) => ReactNode
  /** A new id for every rendering, so that a form sent twice makes one project. */
  id: string
  /** What had been typed before a client was searched for. */
  entry: Partial<Record<keyof NewProjectInput, string>>
  /** The state of the list under the dialog. */
  search: string
  result: SubmissionResult<string[]> | undefined
}

/** The dialog for a new project, over the list of projects. */
export function EngagementNew({
  clientPicker,
  entry,
  search,
  result,
  ...props
}: EngagementNewProps) {
  const [id] = useState(props.id)
  const { leave } = useWayBack(list + search)
  const pending = useNavigation().formAction?.startsWith(`${list}/new`) ?? false
  const [form, fields] = useForm<NewProjectInput>({
    id: 'new-project',
    lastResult: result,
    defaultValue: { status: 'planning', progress: 0, ...entry },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseNewProject(formData),
  })
  return (
    <Dialog
      open
      title={copy.newTitle}
      description={copy.newHint}
      closeLabel={copy.close}
      closeHref={list + search}
      onClose={leave}
    >
      <Form
        method="post"
        action={`${list}/new${search}`}
        preventScrollReset
        replace
        {...getFormProps(form)}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <Kept name="project" />
        <input type="hidden" name="id" value={id} />
        <Alert text={form.errors} className="sm:col-span-2" />
        <input type="hidden" name="list" value={search.slice(1)} />
        <div className="sm:col-span-2">
          {clientPicker({ id: fields.clientId.id, form: form.id, error: fields.clientId.errors })}
        </div>
        <ProjectFormFields fields={fields} />
        <SubmitButton
          className="sm:col-span-2 sm:justify-self-start sm:px-8"
          label={copy.create}
          busy={pending && copy.creating}
        />
      </Form>
    </Dialog>
  )
}
