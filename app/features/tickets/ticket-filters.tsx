import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { ticketCopy } from '#content/tickets.ts'

const { filters } = ticketCopy

type Choice = {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}
type TicketFiltersProps = {
  action: string
  search: { value: string; label: string; placeholder: string }
  choices: readonly Choice[]
  /** State that the fields do not show. */
  hidden: Record<string, string>
  isNarrowed: boolean
  /** Another choice than the usual one is made. */
  isChosen: boolean
  /** Further controls. */
  children?: ReactNode
}

/** Search and filters. A plain GET form: the list's state is the address. */
export function TicketFilters(props: TicketFiltersProps) {
  const { action, search, choices, hidden, isNarrowed, isChosen, children } = props
  const submit = useSubmit()
  const searching = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useSearchKey(box)
  const values = JSON.stringify({
    q: search.value,
    ...Object.fromEntries(choices.map(({ name, value }) => [name, value])),
  })
  useEffect(() => {
    // The back button changes the address without this form; the fields follow and keep the focus.
    for (const [name, value] of Object.entries(JSON.parse(values) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
  }, [values])
  return (
    <Form
      ref={form}
      role="search"
      onChange={({ target, currentTarget }) =>
        target instanceof HTMLSelectElement && submit(currentTarget)
      }
      action={action}
      aria-busy={searching}
      className="no-print grid grid-cols-[auto_1fr] items-start sm:grid-cols-2 gap-4 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
    >
      <Field id="ticket-search" label={search.label} className="col-span-2">
        <Input
          ref={box}
          aria-keyshortcuts="/"
          type="search"
          name="q"
          maxLength={200}
          placeholder={search.placeholder}
          defaultValue={search.value}
        />
      </Field>
      <PhoneFold label={filters.more} open={isChosen}>
        {choices.map(({ name, label, value, options }) => (
          <Field key={name} id={`ticket-${name}`} label={label}>
            <Select name={name} options={options} defaultValue={value} />
          </Field>
        ))}
        {children}
      </PhoneFold>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-4 self-end">
        <Button type="submit">{filters.search}</Button>
        {isNarrowed && (
          <Link to={action} className="text-link inline-flex min-h-11 items-center">
            {filters.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

/** A value and its word, for each. */
export function optionsOf<T extends string>(
  labels: Readonly<Record<T, string>>,
  first?: { value: string; label: string },
) {
  const rest = Object.entries<string>(labels).map(([value, label]) => ({ value, label }))
  return first ? [first, ...rest] : rest
}
