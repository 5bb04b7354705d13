import { formatFileSize } from '#app/features/files/file.ts'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { documentPage as copy, documentList } from '#content/documents.ts'
import { type Document, type DocumentVersion, fileHref } from './document.ts'
import { TypeBadge } from './type-badge.tsx'

const headers = copy.versionColumns

type DocumentVersionsProps = {
  base: string
  document: Document
  versions: DocumentVersion[]
  forStaff: boolean
}

/** All versions, newest first, each with a download link. */
export function DocumentVersions({ base, document, versions, forStaff }: DocumentVersionsProps) {
  const uploader: DataColumn<DocumentVersion> = {
    key: 'uploaded_by',
    header: headers.uploaded_by,
    cell: (row) => row.uploaded_by ?? '–',
  }
  const columns: DataColumn<DocumentVersion>[] = withHeaders(headers, [
    {
      key: 'version',
      cell: (row) => (
        <span className="whitespace-nowrap">
          {row.version}
          {row.version === document.version && (
            <span className="ms-2 text-small text-ink-muted">{copy.current}</span>
          )}
        </span>
      ),
    },
    {
      key: 'name',
      cell: (row) => (
        <>
          <span className="wrap-anywhere">{row.name}</span>
          {row.sha256 && (
            <details className="text-small text-ink-muted">
              <summary className="text-link min-h-6 w-fit">{copy.fingerprint}</summary>
              <code className="wrap-anywhere">{row.sha256}</code>
            </details>
          )}
        </>
      ),
    },
    { key: 'type', cell: (row) => <TypeBadge mimeType={row.mime_type} /> },
    {
      key: 'size',
      cell: (row) => <span className="whitespace-nowrap">{formatFileSize(row.file_size)}</span>,
    },
    ...(forStaff ? [uploader] : []),
    { key: 'created_at', cell: (row) => <Moment at={row.created_at} look="time" /> },
    {
      key: 'actions',
      cell: (row) => (
        <a
          href={fileHref(base, document.id, { version: row.version })}
          download
          aria-label={copy.downloadVersion(row.version)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {documentList.download}
        </a>
      ),
    },
  ])
  return (
    <section className="mt-12">
      <h2 className="headline mb-4 text-heading">{copy.versions}</h2>
      <DataTable
        caption={copy.versions}
        columns={columns}
        rows={versions}
        rowKey={(row) => String(row.version)}
      />
    </section>
  )
}
