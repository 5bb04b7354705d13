import { EntryButtons } from '#app/ui/entry-buttons.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { answerTemplates } from '#content/lead-answers.ts'
import { type TemplateFaults, type TemplateTyped, templatesPath } from './answer-template.ts'

const copy = answerTemplates.form

type TemplateFormProps = { typed: TemplateTyped; faults: TemplateFaults }

/** Adds a template, or changes one. */
export function TemplateForm({ typed, faults }: TemplateFormProps) {
  const isNew = typed.id === ''
  const [first = 'name'] = Object.keys(faults)
  const wiring = (name: 'name' | 'subject' | 'body') => ({
    ...{ id: `template-${name}`, label: copy[name], error: faults[name] },
    ...{ autoFocus: first === name, required: true, requiredText: copy.required },
  })
  return (
    <section aria-labelledby="template-form" className="mb-8 border border-line p-5">
      <h2 id="template-form" className="headline text-heading">
        {isNew ? copy.add : copy.change}
      </h2>
      <Form method="post" action={templatesPath} className="mt-4 grid max-w-3xl gap-5">
        <input type="hidden" name="id" value={typed.id} />
        <input type="hidden" name="version" value={typed.version} />
        <Kept name="template" />
        <Field {...wiring('name')}>
          <Input name="name" defaultValue={typed.name} />
        </Field>
        <Field {...wiring('subject')}>
          <Input name="subject" defaultValue={typed.subject} />
        </Field>
        <Field {...wiring('body')} hint={copy.hint}>
          <Textarea name="body" rows={7} defaultValue={typed.body} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <EntryButtons isNew={isNew} back={templatesPath} copy={copy} />
        </div>
      </Form>
    </section>
  )
}
