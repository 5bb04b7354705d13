import { useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { invoiceDocument } from '#content/invoice-document.ts'
import { portalInvoices as words } from '#content/portal-invoices.ts'
import type { InvoiceListQuery } from './invoice-list-query.ts'

const statuses = [
  { value: 'all', label: words.allStatuses },
  ...(['pending', 'overdue', 'paid', 'credited'] as const).map((value) => ({
    value,
    label: invoiceDocument.statuses[value],
  })),
]

type PortalInvoiceFiltersProps = { query: InvoiceListQuery; path: string }

/** Search and filter. A plain GET form: the list's state is the address. */
export function PortalInvoiceFilters({ query, path }: PortalInvoiceFiltersProps) {
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useSearchKey(box)
  const { search, status, sort, direction } = query
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of Object.entries({ q: search, status })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [search, status])
  return (
    <Form
      ref={form}
      role="search"
      action={path}
      aria-busy={searching}
      className="no-print mb-8 grid grid-cols-[auto_1fr] items-end gap-4 sm:grid-cols-[minmax(14rem,2fr)_1fr_auto]"
    >
      <Field id="invoice-search" label={words.searchLabel} className="max-sm:col-span-2">
        <Input
          ref={box}
          type="search"
          aria-keyshortcuts="/"
          name="q"
          maxLength={200}
          placeholder={words.searchPlaceholder}
          defaultValue={search}
        />
      </Field>
      <PhoneFold label={words.more} open={status !== 'all'}>
        <Field id="invoice-status" label={words.status}>
          <Select
            name="status"
            options={statuses}
            defaultValue={status}
            onChange={({ currentTarget }) => submit(currentTarget.form)}
          />
        </Field>
      </PhoneFold>
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="direction" value={direction} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{words.apply}</Button>
        {(search !== '' || status !== 'all') && (
          <Link to={path} className="text-link inline-flex min-h-11 items-center">
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
