import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { commentMails, adminComments as copy } from '#content/comments.ts'
import { type CommentRow, linkToComment, panelPageOf } from './comment.ts'
import { type AdminCommentQuery, adminCommentList as list } from './comment-list-query.ts'

type AdminCommentListProps = ListRows<CommentRow> & {
  query: AdminCommentQuery
  clientPicker: ReactNode
}

/** What is said about the records of all clients, as staff see it. */
export function AdminCommentList({ clientPicker, ...page }: AdminCommentListProps) {
  return (
    <ListPage
      {...page}
      list={list}
      copy={copy}
      as={{ columns }}
      filters={[
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'client', control: clientPicker },
      ]}
    />
  )
}

const columns: ListColumn<CommentRow, 'created_at'>[] = withHeaders(copy.columns, [
  {
    key: 'comment',
    cell: ({ id, page, beginning }) => (
      <Link
        to={linkToComment(panelPageOf(page), id)}
        className="text-link line-clamp-1 min-w-36 font-medium wrap-anywhere"
      >
        {beginning}
      </Link>
    ),
  },
  {
    key: 'waits',
    header: copy.waits,
    cell: ({ waits, internal }) =>
      internal ? (
        <StatusBadge tone="blue">{copy.internal}</StatusBadge>
      ) : (
        waits && <StatusBadge tone="ochre">{copy.waits}</StatusBadge>
      ),
  },
  {
    key: 'about',
    phone: 'fact',
    cell: ({ kind, about }) => (
      <span className="line-clamp-1 min-w-28 wrap-anywhere">
        {commentMails.fields[kind]} · {about}
      </span>
    ),
  },
  {
    key: 'client',
    phone: 'fact',
    cell: ({ client_name }) => (
      <span className="line-clamp-1 min-w-24 wrap-anywhere">{client_name}</span>
    ),
  },
  {
    key: 'author',
    shown: 'wide',
    cell: ({ author_name: name }) => <span className="line-clamp-1 wrap-anywhere">{name}</span>,
  },
  {
    key: 'created_at',
    sort: true,
    brief: true,
    cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
  },
])
