import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { chosenKinds } from '#app/features/mail/mail-kinds.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { account } from '#content/account.ts'
import { mailChoicesPart as copy } from '#content/mail-choices.ts'
import { AccountSection } from '../account/account-section.tsx'
import { AlwaysRow, ChoiceRow } from './mail-choice-row.tsx'
import { mailChoicesSchema, type OwnMails } from './mail-choices.ts'

type MailChoicesFormProps = { mails: OwnMails; result: SubmissionResult<string[]> | undefined }

/** How somebody of a client gets each kind of mail, and in which zone they read times. Works without scripts. */
export function MailChoicesForm({ mails, result }: MailChoicesFormProps) {
  const { zones, browserZone, ...chosen } = mails
  const pending = useNavigation().formData?.get('intent') === 'mails'
  const [form, fields] = useForm({
    id: 'mails',
    lastResult: result,
    defaultValue: chosen,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: mailChoicesSchema }),
  })
  const zoneHint = browserZone
    ? `${copy.zoneHint} ${copy.browserZone(sayZone(browserZone))}`
    : copy.zoneHint
  return (
    <AccountSection id="mails-title" title={copy.title} text={copy.text}>
      <Form method="post" {...getFormProps(form)} preventScrollReset>
        <input type="hidden" name="intent" value="mails" />
        <Alert title={account.failure.title} text={form.errors} boxed />
        <div className="border-t border-ink">
          {chosenKinds.map((kind) => (
            <ChoiceRow key={kind} field={fields[kind]} {...copy.kinds[kind]} />
          ))}
          {copy.always.map((one) => (
            <AlwaysRow key={one.title} {...one} />
          ))}
        </div>
        <Field
          id={fields.timeZone.id}
          label={copy.zone}
          hint={zoneHint}
          error={fields.timeZone.errors}
          className="mt-6 max-w-md"
        >
          <Select
            name={fields.timeZone.name}
            defaultValue={fields.timeZone.initialValue}
            options={zones.map((zone) => ({ value: zone, label: sayZone(zone) }))}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={pending} className="mt-5 max-sm:w-full">
          {pending ? copy.saving : copy.save}
        </Button>
      </Form>
    </AccountSection>
  )
}

const sayZone = (zone: string) => zone.replaceAll('_', ' ')
