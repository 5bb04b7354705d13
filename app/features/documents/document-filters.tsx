import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { documentList as words } from '#content/documents.ts'
import type { Choice } from './document.ts'
import type { DocumentListQuery } from './document-list-query.ts'

type DocumentFiltersProps = {
  base: string
  query: DocumentListQuery
  /** Chooses a client, as a part of this form; not in the portal, where there is one. */
  clientPicker?: ReactNode
  projects: readonly Choice[]
}

const options = (all: string, choices: readonly Choice[]) => [
  { value: '', label: all },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
]

/** Search and filters. A plain GET form: the list's state is the address. */
export function DocumentFilters({ base, query, clientPicker, projects }: DocumentFiltersProps) {
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useSearchKey(box)
  const { search, client, project, sort, direction } = query
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of Object.entries({ q: search, client, project })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [search, client, project])
  const narrowed = search !== '' || project !== '' || (client !== '' && clientPicker !== undefined)
  return (
    <Form
      ref={form}
      role="search"
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLSelectElement)) return
        // A project belongs to one client.
        const projectField = currentTarget.elements.namedItem('project')
        if (target.name === 'client' && projectField instanceof HTMLSelectElement)
          projectField.value = ''
        submit(currentTarget)
      }}
      action={base}
      aria-busy={searching}
      className="no-print grid grid-cols-[auto_1fr] items-start gap-4 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      <Field id="document-search" label={words.searchLabel} className="col-span-2 lg:col-span-1">
        <Input
          ref={box}
          aria-keyshortcuts="/"
          type="search"
          name="q"
          maxLength={200}
          placeholder={words.searchPlaceholder}
          defaultValue={search}
        />
      </Field>
      {(clientPicker || projects.length > 0) && (
        <PhoneFold label={words.more} open={project !== '' || client !== ''}>
          {clientPicker}
          {projects.length > 0 && (
            <Field id="document-project" label={words.project}>
              <Select
                name="project"
                options={options(words.allProjects, projects)}
                defaultValue={project}
              />
            </Field>
          )}
        </PhoneFold>
      )}
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="direction" value={direction} />
      <div className="flex flex-wrap items-center gap-3 self-end">
        <Button type="submit">{words.apply}</Button>
        {narrowed && (
          <Link to={base} className="text-link inline-flex min-h-11 items-center">
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
