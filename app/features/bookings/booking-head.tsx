import { MrzLine } from '#app/ui/mrz-line.tsx'
import { bookPage as copy } from '#content/bookings.ts'

/** The heading and details above the calendar. */
export function BookingHead() {
  const [first, second] = copy.title
  return (
    <section className="frame pt-12 pb-10 md:pt-20 md:pb-14">
      <MrzLine text={copy.mrz} className="mb-6" />
      <div className="grid grid-cols-1 items-end gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="display text-title">
            {first} <span className="accent">{second}</span>
          </h1>
          <p className="mt-6 max-w-[52ch] text-lead text-ink-muted">{copy.text}</p>
        </div>
        <dl className="border-t border-ink lg:col-span-5">
          {copy.details.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
            >
              <dt className="label text-ink-muted">{name}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
