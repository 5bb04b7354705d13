import { useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { leadSources, leadStatuses } from './lead.ts'
import { isNarrowed, type LeadListQuery, leadPlaces } from './lead-list-query.ts'

const sources = [
  ...leadSources.map((value) => ({ value, label: leadLabels.source[value] })),
  { value: 'all', label: leadsPage.allSources },
]
const statuses = [
  { value: 'all', label: leadsPage.allStatuses },
  ...leadStatuses.map((value) => ({ value, label: leadLabels.status[value] })),
]

/** Search and filters. A plain GET form: the list's state is the address. */
export function LeadFilters({ query }: { query: LeadListQuery }) {
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const box = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of Object.entries({
      q: query.search,
      source: query.source,
      status: query.status,
    })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [query.search, query.source, query.status])
  useSearchKey(box)
  const { path } = leadPlaces[query.place]
  return (
    <Form
      ref={form}
      role="search"
      action={path}
      aria-busy={searching}
      className="no-print grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(18rem,2fr)_1fr_1fr_auto]"
    >
      <Field id="lead-search" label={leadsPage.searchLabel} className="sm:col-span-2 lg:col-span-1">
        <Input
          ref={box}
          type="search"
          name="q"
          maxLength={200}
          placeholder={leadsPage.searchPlaceholder}
          defaultValue={query.search}
          aria-keyshortcuts="/"
        />
      </Field>
      <Field id="lead-source" label={leadsPage.source}>
        <Select
          name="source"
          options={sources}
          defaultValue={query.source}
          onChange={(event) => submit(event.currentTarget.form)}
        />
      </Field>
      <Field id="lead-status" label={leadsPage.status}>
        <Select
          name="status"
          options={statuses}
          defaultValue={query.status}
          onChange={(event) => submit(event.currentTarget.form)}
        />
      </Field>
      <input type="hidden" name="sort" value={query.sort} />
      <input type="hidden" name="direction" value={query.direction} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2 lg:col-span-1">
        <Button type="submit">{leadsPage.apply}</Button>
        {isNarrowed(query) && (
          <Link to={path} className="text-link inline-flex min-h-11 items-center">
            {leadsPage.clear}
          </Link>
        )}
        <ButtonAnchor href={exportHref(query)} variant="secondary" download>
          {leadsPage.exportCsv}
        </ButtonAnchor>
      </div>
    </Form>
  )
}

function exportHref({ search, source, status }: LeadListQuery): string {
  return `/lead_admin/leads/export.csv?${new URLSearchParams({ q: search, source, status })}`
}
