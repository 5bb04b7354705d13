import { Link } from 'react-router'
import { formatFileSize, typeBadge } from '#app/features/files/file.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { projectPage } from '#content/engagements.ts'
import type { ProjectFile } from './engagement.ts'

const { files: copy } = projectPage

/** The files of a project, newest first, each a link to its own page. */
export function ProjectFiles({ files, more }: { files: ProjectFile[]; more: boolean }) {
  return (
    <section aria-labelledby="files" className="min-w-0">
      <h2 id="files" className="headline text-heading">
        {copy.title}
      </h2>
      {files.length === 0 ? (
        <p className="mt-3 text-ink-muted">{copy.empty}</p>
      ) : (
        <ul className="mt-4 border-t border-ink">
          {files.map((file) => (
            <li key={file.id} className="border-b border-line py-3">
              <Link
                to={`/dashboard/documents/${file.id}`}
                prefetch="intent"
                className="text-link wrap-anywhere"
              >
                {file.name}
              </Link>
              <p className="label mt-1 text-ink-muted">
                {typeBadge(file.mime_type)} · {formatFileSize(file.file_size)} ·{' '}
                <Moment at={file.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {more && <p className="mt-3 text-small text-ink-muted">{copy.more}</p>}
      <Link
        to="/dashboard/documents"
        className="text-link mt-4 inline-flex min-h-9 items-center text-small"
      >
        {copy.all}
      </Link>
    </section>
  )
}
