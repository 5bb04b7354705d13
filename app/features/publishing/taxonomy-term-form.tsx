import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { taxonomyForm as copy } from '#content/taxonomy.ts'
import { hasOwnPage, type Taxonomy, type TermRow, taxonomyPath } from './taxonomy.ts'
import { parseTerm } from './taxonomy-forms.ts'

type TermFormProps = {
  taxonomy: Taxonomy
  /** Null for a new term. */
  term: TermRow | null
  result: SubmissionResult<string[]> | undefined
  children?: ReactNode
}

/** The form with the name and slug of a term. */
export function TermForm({ taxonomy, term, result, children }: TermFormProps) {
  const path = term ? `${taxonomyPath[taxonomy]}?edit=${term.id}` : taxonomyPath[taxonomy]
  const { formData } = useNavigation()
  const pending = formData?.get('id') === (term?.id ?? '') && formData.has('name')
  const [form, fields] = useForm<{ name: string; slug: string }>({
    id: term ? 'term' : 'new-term',
    lastResult: result,
    defaultValue: { name: term?.name ?? '', slug: term?.slug ?? '' },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData: typed }) => parseTerm(typed) as never,
  })
  const isFixed = term !== null && hasOwnPage(taxonomy, term.slug)
  const label = term ? [copy.save, copy.saving] : [copy.add, copy.adding]
  return (
    <Form
      method="post"
      action={path}
      preventScrollReset
      replace
      {...getFormProps(form)}
      className="grid grid-cols-1 gap-5"
    >
      <Kept name={`term ${term?.id ?? ''}`} />
      <input type="hidden" name="id" value={term?.id ?? ''} />
      <TextField
        field={fields.name}
        label={copy.fields.name}
        required
        requiredText={copy.required}
        input={{
          name: 'name',
          maxLength: 100,
          autoComplete: 'off',
          defaultValue: String(fields.name.initialValue ?? ''),
        }}
      />
      <Field
        id={fields.slug.id}
        label={copy.fields.slug}
        hint={isFixed ? copy.fixed : copy.hint}
        error={fields.slug.errors}
        optionalText={isFixed ? undefined : copy.optional}
      >
        <Input
          name="slug"
          maxLength={100}
          autoComplete="off"
          readOnly={isFixed}
          defaultValue={String(fields.slug.initialValue ?? '')}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending}>
          {pending ? label[1] : label[0]}
        </Button>
        {children}
      </div>
    </Form>
  )
}
