import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { InvitationListQuery } from './invitation-list-query.ts'
import { isOpen, withNames } from './invitation-store.server.ts'

export const invitationSource = ({ status, client }: InvitationListQuery, now: Date) =>
  listSource({
    table: db.selectFrom('client_invitations as i'),
    as: 'i',
    filters: (eb) => [
      ...(status === 'all' ? [] : [states[status](eb, now)]),
      // Staff's lists name the role, so that PostgreSQL takes the index for all clients.
      client ? eb('i.client_id', '=', client) : sql<boolean>`${eb.ref('i.role')} <> ''`,
    ],
    rows: withNames(now),
    // Each is the first column of an index in db/migrations.
    sorts: { created_at: 'i.created_at', email: 'i.email', role: 'i.role' },
    text: (eb) => eb.ref('i.email'),
  })

type Eb = TableEb<'client_invitations', 'i'>
const states = {
  open: (_: Eb, now: Date) => isOpen(now),
  expired: (eb: Eb, now: Date) =>
    eb.and([
      ...[eb('i.used_at', 'is', null), eb('i.revoked_at', 'is', null)],
      eb('i.expires_at', '<=', now.toISOString()),
    ]),
  used: (eb: Eb) => eb('i.used_at', 'is not', null),
  revoked: (eb: Eb) => eb.and([eb('i.used_at', 'is', null), eb('i.revoked_at', 'is not', null)]),
}
