import { Link } from 'react-router'

type Part = { id: string; title: string }

/** The parts of a page of proofs, as links. */
export function PageContents({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print mb-10">
      <h2 id="contents" className="label border-b border-ink pb-2 text-ink-muted">
        {title}
      </h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id} className="border-b border-line">
            <a
              href={`#${part.id}`}
              className="flex min-h-9 items-center py-1.5 text-[0.9375rem] no-underline hover:text-vermilion"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A file to take away; `isPage` is a page of the site, where there is more. */
type Entry = { to: string; label: string; note: string; isPage?: boolean }
type PageFilesProps = { title: string; text: string; files: readonly Entry[] }

/** What can be taken away, below the contents of the page. */
export function PageFiles({ title, text, files }: PageFilesProps) {
  return (
    <section aria-labelledby="downloads" className="no-print">
      <h2 id="downloads" className="headline text-heading">
        {title}
      </h2>
      <p className="mt-1 text-small text-ink-muted">{text}</p>
      <ul className="mt-3 border-t border-ink">
        {files.map(({ to, label, note, isPage }) => (
          <li key={to} className="border-b border-line py-3">
            {isPage ? (
              <Link to={to} className={link}>
                {label}
              </Link>
            ) : (
              <a href={to} className={link}>
                {label}
              </a>
            )}
            <p className="text-small text-ink-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const link = 'text-link inline-flex min-h-6 items-center'
