import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'

type ListFiltersProps = {
  /** The list's address; the ids of the controls begin with it too. */
  path: string
  id: string
  search: string
  words: { label: string; placeholder: string; apply: string; clear: string }
  selects?: {
    name: string
    label: string
    value: string
    options: readonly { value: string; label: string }[]
  }[]
  /** The rest of the list's state, which a new search keeps. */
  kept?: Record<string, string | undefined>
  /** Whether search or filters are active. */
  narrowed: boolean
  children?: ReactNode
}

/** Search and filters of a list. A plain GET form: the state of the list is in the address. */
export function ListFilters(props: ListFiltersProps) {
  const { path, id, search, words, selects = [], kept = {}, narrowed, children } = props
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const box = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const state = JSON.stringify([['q', search], ...selects.map(({ name, value }) => [name, value])])
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of JSON.parse(state) as [string, string][]) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [state])
  useSearchKey(box)
  return (
    <Form
      ref={form}
      role="search"
      action={path}
      aria-busy={searching}
      className="no-print flex flex-wrap items-end gap-4"
    >
      <Field id={`${id}-search`} label={words.label} className="grow basis-72">
        <Input
          ref={box}
          type="search"
          name="q"
          maxLength={200}
          placeholder={words.placeholder}
          defaultValue={search}
          aria-keyshortcuts="/"
        />
      </Field>
      {selects.map(({ name, label, value, options }) => (
        <Field key={name} id={`${id}-${name}`} label={label} className="grow basis-36 sm:max-w-64">
          <Select
            name={name}
            options={options}
            defaultValue={value}
            onChange={(event) => submit(event.currentTarget.form)}
          />
        </Field>
      ))}
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={children ? 'secondary' : 'primary'}>
          {words.apply}
        </Button>
        {narrowed && (
          <Link to={path} className="text-link inline-flex min-h-11 items-center">
            {words.clear}
          </Link>
        )}
        {children}
      </div>
    </Form>
  )
}
