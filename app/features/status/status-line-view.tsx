import { Link } from 'react-router'
import { statusLine as copy } from '#content/status.ts'
import { StandingBadge } from './notice-badge.tsx'
import { statusPath } from './status.ts'
import type { StatusLine } from './status-line.ts'

/** Says that something does not work, with the way to what is known about it. */
export function StatusLineView({ line }: { line: StatusLine }) {
  const { standing, title, others } = line
  return (
    <section
      aria-label={copy.title}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3"
    >
      <StandingBadge standing={standing} />
      <p className="min-w-0 wrap-anywhere">
        {title}
        {others > 0 && <span className="text-ink-muted"> {copy.and(others)}</span>}
      </p>
      <Link to={statusPath} className="text-link ms-auto text-small">
        {copy.more}
      </Link>
    </section>
  )
}
