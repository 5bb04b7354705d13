import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { Role } from '#app/platform/actor.ts'
import { Link } from '#app/ui/link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { invitationCopy, invitationsPage } from '#content/invitations.ts'
import { type InvitationRow, rolesBelow } from './invitation.ts'
import type { InvitationListQuery } from './invitation-list-query.ts'

const { columns } = invitationsPage
const tones = { open: 'blue', used: 'verdigris', expired: 'ochre', revoked: 'ink' } as const

export type InvitationView = {
  /** The address before the id of an invitation, for its dialogs. */
  base: string
  search: string
  /** The role of the reader: staff see every client. */
  viewer: Role
  readOnly: boolean
}

type Sort = InvitationListQuery['sort']
type Column = ListColumn<InvitationRow, Sort>

/** The columns of the list; staff see the client too. */
export function invitationColumns(view: InvitationView): Column[] {
  const sorted = (key: Sort) => ({ key, sort: key })
  const forStaff: Column[] = [
    {
      key: 'client',
      header: columns.client,
      cell: (one) => <span className="block lg:min-w-32 wrap-anywhere">{one.client_name}</span>,
    },
  ]
  const actions: Column[] = [
    {
      key: 'actions',
      header: columns.actions,
      cell: (one) => <InvitationActions one={one} view={view} />,
    },
  ]
  return withHeaders(columns, [
    {
      ...sorted('email'),
      cell: (one) => (
        <span className="block lg:min-w-52 font-medium wrap-anywhere">{one.email}</span>
      ),
    },
    {
      ...sorted('role'),
      cell: (one) => <span className="whitespace-nowrap">{invitationsPage.roles[one.role]}</span>,
    },
    ...(view.viewer === 'admin' ? forStaff : []),
    {
      key: 'status',
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{invitationCopy.status[status]}</StatusBadge>
      ),
    },
    {
      key: 'invited_by',
      cell: (one) => (
        <span className="block lg:min-w-32 wrap-anywhere">
          {one.invited_by_name ?? invitationsPage.ourStaff}
        </span>
      ),
    },
    { ...sorted('created_at'), cell: (one) => <Day at={one.created_at} /> },
    {
      key: 'until',
      cell: (one) =>
        one.used_at ? (
          <span className="whitespace-nowrap">
            {invitationsPage.usedOn} <Moment at={one.used_at} />
          </span>
        ) : (
          <Day at={one.expires_at} />
        ),
    },
    ...(view.readOnly ? [] : actions),
  ])
}

function Day({ at }: { at: string }) {
  return <Moment at={at} className="whitespace-nowrap" />
}

function InvitationActions({ one, view }: { one: InvitationRow; view: InvitationView }) {
  const isUnused = one.status === 'open' || one.status === 'expired'
  if (!isUnused || !rolesBelow(view.viewer).includes(one.role))
    return <span className="text-ink-muted">{invitationsPage.none}</span>
  const link = (what: 'resend' | 'revoke', label: string) => (
    <Link
      to={`${view.base}/${one.id}/${what}${view.search}`}
      preventScrollReset
      aria-label={label}
      className="text-link inline-flex min-h-6 items-center whitespace-nowrap"
    >
      {invitationsPage[what]}
    </Link>
  )
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {link('resend', invitationsPage.resendOf(one.email))}
      {link('revoke', invitationsPage.revokeOf(one.email))}
    </span>
  )
}
