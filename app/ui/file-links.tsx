import { Paperclip } from '#app/ui/icons.tsx'

type FileLinksProps = {
  label: string
  /** The address before the id of a file. */
  path: string
  files: readonly { id: string; name: string; size: number }[]
  formatSize(bytes: number): string
  /** Names the download for screen readers. */
  download(name: string, size: string): string
}

/** The files of a message. */
export function FileLinks({ label, path, files, formatSize, download }: FileLinksProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label={label} className="mt-3 grid gap-1">
      {files.map(({ id, name, size }) => (
        <li key={id} className="flex items-start gap-2 text-small">
          <Paperclip aria-hidden="true" size={14} className="mt-1 shrink-0 text-ink-muted" />
          <a
            href={`${path}/${id}`}
            download
            aria-label={download(name, formatSize(size))}
            className="text-link min-w-0 wrap-anywhere"
          >
            {name}
          </a>
          <span className="shrink-0 text-ink-muted">{formatSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}
