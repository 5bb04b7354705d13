import { useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { auditPage, nounText } from '#content/audit.ts'
import { type AuditListQuery, isNarrowed } from './audit-list-query.ts'

type AuditFiltersProps = { query: AuditListQuery; groups: string[]; search: string }

/** Search and filters. A plain GET form: the list's state is the address. */
export function AuditFilters({ query, groups, search }: AuditFiltersProps) {
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const box = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useSearchKey(box)
  const { search: q, group, from, to } = query
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of Object.entries({ q, group, from, to })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [q, group, from, to])
  const known = group && !groups.includes(group) ? [...groups, group] : groups
  const options = [
    { value: '', label: auditPage.allGroups },
    ...known.map((value) => ({ value, label: nounText(value) })),
  ]
  return (
    <Form
      ref={form}
      role="search"
      action="/lead_admin/audit"
      aria-busy={searching}
      className="no-print grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(16rem,2fr)_1fr_1fr_1fr]"
    >
      <Field id="audit-search" label={auditPage.searchLabel}>
        <Input
          ref={box}
          type="search"
          name="q"
          maxLength={200}
          placeholder={auditPage.searchPlaceholder}
          defaultValue={q}
          aria-keyshortcuts="/"
        />
      </Field>
      <Field id="audit-group" label={auditPage.group}>
        <Select
          name="group"
          options={options}
          defaultValue={group}
          onChange={(event) => submit(event.currentTarget.form)}
        />
      </Field>
      <Field id="audit-from" label={auditPage.from}>
        <Input type="date" name="from" defaultValue={from} />
      </Field>
      <Field id="audit-to" label={auditPage.to}>
        <Input type="date" name="to" defaultValue={to} />
      </Field>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-full">
        <Button type="submit">{auditPage.apply}</Button>
        {isNarrowed(query) && (
          <Link to="/lead_admin/audit" className="text-link inline-flex min-h-11 items-center">
            {auditPage.clear}
          </Link>
        )}
        <ButtonAnchor
          href={`/lead_admin/audit/export.csv${search}`}
          variant="secondary"
          className="sm:ms-auto"
          download
        >
          {auditPage.exportCsv}
        </ButtonAnchor>
      </div>
    </Form>
  )
}
