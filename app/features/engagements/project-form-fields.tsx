import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { engagementForm as copy, projectStatusLabels } from '#content/engagements.ts'
import { projectStatuses } from './engagement.ts'

type Name = 'name' | 'description' | 'status' | 'progress' | 'startsOn' | 'dueOn'
type Metadata = { id: string; name: string; errors?: string[]; initialValue?: unknown }

const statuses = projectStatuses.map((value) => ({ value, label: projectStatusLabels[value] }))
const firstDay = '2000-01-01'
const lastDay = '2099-12-31'

/** The fields of a project, for a new one and for editing. */
export function ProjectFormFields({ fields }: { fields: Record<Name, Metadata> }) {
  const field = (name: Name) => ({
    id: fields[name].id,
    label: copy.fields[name],
    error: fields[name].errors,
    requiredText: copy.required,
    optionalText: copy.optional,
  })
  const control = (name: Name) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue as string | undefined,
  })
  return (
    <>
      <Field {...field('name')} required className="sm:col-span-2">
        <Input {...control('name')} maxLength={200} autoComplete="off" />
      </Field>
      <Field {...field('description')} className="sm:col-span-2">
        <Textarea {...control('description')} rows={5} maxLength={10_000} />
      </Field>
      <Field {...field('status')} required>
        <Select {...control('status')} options={statuses} />
      </Field>
      <Field {...field('progress')} required>
        <Input
          {...control('progress')}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
        />
      </Field>
      <Field {...field('startsOn')}>
        <Input {...control('startsOn')} type="date" min={firstDay} max={lastDay} />
      </Field>
      <Field {...field('dueOn')}>
        <Input {...control('dueOn')} type="date" min={firstDay} max={lastDay} />
      </Field>
    </>
  )
}
