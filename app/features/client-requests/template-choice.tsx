import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { newRequest as copy } from '#content/client-requests.ts'
import { adminRequestsPath } from './client-request.ts'
import type { RequestTemplate } from './request-template-service.server.ts'

type TemplateChoiceProps = { templates: readonly RequestTemplate[]; template: string }

/** What a request begins with; then follows its form. */
export function TemplateChoice({ templates, template }: TemplateChoiceProps) {
  return (
    <>
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
    </>
  )
}
