import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { engagementForm as copy, projectTabLabels } from '#content/engagements.ts'
import { writtenParts } from './engagement.ts'

type Name = (typeof names)[number]
type Metadata = { id: string; name: string; errors?: string[]; initialValue?: unknown }

const names = [
  'timeline',
  'budget',
  ...writtenParts,
  ...writtenParts.map((part) => `${part}Points` as const),
] as const

/** The texts that the client reads in the tabs of a project's page. */
export function ProjectWritingFields({ fields }: { fields: Record<Name, Metadata> }) {
  const field = (name: Name) => ({
    id: fields[name].id,
    label: copy.fields[name],
    error: fields[name].errors,
    optionalText: copy.optional,
  })
  const control = (name: Name) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue as string | undefined,
  })
  return (
    <>
      {(['timeline', 'budget'] as const).map((name) => (
        <Field key={name} {...field(name)} hint={copy.hints[name]}>
          <Input {...control(name)} maxLength={80} autoComplete="off" />
        </Field>
      ))}
      {writtenParts.map((part) => (
        <fieldset key={part} className="grid min-w-0 gap-5 border-t border-line pt-4 sm:col-span-2">
          <legend className="headline pe-3 text-lead">{projectTabLabels[part]}</legend>
          <Field {...field(part)}>
            <Textarea {...control(part)} rows={4} maxLength={10_000} />
          </Field>
          <Field {...field(`${part}Points`)} hint={copy.hints[`${part}Points`]}>
            <Textarea {...control(`${part}Points`)} rows={4} maxLength={6_000} />
          </Field>
        </fieldset>
      ))}
    </>
  )
}
