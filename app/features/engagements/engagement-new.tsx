import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { engagementForm as words } from '#content/engagements.ts'
import { type NewProjectInput, parseNewProject } from './engagement-forms.ts'
import { ProjectFormFields } from './project-form-fields.tsx'

const list = '/lead_admin/engagements'

type EngagementNewProps = {
  clients: readonly { id: string; name: string }[]
  /** Drawn anew for every rendering: sent twice, the form makes one project. */
  id: string
  clientId: string
  search: string
  result: SubmissionResult<string[]> | undefined
}

/** A new project, over the list it will stand in. */
export function EngagementNew({ clients, id, clientId, search, result }: EngagementNewProps) {
  const navigate = useNavigate()
  const pending = useNavigation().formAction?.startsWith(`${list}/new`) ?? false
  const hydrated = useHydrated()
  const [form, fields] = useForm<NewProjectInput>({
    id: 'new-project',
    lastResult: result,
    defaultValue: { clientId, status: 'planning', progress: 0 },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseNewProject(formData),
  })
  return (
    <Dialog
      open
      title={words.newTitle}
      description={words.newHint}
      closeLabel={words.close}
      closeHref={list + search}
      onClose={() => navigate(list + search, { preventScrollReset: true })}
    >
      <Form
        method="post"
        action={`${list}/new${search}`}
        preventScrollReset
        {...getFormProps(form)}
        noValidate={hydrated}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <input type="hidden" name="id" value={id} />
        {form.errors && (
          <p role="alert" className="font-medium text-vermilion sm:col-span-2">
            {form.errors.join(' ')}
          </p>
        )}
        <Field
          id={fields.clientId.id}
          label={words.fields.clientId}
          error={fields.clientId.errors}
          required
          requiredText={words.required}
          className="sm:col-span-2"
        >
          <Select
            name="clientId"
            placeholder={words.chooseClient}
            defaultValue={fields.clientId.initialValue}
            options={clients.map((client) => ({ value: client.id, label: client.name }))}
          />
        </Field>
        <ProjectFormFields fields={fields} />
        <Button
          type="submit"
          disabled={pending}
          // Leaving a field may show its message and move this button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          className="sm:col-span-2 sm:justify-self-start sm:px-8"
        >
          {pending ? words.creating : words.create}
        </Button>
      </Form>
    </Dialog>
  )
}
