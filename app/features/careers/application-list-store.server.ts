import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { ApplicationListQuery } from './application-list-query.ts'

type ApplicationEb = TableEb<'job_applications', 'a'>

const lower = (column: 'a.full_name' | 'a.email' | 'a.job_title') => (eb: ApplicationEb) =>
  eb.fn<string>('lower', [column])

// Every sort order has an index in db/migrations/0017_applications.sql.
const sorts = {
  created_at: 'a.created_at',
  full_name: lower('a.full_name'),
  email: lower('a.email'),
  job_title: lower('a.job_title'),
  status: 'a.status',
} as const

export const applicationSource = ({ job, status }: ApplicationListQuery) =>
  listSource({
    table: db.selectFrom('job_applications as a'),
    as: 'a',
    filters: (eb) => [
      ...(job ? [eb('a.job', '=', job)] : []),
      ...(status ? [eb('a.status', '=', status)] : []),
    ],
    rows: (from) =>
      from.select((eb) => [
        ...(['a.id', 'a.job', 'a.job_title', 'a.full_name', 'a.email', 'a.status'] as const),
        iso(eb.ref('a.created_at')).as('created_at'),
      ]),
    sorts,
  })
