import { formatFileSize } from '#app/features/files/file.ts'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { portalRequest as copy } from '#content/client-requests.ts'
import type { RequestLine } from './client-request.ts'

type GivenPartsProps = {
  line: RequestLine
  /** The address of the documents on this side. */
  documents: string
}

/** What was given for a line: its documents or its answer, by whom and when. */
export function GivenParts({ line, documents }: GivenPartsProps) {
  const { files, answer, given_at: at, given_by_name: by } = line
  if (!at) return null
  return (
    <>
      {files.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {files.map(({ id, name, size, version }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3">
              <Link to={`${documents}/${id}`} className="text-link min-w-0 wrap-anywhere">
                {name}
              </Link>
              <span className="text-small text-ink-muted">
                {formatFileSize(size)}
                {version > 1 && ` · ${copy.version(version)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <p className="prose-measure mt-3 wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={answer} />
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-3 text-small text-ink-muted">
        {by && <span>{copy.given(by)}</span>}
        <Moment at={at} look="time" />
      </p>
    </>
  )
}
