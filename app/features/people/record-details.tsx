import type { ReactNode } from 'react'

/** The labelled values of a record; a value that is null is left out. */
export function RecordDetails({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-1 border-t border-ink sm:grid-cols-[11rem_1fr]">
      {rows.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div
            key={name}
            className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5"
          >
            <dt className="label pt-1 text-ink-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
