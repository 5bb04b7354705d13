import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import {
  countRows,
  countWhere,
  exactIso,
  json,
  jsonAs,
  literal,
  typed,
} from '#app/platform/sql-helpers.server.ts'
import type { IssueContent } from './issue.ts'

const now = sql<string>`now()`
const fiveMinutesAgo = sql<string>`now() - interval '5 minutes'`

export async function countConfirmed(tx: Tx): Promise<number> {
  const confirmed = db.selectFrom('newsletter_subscribers').where('state', '=', 'confirmed')
  return (await tx.first(confirmed.select(countRows().as('total'))))?.total ?? 0
}

/**
 * Stores the content that is sent, and its readers. @returns the number of readers, or null when
 * the issue is not a draft
 */
export async function beginSending(
  tx: Tx,
  id: string,
  content: IssueContent,
  perMinute: number,
): Promise<number | null> {
  const started = { content: json(content), per_minute: perMinute, started_at: now, next_at: now }
  const begun = db
    .updateTable('newsletter_issues')
    .set({ state: 'sending', ...started })
    .where('id', '=', id)
    .where('state', '=', 'draft')
  if ((await tx.run(begun)) === 0) return null
  const readers = db
    .selectFrom('newsletter_subscribers as s')
    .select([typed('uuid', id).as('issue_id'), 's.id'])
    .where('s.state', '=', 'confirmed')
  const total = await tx.run(
    db
      .insertInto('newsletter_deliveries')
      .columns(['issue_id', 'subscriber_id'])
      .expression(readers),
  )
  await tx.run(db.updateTable('newsletter_issues').set({ total }).where('id', '=', id))
  return total
}

/** No issue waits longer for its next mail: a later time was set while the database's clock was ahead. */
const farthest = sql`interval '1 minute'`

/** @returns whether the state changed */
export async function switchSending(
  tx: Tx,
  id: string,
  to: 'sending' | 'stopped',
): Promise<boolean> {
  const switched = db
    .updateTable('newsletter_issues')
    .set((eb) => ({
      state: to,
      next_at: sql<string>`greatest(least(${eb.ref('next_at')}, now() + ${farthest}), now())`,
    }))
    .where('id', '=', id)
    .where('state', '=', to === 'sending' ? 'stopped' : 'sending')
  return (await tx.run(switched)) === 1
}

export async function selectContent(tx: Tx, id: string): Promise<IssueContent | undefined> {
  const issue = db
    .selectFrom('newsletter_issues')
    .select((eb) => jsonAs<IssueContent>(eb.ref('content')).as('content'))
    .where('id', '=', id)
    .where('state', '=', 'sending')
  return (await tx.first(issue))?.content
}

/**
 * Reserves the next sending time of an issue, which all instances share. At most one missed second
 * is made up for.
 * @returns 0 when a mail may be sent now, otherwise the milliseconds to wait; null when nothing is
 *   to be sent
 */
