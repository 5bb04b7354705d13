import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { statusCopy } from '#content/status.ts'
import { statusPanel as copy } from '#content/status-panel.ts'
import type { NoticeEntry, NoticeErrors } from './notice-form.ts'
import { parts, statusesOf, textLength, titleLength } from './status.ts'

const { fields } = copy

type NoticeFieldsProps = { entry: NoticeEntry; errors: NoticeErrors }

/** The fields of a new notice and of an update. */
export function NoticeFields({ entry, errors }: NoticeFieldsProps) {
  const isPlanned = entry.kind === 'maintenance'
  const [first] = Object.keys(errors)
  const field = (name: keyof NoticeErrors) => ({
    id: `notice-${name}`,
    error: errors[name],
    autoFocus: first === name,
    required: true,
    requiredText: copy.required,
  })
  return (
    <>
      <input type="hidden" name="kind" value={entry.kind} />
      <Field
        {...field('title')}
        label={fields.title}
        hint={fields.titleHint}
        className="sm:col-span-2"
      >
        <Input name="title" maxLength={titleLength} autoComplete="off" defaultValue={entry.title} />
      </Field>
      <Field
        {...field('text')}
        label={fields.text}
        hint={fields.textHint}
        className="sm:col-span-2"
      >
        <Textarea name="text" rows={5} maxLength={textLength} defaultValue={entry.text} />
      </Field>
      <Field {...field('status')} label={fields.status}>
        <Select
          name="status"
          options={statusesOf[entry.kind].map((value) => ({
            value,
            label: statusCopy.statuses[value],
          }))}
          defaultValue={entry.status}
        />
      </Field>
      <Field {...field('starts')} label={isPlanned ? fields.startsPlanned : fields.starts}>
        <Input
          name="starts"
          type="datetime-local"
          max="2099-12-31T23:59"
          defaultValue={entry.starts}
        />
      </Field>
      {isPlanned && (
        <Field {...field('ends')} label={fields.ends} className="sm:col-start-2">
          <Input
            name="ends"
            type="datetime-local"
            max="2099-12-31T23:59"
            defaultValue={entry.ends}
          />
        </Field>
      )}
      <AffectedParts entry={entry} errors={errors} />
    </>
  )
}

/** How bad it is, for each part. */
function AffectedParts({ entry, errors }: NoticeFieldsProps) {
  const severities = optionsOf(statusCopy.severities, { value: '', label: fields.works })
  const isFirst = Object.keys(errors)[0] === 'affected'
  return (
    <fieldset className="min-w-0 border border-line p-4 sm:col-span-2">
      <legend className="px-1 text-small font-medium">{fields.affected}</legend>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map((part, at) => (
          <Field
            key={part}
            id={`notice-part-${part}`}
            label={statusCopy.parts[part]}
            error={at === 0 ? errors.affected : undefined}
            autoFocus={at === 0 && isFirst}
          >
            <Select
              name={`part-${part}`}
              options={severities}
              defaultValue={entry.affected[part] ?? ''}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
