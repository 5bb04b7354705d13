import type { ReactNode } from 'react'

type BookingDetailsProps = { rows: { name: string; value: ReactNode }[]; className?: string }

/** The details of a booking, as names and values. */
export function BookingDetails({ rows, className }: BookingDetailsProps) {
  return (
    <dl className={`border-t border-ink ${className ?? ''}`}>
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="label pt-1 text-ink-muted">{name}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