export async function takeTurn(tx: Tx, id: string): Promise<number | null> {
  const taken = db
    .updateTable('newsletter_issues')
    .set((eb) => ({
      next_at: sql<string>`greatest(least(${eb.ref('next_at')}, clock_timestamp()), clock_timestamp() - interval '1 second')
        + interval '1 minute' / ${eb.ref('per_minute')}`,
    }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where((eb) => {
      const isDue = eb('next_at', '<=', sql<string>`clock_timestamp()`)
      return eb.or([isDue, eb('next_at', '>', sql<string>`clock_timestamp() + ${farthest}`)])
    })
  if ((await tx.run(taken)) === 1) return 0
  const waiting = db
    .selectFrom('newsletter_issues')
    .select((eb) =>
      sql<number>`ceil(extract(epoch from ${eb.ref('next_at')} - clock_timestamp()) * 1000)::int`.as(
        'wait',
      ),
    )
    .where('id', '=', id)
    .where('state', '=', 'sending')
  const row = await tx.first(waiting)
  return row ? Math.max(1, row.wait) : null
}

export type Due = {
  id: string
  tries: number
  subscriber_id: string | null
  email: string | null
  state: string | null
}

/**
 * The next mail that is due, locked until the transaction ends; skips rows that another instance
 * has locked.
 */
export function takeDelivery(tx: Tx, issueId: string): Promise<Due | undefined> {
  const due = db
    .selectFrom('newsletter_deliveries as d')
    .leftJoin('newsletter_subscribers as s', 's.id', 'd.subscriber_id')
    .select(['d.id', 'd.tries', 's.id as subscriber_id', 's.email', 's.state'])
    .where('d.issue_id', '=', issueId)
    .where('d.state', '=', literal('waiting'))
    .where('d.due_at', '<=', now)
  return tx.first(due.orderBy('d.due_at').orderBy('d.id').limit(1).forUpdate('d').skipLocked())
}

export async function settleDelivery(
  tx: Tx,
  id: string,
  state: 'sent' | 'failed' | 'skipped',
  fault: string | null = null,
): Promise<void> {
  const settled = db
    .updateTable('newsletter_deliveries')
    .set((eb) => ({ state, fault, done_at: now, tries: eb('tries', '+', 1) }))
  await tx.run(settled.where('id', '=', id))
}

export async function delayDelivery(
  tx: Tx,
  id: string,
  seconds: number,
  fault: string,
): Promise<void> {
  const due_at = sql<string>`now() + make_interval(secs => ${seconds})`
  const delayed = db
    .updateTable('newsletter_deliveries')
    .set((eb) => ({ tries: eb('tries', '+', 1), fault, due_at }))
  await tx.run(delayed.where('id', '=', id))
}

/**
 * Whether the mail server serves others and not this mail: another one was sent since this one failed, or the issue is
 * two days old.
 */
export async function isOwnFault(tx: Tx, id: string): Promise<boolean> {
  const twoDaysAgo = sql<string>`now() - interval '2 days'`
  const row = await tx.first(
    db
      .selectFrom('newsletter_deliveries as d')
      .innerJoin('newsletter_issues as i', 'i.id', 'd.issue_id')
      .select('d.id')
      .where('d.id', '=', id)
      .where((eb) => {
        const failedAt = sql<string>`${eb.ref('d.due_at')} - interval '1 minute'`
        const others = eb.selectFrom('newsletter_deliveries as o').select('o.id')
        const sent = others
          .whereRef('o.issue_id', '=', 'd.issue_id')
          .where('o.state', '=', 'sent')
          .where('o.done_at', '>', failedAt)
        return eb.or([
          eb('i.started_at', '<', twoDaysAgo),
          eb.and([eb('d.fault', 'is not', null), eb.exists(sent)]),
        ])
      }),
  )
  return row !== undefined
}

/** Lets a whole issue wait for a minute, and one of its mails until the others were tried. */
export async function pauseIssue(
  tx: Tx,
  issueId: string,
  deliveryId: string,
  fault: string,
): Promise<void> {
  const inAMinute = sql<string>`clock_timestamp() + interval '1 minute'`
  const delayed = db.updateTable('newsletter_deliveries').set({ fault, due_at: inAMinute })
  await tx.run(delayed.where('id', '=', deliveryId))
  const paused = db
    .updateTable('newsletter_issues')
    .set((eb) => ({ next_at: sql<string>`greatest(${eb.ref('next_at')}, ${inAMinute})` }))
  await tx.run(paused.where('id', '=', issueId))
}

/** Marks an issue as sent when no mail is waiting. @returns whether it was marked */
export async function finishIssue(tx: Tx, id: string): Promise<boolean> {
  const counts = db
    .selectFrom('newsletter_deliveries')
    .select((eb) => [
      countWhere(eb('state', '=', 'sent')).as('sent'),
      countWhere(eb('state', '=', 'failed')).as('failed'),
      countWhere(eb('state', '=', 'waiting')).as('waiting'),
    ])
    .where('issue_id', '=', id)
  const finished = db
    .updateTable('newsletter_issues as i')
    .from(counts.as('c'))
    .set((eb) => ({
      ...{ state: 'sent', finished_at: now },
      ...{ sent: eb.ref('c.sent'), failed: eb.ref('c.failed') },
    }))
    .where('i.id', '=', id)
    .where('i.state', '=', 'sending')
    .where('c.waiting', '=', 0)
  return (await tx.run(finished)) === 1
}

/** When the next mail of an issue is due. */
export async function selectNextDue(tx: Tx, id: string): Promise<Date | undefined> {
  const next = db
    .selectFrom('newsletter_deliveries')
    .select((eb) => exactIso(eb.ref('due_at')).as('at'))
    .where('issue_id', '=', id)
    .where('state', '=', literal('waiting'))
  const row = await tx.first(next.orderBy('due_at').orderBy('id').limit(1))
  return row && new Date(row.at)
}

/** Issues that are being sent but have made no progress for a while, locked until the transaction ends. */
export function lockStranded(tx: Tx): Promise<{ id: string }[]> {
  const stranded = db
    .selectFrom('newsletter_issues as i')
    .select('i.id')
    .where('i.state', '=', 'sending')
    .where('i.next_at', '<', fiveMinutesAgo)
    .where((eb) => {
      const due = eb.selectFrom('newsletter_deliveries as d').select('d.id')
      const soon = due
        .where('d.state', '=', literal('waiting'))
        .where('d.due_at', '>', fiveMinutesAgo)
      return eb.not(eb.exists(soon.whereRef('d.issue_id', '=', 'i.id')))
    })
  return tx.all(stranded.forUpdate('i'))
}

const queued = rawStatement({
  name: 'issues that have a job',
  text: `select data ->> 'issueId' as issue from pgboss.job where name = $1 and state <= 'active'`,
  parameters: { queue: 'text' },
  row: { issue: 'text?' },
})

/** The issues whose job waits or runs. */
export const selectQueued = (tx: Tx, queue: string) => tx.all(queued({ queue }))
