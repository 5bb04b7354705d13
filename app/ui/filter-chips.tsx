import { Link } from '#app/ui/link.tsx'

export type Chip = { slug: string; name: string; href: string; chosen: boolean }

type FilterChipsProps = {
  label: string
  chips: readonly Chip[]
  /** Read by screen readers after the name of a selected chip. */
  chosenText: string
}

/** Filter options that are links: they work without a script, and selecting one again removes it. */
export function FilterChips({ label, chips, chosenText }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <div className="grid grid-cols-1 items-baseline gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[8rem_minmax(0,1fr)]">
      <h2 className="label text-ink-muted">{label}</h2>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {chips.map(({ slug, name, href, chosen }) => (
          <li key={slug}>
            <Link
              to={href}
              preventScrollReset
              aria-current={chosen || undefined}
              className="inline-flex min-h-9 items-center rounded-paper border border-line-strong px-3 py-1 text-small no-underline hover:border-ink aria-[current]:border-navy aria-[current]:bg-navy aria-[current]:text-paper"
            >
              {name}
              {chosen && (
                <>
                  <span aria-hidden="true" className="ms-2">
                    ×
                  </span>
                  <span className="sr-only">, {chosenText}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
