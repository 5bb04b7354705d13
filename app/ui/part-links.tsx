import { Link } from '#app/ui/link.tsx'

type PartLinksProps<Key extends string> = {
  label: string
  parts: readonly { key: Key; to: string; label: string }[]
  selected: Key
}

/** The lists of one area, beside their heading. */
export function PartLinks<Key extends string>({ label, parts, selected }: PartLinksProps<Key>) {
  return (
    <nav
      aria-label={label}
      className="no-print flex flex-wrap gap-x-5 max-sm:gap-x-3.5 max-sm:text-small lg:shrink-0 lg:flex-nowrap"
    >
      {parts.map(({ key, to, label }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === selected ? 'page' : undefined}
          className="inline-flex min-h-9 whitespace-nowrap items-center border-b-2 border-transparent text-ink-muted no-underline hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
