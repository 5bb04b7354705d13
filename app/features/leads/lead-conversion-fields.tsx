import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Field, Select } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { invitationsPage } from '#content/invitations.ts'
import { leadConversion as copy } from '#content/lead-conversion.ts'
import { type ConversionEntry, invitedRoles } from './lead-conversion.ts'

type Name = keyof ConversionEntry
type Fields = { [Key in Name]-?: FieldMetadata<string | undefined> }
type Text = Exclude<Name, 'use' | 'project' | 'invitation'>

type ConversionFieldsProps = { fields: Fields; hasLikely: boolean; clientPicker: ReactNode }

const legend = 'mb-3 text-subheading font-medium'
const choice = 'flex min-h-8 cursor-pointer items-center gap-3'
const roles = invitedRoles.map((value) => ({ value, label: invitationsPage.roles[value] }))

/** The three parts of the form. What is not chosen is not shown; style sheets alone do that. */
export function ConversionFields({ fields, hasLikely, clientPicker }: ConversionFieldsProps) {
  const text = (name: Text, required = false) => ({
    field: fields[name],
    label: copy.fields[name as keyof typeof copy.fields],
    required,
    requiredText: copy.required,
    optionalText: copy.optional,
  })
  return (
    <>
      <fieldset className="grid min-w-0 gap-4">
        <legend className={legend}>{copy.client}</legend>
        {hasLikely && <p className="text-small text-ink-muted">{copy.likely}</p>}
        <div className="flex flex-wrap gap-x-8 gap-y-1">
          {(['new', 'existing'] as const).map((use) => (
            <label key={use} className={choice}>
              <input
                type="radio"
                name={fields.use.name}
                value={use}
                defaultChecked={fields.use.initialValue === use}
                className="size-4 shrink-0"
              />
              {copy.use[use]}
            </label>
          ))}
        </div>
        <div className="grid gap-5 group-has-[[name=use][value=existing]:checked]:hidden sm:grid-cols-2">
          <TextField {...text('name', true)} input={plain(200)} />
          <TextField {...text('company_name')} input={plain(200)} />
          <TextField {...text('contact_email')} input={{ ...plain(255), type: 'email' }} />
          <TextField {...text('contact_phone')} input={{ ...plain(50), type: 'tel' }} />
        </div>
        <div className="group-has-[[name=use][value=new]:checked]:hidden">{clientPicker}</div>
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 border-t border-line pt-6">
        <legend className="sr-only">{copy.project}</legend>
        <Switch field={fields.project} label={copy.withProject} hint={copy.projectHint} />
        <div className="hidden group-has-[[name=project]:checked]:block">
          <TextField {...text('project_name', true)} input={plain(200)} />
        </div>
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 border-t border-line pt-6">
        <legend className="sr-only">{copy.invitation}</legend>
        <Switch field={fields.invitation} label={copy.withInvitation} hint={copy.invitationHint} />
        <div className="hidden gap-5 group-has-[[name=invitation]:checked]:grid sm:grid-cols-2">
          <TextField {...text('invite_email', true)} input={{ ...plain(255), type: 'email' }} />
          <Field
            id={fields.invite_role.id}
            label={copy.fields.invite_role}
            error={fields.invite_role.errors}
          >
            <Select
              name={fields.invite_role.name}
              defaultValue={fields.invite_role.initialValue as string | undefined}
              options={roles}
            />
          </Field>
        </div>
      </fieldset>
    </>
  )
}

const plain = (maxLength: number) => ({ maxLength, autoComplete: 'off' })

type SwitchProps = { field: Fields[Name]; label: string; hint: string }

function Switch({ field, label, hint }: SwitchProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        name={field.name}
        defaultChecked={field.initialValue === 'on'}
        aria-describedby={`${field.id}-hint`}
        className="mt-1 size-4 shrink-0"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span id={`${field.id}-hint`} className="block text-small text-ink-muted">
          {hint}
        </span>
      </span>
    </label>
  )
}
