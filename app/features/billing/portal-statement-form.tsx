import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { portalStatement as copy } from '#content/portal-statement.ts'
import {
  type CheckedPeriod,
  firstDay,
  lastDay,
  statementHref,
  statementPath,
} from './statement-period.ts'

type PortalStatementFormProps = CheckedPeriod & { hasFile: boolean }

/** Chooses the period of a statement; its address says it, so that it can be kept and sent on. */
export function PortalStatementForm({ typed, errors, hasFile }: PortalStatementFormProps) {
  const field = (name: 'from' | 'to') => (
    <Field
      id={name}
      label={copy[name]}
      error={errors[name]}
      required
      requiredText={copy.required}
      autoFocus={Boolean(errors[name]) && (name === 'from' || !errors.from)}
      className="w-full sm:w-44"
    >
      <Input
        // A new period, such as one that the browser went back to, is shown as it is.
        key={typed[name]}
        type="date"
        name={name}
        min={firstDay}
        max={lastDay}
        defaultValue={typed[name]}
      />
    </Field>
  )
  return (
    <Form
      action={statementPath}
      aria-label={copy.form}
      preventScrollReset
      className="no-print mt-5 flex flex-wrap items-start gap-4"
    >
      {field('from')}
      {field('to')}
      <div className="flex flex-wrap gap-3 md:mt-[1.65rem]">
        <Button type="submit">{copy.show}</Button>
        {hasFile && (
          <ButtonAnchor
            href={statementHref(typed, `${statementPath}.csv`)}
            variant="secondary"
            download
          >
            {copy.exportCsv}
          </ButtonAnchor>
        )}
      </div>
    </Form>
  )
}
