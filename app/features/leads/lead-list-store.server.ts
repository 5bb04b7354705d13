import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, iso } from '#app/platform/sql-helpers.server.ts'
import type { LeadListQuery } from './lead-list-query.ts'

type LeadEb = TableEb<'leads', 'l'>

// Every sort order has an index in db/migrations/0002_leads.sql.
const sorts = {
  created_at: 'l.created_at',
  full_name: (eb: LeadEb) => eb.fn<string>('lower', ['l.full_name']),
  email: (eb: LeadEb) => eb.fn<string>('lower', ['l.email']),
  company_name: (eb: LeadEb) => sql<string>`lower(coalesce(${eb.ref('l.company_name')}, ''))`,
  primary_interest: (eb: LeadEb) => sql<string>`coalesce(${eb.ref('l.primary_interest')}, '')`,
  status: 'l.status',
} as const

// Written as in the index `leads_unanswered`, which is not used otherwise.
const isUnanswered = (eb: LeadEb) => [
  eb('l.first_answered_at', 'is', null),
  sql<boolean>`${eb.ref('l.status')} = 'new'`,
  sql<boolean>`${eb.ref('l.source')} not in ('application', 'newsletter')`,
]

const sourceOf = ({ source, status, client, answer }: LeadListQuery) => ({
  table: db.selectFrom('leads as l'),
  as: 'l' as const,
  filters: (eb: LeadEb) => [
    ...(source === 'all' ? [] : [eb('l.source', '=', source)]),
    ...(status === 'all' ? [] : [eb('l.status', '=', status)]),
    ...(client ? [eb('l.client_id', '=', client)] : []),
    ...(answer ? isUnanswered(eb) : []),
  ],
  sorts,
  isLong: true,
})

const columns = [
  ...(['l.id', 'l.source', 'l.full_name', 'l.email', 'l.company_name'] as const),
  ...(['l.primary_interest', 'l.status'] as const),
] as const

export const leadSource = (query: LeadListQuery) =>
  listSource({
    ...sourceOf(query),
    rows: (from) => from.select((eb) => [...columns, iso(eb.ref('l.created_at')).as('created_at')]),
  })

export const leadExportSource = (query: LeadListQuery) =>
  listSource({
    ...sourceOf(query),
    rows: (from) =>
      from.select((eb) => [
        ...columns,
        ...(['l.phone', 'l.company_size', 'l.message'] as const),
        exactIso(eb.ref('l.created_at')).as('created_at'),
      ]),
  })
