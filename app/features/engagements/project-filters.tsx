import { useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { projectStatusLabels, projectsPage } from '#content/engagements.ts'
import { projectStatuses } from './engagement.ts'
import { type ProjectListQuery, projectSorts } from './engagement-list-query.ts'

const statuses = [
  { value: 'all', label: projectsPage.allStatuses },
  ...projectStatuses.map((value) => ({ value, label: projectStatusLabels[value] })),
]
const sorts = projectSorts.map((value) => ({ value, label: projectsPage.sorts[value] }))

/** Search, filter and order. A plain GET form: the list's state is the address. */
export function ProjectFilters({ query }: { query: ProjectListQuery }) {
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useSearchKey(box)
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    const state = { q: query.search, status: query.status, sort: query.sort }
    for (const [name, value] of Object.entries(state)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [query.search, query.status, query.sort])
  const submitForm = (event: { currentTarget: { form: HTMLFormElement | null } }) =>
    submit(event.currentTarget.form)
  return (
    <Form
      ref={form}
      role="search"
      action="/dashboard"
      aria-busy={searching}
      className="no-print mb-8 grid grid-cols-[auto_1fr] items-end sm:grid-cols-2 gap-4 lg:grid-cols-[minmax(16rem,2fr)_1fr_1fr_auto]"
    >
      <Field
        id="project-search"
        label={projectsPage.searchLabel}
        className="col-span-2 lg:col-span-1"
      >
        <Input
          ref={box}
          type="search"
          aria-keyshortcuts="/"
          name="q"
          maxLength={200}
          placeholder={projectsPage.searchPlaceholder}
          defaultValue={query.search}
        />
      </Field>
      <PhoneFold label={projectsPage.more} open={query.status !== 'all'}>
        <Field id="project-status" label={projectsPage.status}>
          <Select
            name="status"
            options={statuses}
            defaultValue={query.status}
            onChange={submitForm}
          />
        </Field>
        <Field id="project-sort" label={projectsPage.sort}>
          <Select name="sort" options={sorts} defaultValue={query.sort} onChange={submitForm} />
        </Field>
      </PhoneFold>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2 lg:col-span-1">
        <Button type="submit">{projectsPage.apply}</Button>
        {(query.search !== '' || query.status !== 'all') && (
          <Link to="/dashboard" className="text-link inline-flex min-h-11 items-center">
            {projectsPage.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
