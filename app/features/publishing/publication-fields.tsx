import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { audienceLabels, publicationForm as copy } from '#content/publishing.ts'
import { CapabilityBoxes } from './capability-boxes.tsx'
import { ClientChoiceField } from './client-choice-field.tsx'
import { BodyEditor } from './editor/body-editor.tsx'
import { LeadPicture } from './editor/lead-picture.tsx'
import { articleLength, type Choices, type Kind } from './publication.ts'

export type Metadata = { id: string; name: string; errors?: string[]; initialValue?: unknown }

type Look = {
  name: string
  as?: 'area' | 'body' | 'day' | 'number' | 'term' | 'boxes' | 'check' | 'audience' | 'client'
  max?: number
  rows?: number
}
type Part = { title: keyof typeof copy.parts; fields: Look[] }

const address: Look = { name: 'slug', max: 120 }
const capabilities: Look = { name: 'capabilities', as: 'boxes' }
const title: Look = { name: 'title', max: 200 }
const area = (name: string, max: number, rows: number): Look => ({ name, as: 'area', max, rows })

const article: Part = {
  title: 'text',
  fields: [title, area('excerpt', 600, 3), { name: 'content', as: 'body' }],
}

const mainPart: Record<Kind, Part> = {
  insight: article,
  help: article,
  project: {
    title: 'text',
    fields: [
      title,
      { name: 'subtitle', max: 300 },
      area('description', 2_000, 4),
      area('challenge', 10_000, 6),
      area('solution', 10_000, 6),
      area('outcomes', 6_020, 5),
      area('kpis', 6_020, 5),
    ],
  },
}
const sideParts: Record<Kind, Part[]> = {
  help: [
    {
      title: 'readers',
      fields: [
        { name: 'audience', as: 'audience' },
        { name: 'client', as: 'client' },
      ],
    },
    { title: 'address', fields: [address] },
  ],
  insight: [
    {
      title: 'filing',
      fields: [
        address,
        { name: 'contentType', as: 'term' },
        capabilities,
        { name: 'author', max: 120 },
        { name: 'publishedOn', as: 'day' },
      ],
    },
    {
      title: 'picture',
      fields: [
        { name: 'imageUrl', max: 500 },
        { name: 'imageAlt', max: 300 },
        { name: 'imageWidth', as: 'number' },
        { name: 'imageHeight', as: 'number' },
      ],
    },
  ],
  project: [
    {
      title: 'filing',
      fields: [
        address,
        { name: 'sector', as: 'term' },
        capabilities,
        { name: 'displayOrder', as: 'number' },
        { name: 'featured', as: 'check' },
      ],
    },
  ],
}

type FieldsProps = { kind: Kind; fields: Record<string, Metadata>; choices: Choices }

/** The fields of the text. */
export function MainFields({ kind, ...props }: FieldsProps) {
  return <PartFields part={mainPart[kind]} {...props} />
}

/** The fields of the address, the date and the taxonomies. */
export function SideFields({ kind, ...props }: FieldsProps) {
  return sideParts[kind].map((part) => <PartFields key={part.title} part={part} {...props} />)
}

type PartProps = Omit<FieldsProps, 'kind'> & { part: Part }

function PartFields({ part, fields, choices }: PartProps) {
  return (
    <section className="group grid min-w-0 grid-cols-1 gap-5">
      <h2 className="headline border-b border-line pb-2 text-heading">{copy.parts[part.title]}</h2>
      {part.title === 'picture' && (
        <LeadPicture address={String(fields.imageUrl?.initialValue ?? '')} />
      )}
      {part.fields.map((look) => (
        <OneField key={look.name} look={look} field={fields[look.name]} choices={choices} />
      ))}
    </section>
  )
}

function OneField(props: { look: Look; field?: Metadata; choices: Choices }) {
  const { look, field, choices } = props
  if (!field) return null
  const { name } = look
  const label = copy.fields[name] ?? name
  const value = String(field.initialValue ?? '')
  if (look.as === 'boxes')
    return (
      <CapabilityBoxes
        id={field.id}
        label={label}
        chosen={value}
        choices={choices.capabilities}
        error={field.errors?.[0]}
      />
    )
  if (look.as === 'client')
    return (
      <ClientChoiceField
        id={field.id}
        label={label}
        value={value}
        clients={choices.clients}
        error={field.errors}
      />
    )
  if (look.as === 'check')
    return (
      <label className="flex min-h-9 items-center gap-3 text-small font-medium">
        <input type="checkbox" name={name} defaultChecked={value === 'on'} className="size-5" />
        {label}
      </label>
    )
  return (
    <Field
      id={field.id}
      label={label}
      hint={copy.hints[name]}
      error={field.errors}
      required={name === 'title'}
      requiredText={copy.required}
      optionalText={copy.optional}
    >
      <Control look={look} value={value} choices={choices} />
    </Field>
  )
}

function Control({ look, value, choices }: { look: Look; value: string; choices: Choices }) {
  const { name, as, max, rows } = look
  const common = { name, defaultValue: value }
  if (as === 'area') return <Textarea {...common} rows={rows} maxLength={max} />
  if (as === 'body')
    return <BodyEditor {...common} label={copy.fields[name] ?? name} maxLength={articleLength} />
  if (as === 'day') return <Input {...common} type="date" min="1990-01-01" max="2099-12-31" />
  if (as === 'number') return <Input {...common} inputMode="numeric" maxLength={6} />
  if (as === 'audience') return <Select {...common} options={optionsOf(audienceLabels)} />
  if (as === 'term') {
    const options = choices.terms.map(({ id, name: label }) => ({ value: id, label }))
    return <Select {...common} placeholder={copy.none} options={options} />
  }
  return <Input {...common} maxLength={max} autoComplete="off" />
}
