import type { ReactNode } from 'react'

/** A name and its value. */
export type DetailRow = [name: string, value: ReactNode]

/** The values of a record below each other, each beside its name; on a phone below it. Line breaks are kept. */
export function DetailRows({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-[11rem_1fr]">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5"
        >
          <dt className="label pt-1 wrap-anywhere text-ink-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
