import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { answerTemplates } from '#content/lead-answers.ts'
import { type TemplateFaults, type TemplateTyped, templatesPath } from './answer-template.ts'

const copy = answerTemplates.form

type TemplateFormProps = { typed: TemplateTyped; faults: TemplateFaults }

/** Adds a template, or changes one. */
export function TemplateForm({ typed, faults }: TemplateFormProps) {
  const pending = useNavigation().formMethod === 'POST'
  const isNew = typed.id === ''
  const [first = 'name'] = Object.keys(faults)
  const required = { required: true, requiredText: copy.required }
  return (
    <section aria-labelledby="template-form" className="mb-8 border border-line p-5">
      <h2 id="template-form" className="headline text-heading">
        {isNew ? copy.add : copy.change}
      </h2>
      <Form method="post" action={templatesPath} className="mt-4 grid max-w-3xl gap-5">
        <input type="hidden" name="id" value={typed.id} />
        <input type="hidden" name="version" value={typed.version} />
        <Kept name="template" />
        <Field
          id="template-name"
          label={copy.name}
          error={faults.name}
          autoFocus={first === 'name'}
          {...required}
        >
          <Input name="name" defaultValue={typed.name} />
        </Field>
        <Field
          id="template-subject"
          label={copy.subject}
          error={faults.subject}
          autoFocus={first === 'subject'}
          {...required}
        >
          <Input name="subject" defaultValue={typed.subject} />
        </Field>
        <Field
          id="template-body"
          label={copy.body}
          hint={copy.hint}
          error={faults.body}
          autoFocus={first === 'body'}
          {...required}
        >
          <Textarea name="body" rows={7} defaultValue={typed.body} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" disabled={pending}>
            {pending ? copy.saving : copy.save}
          </Button>
          {!isNew && (
            <Button
              type="submit"
              name="intent"
              value="delete"
              variant="destructive"
              disabled={pending}
            >
              {copy.remove}
            </Button>
          )}
          <Link to={templatesPath} className="text-link inline-flex min-h-11 items-center">
            {copy.cancel}
          </Link>
        </div>
      </Form>
    </section>
  )
}
