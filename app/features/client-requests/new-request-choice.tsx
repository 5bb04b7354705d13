import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { newRequest as copy } from '#content/client-requests.ts'
import { adminRequestsPath } from './client-request.ts'
import type { RequestTemplate } from './request-template-service.server.ts'

type NewRequestChoiceProps = {
  /** Null when there are no clients. */
  clientPicker: ReactNode
  templates: readonly RequestTemplate[]
  template: string
}

/** For whom a request is, and what it begins with; then follows its form. */
export function NewRequestChoice({ clientPicker, templates, template }: NewRequestChoiceProps) {
  if (!clientPicker)
    return (
      <p className="text-ink-muted">
        {copy.noClients}{' '}
        <Link to="/lead_admin/clients/new" className="text-link">
          {copy.createClient}
        </Link>
      </p>
    )
  return (
    <Form
      action={`${adminRequestsPath}/new`}
      id="new-request"
      className="grid max-w-2xl justify-items-start gap-5"
    >
      {clientPicker}
      <Field id="template" label={copy.template}>
        <Select
          name="template"
          placeholder={copy.emptyTemplate}
          options={templates.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={template}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit">{copy.continue}</Button>
        <Link
          to={`${adminRequestsPath}/templates`}
          className="text-link inline-flex min-h-9 items-center text-small"
        >
          {copy.manageTemplates}
        </Link>
      </div>
    </Form>
  )
}
