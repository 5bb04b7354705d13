import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { ClientListQuery } from './client-list-query.ts'
import { clientColumns, clientText } from './client-store.server.ts'

export const clientSource = ({ status }: ClientListQuery) =>
  listSource({
    table: db.selectFrom('clients as c'),
    as: 'c',
    filters: (eb) => (status === 'all' ? [] : [eb('c.status', '=', status)]),
    rows: (from) => from.select(clientColumns),
    // Each is the first column of an index in db/migrations.
    sorts: {
      created_at: 'c.created_at',
      name: (eb) => eb.fn<string>('lower', ['c.name']),
      company_name: (eb) => sql`lower(coalesce(${eb.ref('c.company_name')}, ''))`,
      contact_email: (eb) => sql`lower(coalesce(${eb.ref('c.contact_email')}, ''))`,
      status: 'c.status',
      // As text of one length, which orders like the number.
      user_count: (eb) => sql`lpad(${eb.ref('c.user_count')}::text, 10, '0')`,
    },
    text: clientText,
  })
