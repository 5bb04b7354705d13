import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { audienceLabels, publicationsPage } from '#content/publishing.ts'
import { adminPath, type Kind, type PublicationRow } from './publication.ts'
import { PublicationStatusBadge } from './publication-status-badge.tsx'

/** The columns of the list of one kind. */
export function publicationColumns(kind: Kind): ListColumn<PublicationRow>[] {
  const copy = publicationsPage[kind]
  const path = adminPath[kind]
  return withHeaders(copy.columns, [
    {
      key: 'title',
      sort: true,
      cell: ({ id, title, slug }) => (
        <span className="block min-w-32 sm:min-w-48">
          <Link to={`${path}/${id}`} className="text-link font-medium wrap-anywhere">
            {title}
          </Link>
          <span className="block font-mono text-small wrap-anywhere text-ink-muted">{slug}</span>
        </span>
      ),
    },
    {
      key: 'filed',
      phone: 'fact',
      header: copy.filed,
      cell: ({ filed, audience }) => filed ?? (audience && audienceLabels[audience]),
    },
    { key: 'state', cell: ({ state }) => <PublicationStatusBadge state={state} /> },
    {
      key: 'from',
      brief: true,
      cell: ({ state, visible_from }) => {
        if (state === 'draft') return copy.hidden
        return visible_from ? <Moment at={visible_from} look="time" /> : copy.always
      },
    },
    {
      key: 'updated',
      brief: true,
      phone: 'fact',
      cell: ({ updated_at }) => <Day of={updated_at} />,
    },
    {
      key: 'created_at',
      brief: true,
      sort: true,
      cell: ({ created_at }) => <Day of={created_at} />,
    },
    {
      key: 'actions',
      cell: ({ id, title }) => (
        <Link to={`${path}/${id}`} aria-label={copy.editOf(title)} className="text-link">
          {copy.edit}
        </Link>
      ),
    },
  ])
}

function Day({ of }: { of: string }) {
  return <Moment at={of} className="xl:whitespace-nowrap" />
}
