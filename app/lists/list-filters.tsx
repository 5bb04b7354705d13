import { type FormEvent, type ReactNode, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { useSearchKey } from '#app/ui/use-search-key.ts'
import { lists } from '#content/lists.ts'
import { ColumnChoice } from './column-choice.tsx'
import {
  chosenSearch,
  clearHref,
  filterValue,
  isNarrowed,
  type List,
  type ListState,
  sortText,
  usualSort,
} from './list.ts'
import type { ListCopy } from './list-copy.ts'
import { lookParams } from './list-look.ts'
import { byForm, useFieldsThatFollow } from './use-fields-that-follow.ts'

type Option = { value: string; label: string }

/** The control of one filter, or of the order, which is called `sort`. */
export type ListFilter = {
  name: string
  /** Filters that mean nothing any more when this one changes. */
  resets?: readonly string[]
} & (
  | { label: string; options: readonly Option[] }
  | { label: string; kind: 'date' }
  | { control: ReactNode }
)

type ListFiltersProps = {
  list: List
  query: ListState
  copy: ListCopy
  filters: readonly ListFilter[]
  /** The columns that can be chosen, with their names, where the list is shown as a table. */
  columns?: readonly { key: string; header: string }[]
  /** Beside the button that searches. */
  children?: ReactNode
}

/** Search and filters of a list. A plain GET form: the list's state is the address. */
export function ListFilters(props: ListFiltersProps) {
  const { list, query, copy, filters, columns, children } = props
  const navigate = useNavigate()
  const searching = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useSearchKey(box)
  const prefix = list.prefix ?? ''
  const values: Record<string, string> = { ...valuesOf(list, query), sort: sortText(list, query) }
  useFieldsThatFollow(form, { q: query.search, ...values }, prefix)
  const shown = new Set(filters.map(({ name }) => name))
  const isChosen = (name: string) => values[name] !== list.filters[name]?.usual
  const kept = Object.keys(values).filter((name) =>
    name === 'sort' ? values.sort !== usualSort(list) : isChosen(name),
  )
  const active = filters.filter(({ name }) => name !== 'sort' && isChosen(name)).length
  const foldLabel = lists.fold(
    { search: Boolean(copy.searchLabel), filters: filters.length > 0 },
    active + (query.search ? 1 : 0),
  )
  const show = (from: HTMLFormElement) =>
    navigate(list.path + chosenSearch(list, new FormData(from)), { state: byForm })
  return (
    <Form
      ref={form}
      role="search"
      action={list.path}
      aria-busy={searching}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        const { target } = event
        const isColumn = target instanceof HTMLInputElement && target.type === 'checkbox'
        if (!(target instanceof HTMLSelectElement || isColumn)) return
        const changed = filters.find(({ name }) => prefix + name === target.name)
        for (const name of changed?.resets ?? []) {
          const field = event.currentTarget.elements.namedItem(prefix + name)
          if (field instanceof HTMLSelectElement) field.value = list.filters[name]?.usual ?? ''
        }
        show(event.currentTarget)
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // Sent by the browser it would name every field, also those that say nothing.
        event.preventDefault()
        show(event.currentTarget)
      }}
      className="list-filters no-print items-start gap-x-4 gap-y-3 sm:flex sm:flex-wrap lg:gap-x-3"
    >
      <PhoneFold label={foldLabel}>
        {copy.searchLabel && (
          <Field
            id={`${list.name}-search`}
            label={copy.searchLabel}
            className="grow basis-44 lg:basis-36"
          >
            <Input
              ref={box}
              type="search"
              name={`${prefix}q`}
              maxLength={200}
              placeholder={copy.searchPlaceholder}
              defaultValue={query.search}
              aria-keyshortcuts="/"
            />
          </Field>
        )}
        {filters.map((filter) => (
          <FilterControl
            key={filter.name}
            filter={filter}
            id={`${list.name}-${filter.name}`}
            prefix={prefix}
            value={values[filter.name] ?? ''}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 self-end">
          <Button type="submit" size="small">
            {lists.search}
          </Button>
          {isNarrowed(list, query) && (
            <Link
              to={clearHref(list, query)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {lists.clear}
            </Link>
          )}
          {columns && <ColumnChoice list={list} query={query} columns={columns} />}
          {children}
        </div>
      </PhoneFold>
      {kept.map(
        (name) =>
          !shown.has(name) && (
            <input key={name} type="hidden" name={prefix + name} value={values[name]} />
          ),
      )}
      {lookParams(list, query, columns ? { columns: null } : {}).map(([name, value]) => (
        <input key={name} type="hidden" name={prefix + name} value={value} />
      ))}
      {query.kept?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  )
}

type FilterControlProps = { filter: ListFilter; id: string; prefix: string; value: string }

function FilterControl({ filter, id, prefix, value }: FilterControlProps) {
  if ('control' in filter)
    return (
      <div className="grow sm:max-w-72 lg:min-w-0 lg:basis-32 lg:[&>div]:min-w-0">
        {filter.control}
      </div>
    )
  const name = prefix + filter.name
  return (
    <Field id={id} label={filter.label} className="grow sm:min-w-28 sm:max-w-56 lg:basis-32">
      {'options' in filter ? (
        <Select name={name} options={withChosen(filter.options, value)} defaultValue={value} />
      ) : (
        <Input type="date" name={name} defaultValue={value} />
      )}
    </Field>
  )
}

/** The options with the one that is chosen, which may be an order in its unusual direction. */
function withChosen(options: readonly Option[], value: string): readonly Option[] {
  if (options.some((option) => option.value === value)) return options
  const order = options.find((option) => option.value === value.split('.')[0])
  return [...options, { value, label: order ? lists.reversed(order.label) : value }]
}

const valuesOf = (list: List, query: ListState): Record<string, string> =>
  Object.fromEntries(Object.keys(list.filters).map((name) => [name, filterValue(query, name)]))
