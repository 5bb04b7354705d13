import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { organisationPage as copy } from '#content/people.ts'
import type { Organisation, OrganisationAnswer } from './organisation.ts'
import type { NamedRecord } from './person.ts'

type OrganisationFormProps = {
  /** Null for a new one. */
  organisation: Organisation | null
  staff: NamedRecord[]
  /** Clients that it may have become. */
  choices: NamedRecord[]
  answer: OrganisationAnswer | undefined
  path: string
}

/** The details of an organization. */
export function OrganisationForm(props: OrganisationFormProps) {
  const { organisation, staff, choices, answer, path } = props
  const isSaving = useNavigation().formData?.get('intent') === 'save'
  const faults = answer?.faults ?? {}
  const typed = answer?.typed ?? {
    name: organisation?.name ?? '',
    domains: organisation?.domains.join('\n') ?? '',
    owner: organisation?.owner_id ?? '',
    client: organisation?.client?.id ?? '',
  }
  const clients = organisation?.client ? [organisation.client, ...choices] : choices
  const options = (records: NamedRecord[]) =>
    [...new Map(records.map(({ id, name }) => [id, name]))].map(([value, label]) => ({
      value,
      label,
    }))
  const [first] = Object.keys(faults)
  return (
    <>
      {answer?.error && <Alert text={answer.error} className="mb-4" />}
      <Form method="post" action={path} preventScrollReset replace className="grid max-w-2xl gap-5">
        <Kept name="organization" />
        <input type="hidden" name="based" value={organisation?.version ?? 0} />
        <Field
          id="organisation-name"
          label={copy.fields.name}
          required
          error={faults.name}
          autoFocus={first === 'name'}
        >
          <Input name="name" maxLength={200} autoComplete="off" defaultValue={typed.name} />
        </Field>
        <Field
          id="organisation-domains"
          label={copy.fields.domains}
          hint={copy.hints.domains}
          error={faults.domains}
          autoFocus={first === 'domains'}
        >
          <Textarea name="domains" rows={3} maxLength={6000} defaultValue={typed.domains} />
        </Field>
        <Field id="organisation-owner" label={copy.fields.owner} error={faults.owner}>
          <Select
            name="owner"
            defaultValue={typed.owner}
            options={options(staff)}
            placeholder={copy.nobody}
          />
        </Field>
        {organisation && (
          <Field
            id="organisation-client"
            label={copy.fields.client}
            hint={copy.hints.client}
            error={faults.client}
          >
            <Select
              name="client"
              defaultValue={typed.client}
              options={options(clients)}
              placeholder={copy.noClient}
            />
          </Field>
        )}
        <SubmitButton
          name="intent"
          value="save"
          start
          label={organisation ? copy.save : copy.create}
          busy={isSaving && copy.saving}
        />
      </Form>
    </>
  )
}
