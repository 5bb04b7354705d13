import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { UserListQuery } from './user-list-query.ts'
import { withClient } from './user-store.server.ts'

export const userSource = ({ role, state, client }: UserListQuery) =>
  listSource({
    table: db.selectFrom('profiles as p'),
    as: 'p',
    filters: (eb) => [
      ...(role === 'all' ? [] : [eb('p.role', '=', role)]),
      ...(state === 'unverified' ? [eb.not('p.verified')] : []),
      ...(state === 'deactivated' ? [eb('p.deactivated_at', 'is not', null)] : []),
      ...(client ? [eb('p.client_id', '=', client)] : []),
    ],
    rows: withClient,
    // Each is the first column of an index in db/migrations.
    sorts: {
      created_at: 'p.created_at',
      full_name: (eb) => eb.fn<string>('lower', ['p.full_name']),
      email: 'p.email',
      role: 'p.role',
      client: (eb) => eb.fn<string>('lower', ['p.client_name']),
    },
    // The expression of the index profiles_search.
    text: (eb) => sql`lower(${eb.ref('p.full_name')} || ' ' || ${eb.ref('p.email')})`,
  })
