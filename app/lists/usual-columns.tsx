import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'

type Titled = { id: string; title: string }

/** The title of a record, which leads to its page. @param path that of the list */
export const titleColumn = (path: string) => ({
  key: 'title' as const,
  sort: true as const,
  cell: ({ id, title }: Titled) => (
    <Link to={`${path}/${id}`} className="text-link block min-w-40 font-medium wrap-anywhere">
      {title}
    </Link>
  ),
})

/** A short text of a record, for example whose it is. */
export const factColumn = <Key extends string, Row>(key: Key, textOf: (row: Row) => string) => ({
  key,
  phone: 'fact' as const,
  cell: (row: Row) => <span className="block min-w-32 wrap-anywhere">{textOf(row)}</span>,
})

/** A day or a time of a record. @param look how it is shown where there is little room */
export const dayColumn = <Key extends string>(
  key: Key,
  look: { phone: 'fact' } | { brief: true },
) => ({
  key,
  sort: true as const,
  ...look,
  cell: (row: Record<Key, string>) => <Moment at={row[key]} className="whitespace-nowrap" />,
})

/** Leads to the page of a record. @param path that of the list */
export const openColumn = (
  path: string,
  copy: { open: string; openOf: (title: string) => string },
) => ({
  key: 'actions' as const,
  cell: ({ id, title }: Titled) => (
    <Link to={`${path}/${id}`} aria-label={copy.openOf(title)} className="text-link">
      {copy.open}
    </Link>
  ),
})
