import { Link } from '#app/ui/link.tsx'

type PaginationProps = {
  label: string
  previous: { label: string; href: string | null }
  next: { label: string; href: string | null }
  /** For example "Page 2 of 7", written by the caller. */
  position?: string
}

export function Pagination({ label, previous, next, position }: PaginationProps) {
  const step = ({ label: text, href }: { label: string; href: string | null }, rel: string) =>
    href ? (
      <Link to={href} rel={rel} className="text-link inline-flex min-h-11 items-center">
        {text}
      </Link>
    ) : (
      <span className="inline-flex min-h-11 items-center text-ink-muted" aria-disabled="true">
        {text}
      </span>
    )
  return (
    <nav
      aria-label={label}
      className="mt-6 flex items-center justify-between gap-4 border-t border-line pt-3"
    >
      {step(previous, 'prev')}
      {position && <span className="label text-ink-muted">{position}</span>}
      {step(next, 'next')}
    </nav>
  )
}
