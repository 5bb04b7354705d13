import { expressionBuilder, sql } from 'kysely'
import { isOfSomebody, isTheirAddress } from '#app/features/of-whom/of-whom-service.server.ts'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { bool, exactIso, iso, text } from '#app/platform/sql-helpers.server.ts'
import type { LeadListQuery } from './lead-list-query.ts'

type LeadEb = TableEb<'leads', 'l'>

// Every sort order has an index in db/migrations/0002_leads.sql or 0152, every filter one there, in 0126, 0148, 0149 or 0151.
const sorts = {
  created_at: 'l.created_at' as const,
  full_name: (eb: LeadEb) => eb.fn<string>('lower', ['l.full_name']),
  email: (eb: LeadEb) => eb.fn<string>('lower', ['l.email']),
  company_name: (eb: LeadEb) => sql<string>`lower(coalesce(${eb.ref('l.company_name')}, ''))`,
  primary_interest: (eb: LeadEb) => sql<string>`coalesce(${eb.ref('l.primary_interest')}, '')`,
  status: ['l.status' as const, 'l.created_at' as const],
}

// Written as in the index `leads_unanswered`, which is not used otherwise.
const isUnanswered = (eb: LeadEb) => [
  eb('l.first_answered_at', 'is', null),
  eb('l.lost_reason', 'is', null),
  sql<boolean>`${eb.ref('l.status')} = 'new'`,
  sql<boolean>`${eb.ref('l.source')} not in ('application', 'newsletter')`,
]

// Written as in the index `leads_due`, which holds the usual order and what else narrows a list.
const isDue = (eb: LeadEb, today: string) => [
  eb('l.next_step_on', '<=', today),
  sql<boolean>`${eb.ref('l.status')} <> 'converted'`,
  eb('l.lost_reason', 'is', null),
]

/** Who looks at the list, and on which day. */
export type LeadReader = { userId: string; today: string }

const sourceOf = (
  { source, status, client, answer, owner, show, ...whom }: LeadListQuery,
  { userId, today }: LeadReader,
) => ({
  table: db.selectFrom('leads as l'),
  as: 'l' as const,
  filters: (eb: LeadEb) => [
    ...(isOfSomebody(whom) ? [isTheirAddress(eb.fn('lower', ['l.email']), whom)] : []),
    // Applications and subscriptions are counted by themselves on the page of a person.
    ...(isOfSomebody(whom) && source === 'all'
      ? [eb('l.source', 'not in', ['application', 'newsletter'])]
      : []),
    eb('l.spam_at', show === 'spam' ? 'is not' : 'is', null),
    ...(source === 'all' ? [] : [eb('l.source', '=', source)]),
    ...(status === 'all' ? [] : [eb('l.status', '=', status)]),
    ...(client ? [eb('l.client_id', '=', client)] : []),
    ...(answer ? isUnanswered(eb) : []),
    ...(owner === 'none' ? [eb('l.owner_id', 'is', null)] : []),
    ...(owner && owner !== 'none'
      ? [eb('l.owner_id', '=', owner === 'mine' ? userId : owner)]
      : []),
    ...(show === 'lost' ? [eb('l.lost_reason', 'is not', null)] : []),
    ...(show === 'open'
      ? [eb('l.lost_reason', 'is', null), eb('l.status', '!=', 'converted')]
      : []),
    ...(show === 'due' ? isDue(eb, today) : []),
  ],
  sorts,
  seen: (eb: LeadEb) => sql<string>`concat_ws(' ', ${eb.ref('l.status')}, ${eb.ref('l.owner_id')})`,
  isLong: true,
  // Few of all leads are due, or of one person, and they are often old ones.
  idsFirst: show === 'due' || isOfSomebody(whom),
})

const columns = [
  ...(['l.id', 'l.source', 'l.full_name', 'l.email', 'l.company_name'] as const),
  ...(['l.phone', 'l.company_size', 'l.primary_interest', 'l.status', 'l.owner_id'] as const),
  ...(['w.full_name as owner_name', 'l.next_step', 'l.lost_reason'] as const),
] as const

/** What tells the columns of a board apart. */
export const leadGroups = expressionBuilder<Schema & { l: Schema['leads'] }, 'l'>().ref('l.status')

export const leadSource = (query: LeadListQuery, reader: LeadReader) =>
  listSource({
    ...sourceOf(query, reader),
    rows: (from) =>
      from
        .leftJoin('profiles as w', 'w.user_id', 'l.owner_id')
        .select((eb) => [
          ...columns,
          text(eb.ref('l.next_step_on')).as('next_step_on'),
          bool(eb('l.first_answered_at', 'is', null)).as('is_unanswered'),
          iso(eb.ref('l.created_at')).as('created_at'),
        ]),
  })

export const leadExportSource = (query: LeadListQuery, reader: LeadReader) =>
  listSource({
    ...sourceOf(query, reader),
    rows: (from) =>
      from
        .leftJoin('profiles as w', 'w.user_id', 'l.owner_id')
        .select((eb) => [
          ...columns,
          ...(['l.message', 'l.lost_note'] as const),
          text(eb.ref('l.next_step_on')).as('next_step_on'),
          exactIso(eb.ref('l.created_at')).as('created_at'),
        ]),
  })
