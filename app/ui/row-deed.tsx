import { useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { Form } from './form.tsx'

type RowDeedProps = {
  /** The list, as it is filtered. */
  action: string
  intent: string
  /** The id of the row's record. */
  record: string
  /** What else the form says. */
  fields?: Record<string, string>
  label: string
  /** For whoever does not see the row. */
  name: string
}

/** A button in a row that does something without leaving the list. */
export function RowDeed({ action, intent, record, fields = {}, label, name }: RowDeedProps) {
  const pending = useNavigation().formData?.get('record') === record
  return (
    <Form method="post" action={action} preventScrollReset replace>
      {Object.entries({ record, ...fields }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        size="small"
        aria-label={name}
        aria-disabled={pending || undefined}
      >
        {label}
      </Button>
    </Form>
  )
}
