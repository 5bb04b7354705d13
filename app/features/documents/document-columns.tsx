import { formatFileSize } from '#app/features/files/file.ts'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { documentList as copy } from '#content/documents.ts'
import { type DocumentRow, fileHref } from './document.ts'
import { TypeBadge } from './type-badge.tsx'

/** The columns of a list of documents; staff also see the client. */
export function documentColumns(base: string, forStaff: boolean): ListColumn<DocumentRow>[] {
  const client: ListColumn<DocumentRow> = {
    key: 'client',
    phone: 'fact',
    header: copy.columns.client,
    cell: (row) => <span className="wrap-anywhere">{row.client_name}</span>,
  }
  return withHeaders(copy.columns, [
    {
      key: 'name',
      sort: true,
      cell: (row) => (
        <>
          <Link to={`${base}/${row.id}`} className="text-link font-medium wrap-anywhere">
            {row.name}
          </Link>
          {row.version > 1 && (
            <span className="ms-2 text-small whitespace-nowrap text-ink-muted">
              {copy.version(row.version)}
            </span>
          )}
        </>
      ),
    },
    ...(forStaff ? [client] : []),
    {
      key: 'project',
      phone: forStaff ? undefined : 'fact',
      cell: (row) =>
        row.project_name === null ? (
          <Nothing>{copy.noProject}</Nothing>
        ) : (
          <span className="wrap-anywhere">{row.project_name}</span>
        ),
    },
    { key: 'type', cell: (row) => <TypeBadge mimeType={row.mime_type} /> },
    {
      key: 'file_size',
      sort: true,
      cell: (row) => <span className="whitespace-nowrap">{formatFileSize(row.file_size)}</span>,
    },
    {
      key: 'created_at',
      phone: 'fact',
      brief: forStaff,
      sort: true,
      cell: (row) => <Moment at={row.created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: (row) => (
        <a
          href={fileHref(base, row.id)}
          download
          aria-label={copy.downloadOf(row.name)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {copy.download}
        </a>
      ),
    },
  ])
}
