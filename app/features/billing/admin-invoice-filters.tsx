import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { invoicesPage as words } from '#content/admin-invoices.ts'
import { invoiceDocument } from '#content/invoice-document.ts'
import { documentStatuses } from './invoice-document.ts'
import type { InvoiceListQuery } from './invoice-list-query.ts'

const path = '/lead_admin/invoices'
const statuses = [
  { value: 'all', label: words.allStatuses },
  ...documentStatuses.map((value) => ({ value, label: invoiceDocument.statuses[value] })),
]

type InvoiceFiltersProps = {
  query: InvoiceListQuery
  /** Chooses a client, as a part of this form. */
  clientPicker: ReactNode
}

/** Search and filters. A plain GET form: the list's state is the address. */
export function InvoiceFilters({ query, clientPicker }: InvoiceFiltersProps) {
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const { search, status, clientId = '', sort, direction } = query
  useSearchKey(box)
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of Object.entries({ q: search, status, client: clientId })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [search, status, clientId])
  return (
    <Form
      ref={form}
      role="search"
      onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
      action={path}
      aria-busy={searching}
      className="no-print grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(16rem,2fr)_1fr_1fr_auto]"
    >
      <Field id="invoice-search" label={words.searchLabel} className="sm:col-span-2 lg:col-span-1">
        <Input
          ref={box}
          type="search"
          name="q"
          maxLength={200}
          placeholder={words.searchPlaceholder}
          defaultValue={search}
          aria-keyshortcuts="/"
        />
      </Field>
      {clientPicker}
      <Field id="invoice-status" label={words.status}>
        <Select name="status" options={statuses} defaultValue={status} />
      </Field>
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="direction" value={direction} />
      <div className="flex flex-wrap items-center gap-3 self-end sm:col-span-2 lg:col-span-1">
        <Button type="submit">{words.apply}</Button>
        {(search !== '' || status !== 'all' || clientId !== '') && (
          <Link to={path} className="text-link inline-flex min-h-11 items-center">
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
