import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, iso } from '#app/platform/sql-helpers.server.ts'
import type { SubscriberListQuery } from './subscriber-list-query.ts'

type SubscriberEb = TableEb<'newsletter_subscribers', 's'>

const lowerEmail = (eb: SubscriberEb) => eb.fn<string>('lower', ['s.email'])

const sourceOf = ({ state }: SubscriberListQuery) => ({
  table: db.selectFrom('newsletter_subscribers as s'),
  as: 's' as const,
  filters: (eb: SubscriberEb) => (state === 'all' ? [] : [eb('s.state', '=', state)]),
  // The expression of the index newsletter_subscribers_search.
  text: lowerEmail,
  sorts: { created_at: 's.created_at', email: lowerEmail } as const,
})

const rowOf = (eb: SubscriberEb) =>
  [
    ...(['s.id', 's.email', 's.state', 's.consent_page'] as const),
    iso(eb.ref('s.confirmed_at')).as('confirmed_at'),
    iso(eb.ref('s.created_at')).as('created_at'),
  ] as const

export const subscriberSource = (query: SubscriberListQuery) =>
  listSource({ ...sourceOf(query), rows: (from) => from.select(rowOf) })

export const subscriberExportSource = (query: SubscriberListQuery) =>
  listSource({
    ...sourceOf(query),
    rows: (from) =>
      from.select((eb) => [
        ...(['s.id', 's.email', 's.state', 's.consent_page', 's.consent_text'] as const),
        exactIso(eb.ref('s.created_at')).as('created_at'),
        exactIso(eb.ref('s.confirmed_at')).as('confirmed_at'),
        exactIso(eb.ref('s.unsubscribed_at')).as('unsubscribed_at'),
        exactIso(eb.ref('s.consent_at')).as('consent_at'),
      ]),
  })

export function selectSubscriber(tx: Tx, id: string): Promise<{ email: string } | undefined> {
  return tx.first(db.selectFrom('newsletter_subscribers').select('email').where('id', '=', id))
}

export function deleteSubscriber(tx: Tx, id: string): Promise<{ state: string } | undefined> {
  return tx.first(db.deleteFrom('newsletter_subscribers').where('id', '=', id).returning('state'))
}
