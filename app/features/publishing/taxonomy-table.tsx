import { Link, useNavigation } from 'react-router'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { ArrowDown, ArrowUp } from '#app/ui/icons.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { taxonomyPage as copy } from '#content/taxonomy.ts'
import {
  mostCounted,
  type Taxonomy,
  type TermMove,
  type TermRow,
  taxonomyPath,
} from './taxonomy.ts'

const arrow =
  'grid size-9 place-items-center rounded-paper border border-line-strong hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

/** The terms in the order of the filters; each row has its buttons. */
export function TermTable({ taxonomy, terms }: { taxonomy: Taxonomy; terms: TermRow[] }) {
  const path = taxonomyPath[taxonomy]
  const moving = useNavigation().formData?.get('id')
  const place = new Map(terms.map(({ id }, index) => [id, index]))
  const form = (id: string) => ({
    method: 'post' as const,
    action: path,
    replace: true,
    preventScrollReset: true,
    'aria-busy': moving === id,
  })
  const columns: DataColumn<TermRow>[] = withHeaders(copy.columns, [
    {
      key: 'order',
      cell: ({ id, name }) => (
        <Form {...form(id)} className="flex gap-2">
          <input type="hidden" name="id" value={id} />
          <Arrow move="up" label={copy.up(name)} isOff={place.get(id) === 0} />
          <Arrow move="down" label={copy.down(name)} isOff={place.get(id) === terms.length - 1} />
        </Form>
      ),
    },
    {
      key: 'name',
      cell: ({ name, slug }) => (
        <span className="block min-w-32 sm:min-w-48">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block font-mono text-small wrap-anywhere text-ink-muted">{slug}</span>
        </span>
      ),
    },
    { key: 'used', cell: ({ used }) => copy.used(used, used === mostCounted) },
    {
      key: 'state',
      cell: ({ is_active }) => (
        <StatusBadge tone={is_active ? 'verdigris' : 'ink'}>
          {is_active ? copy.active : copy.inactive}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      cell: ({ id, name, is_active }) => (
        <Form {...form(id)} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <input type="hidden" name="id" value={id} />
          <Link
            to={`${path}?edit=${id}`}
            preventScrollReset
            aria-label={copy.editOf(name)}
            className="text-link inline-flex min-h-9 items-center text-small"
          >
            {copy.edit}
          </Link>
          <button
            type="submit"
            name="move"
            value={is_active ? 'off' : 'on'}
            aria-label={is_active ? copy.turnOffOf(name) : copy.turnOnOf(name)}
            className="text-link min-h-9 text-small"
          >
            {is_active ? copy.turnOff : copy.turnOn}
          </button>
          <Link
            to={`${path}?delete=${id}`}
            preventScrollReset
            aria-label={copy.removeOf(name)}
            className="inline-flex min-h-9 items-center text-small text-vermilion underline underline-offset-4"
          >
            {copy.remove}
          </Link>
        </Form>
      ),
    },
  ])
  return (
    <DataTable
      caption={copy.caption(taxonomy)}
      columns={columns}
      rows={terms}
      rowKey={({ id }) => id}
    />
  )
}

/**
 * A button that moves a term. At either end of the list it is disabled by aria-disabled only, so
 * that it keeps the focus.
 */
function Arrow({ move, label, isOff }: { move: TermMove; label: string; isOff: boolean }) {
  const Icon = move === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="submit"
      name="move"
      value={move}
      aria-label={label}
      aria-disabled={isOff || undefined}
      className={arrow}
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  )
}
