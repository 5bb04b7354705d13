import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { containing, keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import {
  type SubscriberListQuery,
  type SubscriberRow,
  subscribersPerPage,
} from './subscriber-list-query.ts'

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
const rowOf = sql`s.id, s.email, s.state, s.consent_page, ${iso(sql`s.confirmed_at`)} as confirmed_at,
  ${iso(sql`s.created_at`)} as created_at`

function matching({ state, search }: SubscriberListQuery): SQL {
  const ofState = state === 'all' ? sql`true` : sql`s.state = ${state}`
  return search ? sql`${ofState} and lower(s.email) like ${containing(search)}` : ofState
}

const columnOf = (query: SubscriberListQuery) =>
  query.sort === 'email' ? sql`lower(s.email)` : sql`s.created_at`

export const subscriberList = ({ search, state }: SubscriberListQuery): List => ({
  search,
  table: sql`newsletter_subscribers s`,
  as: sql`s`,
  filters: state === 'all' ? sql`true` : sql`s.state = ${state}`,
  // The expression of the index newsletter_subscribers_search.
  text: sql`lower(s.email)`,
})

/** One page and one row more, in the order of the query. */
export function selectSubscribers(
  tx: Tx,
  query: SubscriberListQuery,
  matches?: Matches,
): Promise<(SubscriberRow & { cursor: string })[]> {
  const page = keyset(query, columnOf(query), sql`s.id`)
  return readPage(
    tx,
    subscriberList(query),
    matches,
    page,
    subscribersPerPage,
    (where) =>
      sql`select ${rowOf}, ${page.cursor} as cursor from newsletter_subscribers s where ${where}`,
  )
}

type ExportedSubscriber = SubscriberRow & {
  consent_text: string
  consent_at: string
  unsubscribed_at: string | null
}

/** The next rows of an export, in the list's order. */
export async function selectForExport(
  tx: Tx,
  query: SubscriberListQuery,
  limit: number,
): Promise<(ExportedSubscriber & { cursor: string })[]> {
  const { past, order, cursor } = keyset(query, columnOf(query), sql`s.id`)
  return (await tx.execute(sql`
    select ${rowOf}, s.consent_text, ${iso(sql`s.consent_at`)} as consent_at,
      ${iso(sql`s.unsubscribed_at`)} as unsubscribed_at, ${cursor} as cursor
    from newsletter_subscribers s where ${matching(query)} and ${past}
    order by ${order} limit ${limit}`)) as unknown as (ExportedSubscriber & { cursor: string })[]
}

export function selectSubscriber(tx: Tx, id: string): Promise<{ email: string } | undefined> {
  return tx.first(db.selectFrom('newsletter_subscribers').select('email').where('id', '=', id))
}

export function deleteSubscriber(tx: Tx, id: string): Promise<{ state: string } | undefined> {
  return tx.first(db.deleteFrom('newsletter_subscribers').where('id', '=', id).returning('state'))
}
