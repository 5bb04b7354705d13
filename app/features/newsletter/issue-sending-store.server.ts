import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { IssueContent } from './issue.ts'

export async function countConfirmed(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter_subscribers where state = 'confirmed'`,
  )
  return row?.total ?? 0
}

/** Freezes what is sent, and writes down to whom. @returns to how many, or null when it is no draft */
export async function beginSending(
  tx: Tx,
  id: string,
  content: IssueContent,
  perMinute: number,
): Promise<number | null> {
  const begun = await tx.execute(sql`
    update newsletter_issues set state = 'sending', content = ${JSON.stringify(content)}::jsonb, per_minute = ${perMinute},
      started_at = now(), next_at = now() where id = ${id} and state = 'draft' returning id`)
  if (begun.length === 0) return null
  const [row] = await tx.execute<{ total: number }>(sql`
    with added as (
      insert into newsletter_deliveries (issue_id, subscriber_id)
      select ${id}, s.id from newsletter_subscribers s where s.state = 'confirmed' returning 1)
    select count(*)::int as total from added`)
  const total = row?.total ?? 0
  await tx.execute(sql`update newsletter_issues set total = ${total} where id = ${id}`)
  return total
}

/** @returns whether it was in the other state */
export async function switchSending(
  tx: Tx,
  id: string,
  to: 'sending' | 'stopped',
): Promise<boolean> {
  const from = to === 'sending' ? 'stopped' : 'sending'
  const rows = await tx.execute(sql`
    update newsletter_issues set state = ${to}, next_at = greatest(next_at, now())
    where id = ${id} and state = ${from} returning id`)
  return rows.length === 1
}

export async function selectContent(tx: Tx, id: string): Promise<IssueContent | undefined> {
  const [row] = await tx.execute<{ content: IssueContent }>(
    sql`select content from newsletter_issues where id = ${id} and state = 'sending'`,
  )
  return row?.content
}

/**
 * Takes the next turn of the issue's clock, which all instances share. A second that was missed is
 * made up for, no more.
 * @returns 0 when it is this one's turn, else the milliseconds to wait; null when nothing is to be sent
 */
export async function takeTurn(tx: Tx, id: string): Promise<number | null> {
  const taken = await tx.execute(sql`
    update newsletter_issues set next_at =
      greatest(next_at, clock_timestamp() - interval '1 second') + interval '1 minute' / per_minute
    where id = ${id} and state = 'sending' and next_at <= clock_timestamp() returning id`)
  if (taken.length === 1) return 0
  const [row] = await tx.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from next_at - clock_timestamp()) * 1000)::int as wait
    from newsletter_issues where id = ${id} and state = 'sending'`)
  return row ? Math.max(1, row.wait) : null
}

export type Due = {
  id: string
  tries: number
  subscriber_id: string | null
  email: string | null
  state: string | null
}

/** The next mail that is due, held until the transaction ends; one that another instance holds is passed over. */
export async function takeDelivery(tx: Tx, issueId: string): Promise<Due | undefined> {
  const [row] = await tx.execute<Due>(sql`
    select d.id, d.tries, s.id as subscriber_id, s.email, s.state
    from newsletter_deliveries d left join newsletter_subscribers s on s.id = d.subscriber_id
    where d.issue_id = ${issueId} and d.state = 'waiting' and d.due_at <= now()
    order by d.due_at, d.id limit 1 for update of d skip locked`)
  return row
}

export async function settleDelivery(
  tx: Tx,
  id: string,
  state: 'sent' | 'failed' | 'skipped',
  fault: string | null = null,
): Promise<void> {
  await tx.execute(sql`
    update newsletter_deliveries set state = ${state}, fault = ${fault}, done_at = now(), tries = tries + 1
    where id = ${id}`)
}

export async function delayDelivery(
  tx: Tx,
  id: string,
  seconds: number,
  fault: string,
): Promise<void> {
  await tx.execute(sql`
    update newsletter_deliveries set tries = tries + 1, fault = ${fault},
      due_at = now() + make_interval(secs => ${seconds}) where id = ${id}`)
}

/** Closes an issue of which nothing waits any more. @returns whether it did */
export async function finishIssue(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    update newsletter_issues i set state = 'sent', finished_at = now(), sent = c.sent, failed = c.failed
    from (select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'waiting') as waiting
      from newsletter_deliveries where issue_id = ${id}) c
    where i.id = ${id} and i.state = 'sending' and c.waiting = 0 returning i.id`)
  return rows.length === 1
}

/** When the next mail of an issue is due. */
export async function selectNextDue(tx: Tx, id: string): Promise<Date | undefined> {
  const [row] = await tx.execute<{ at: string }>(sql`
    select to_json(due_at) #>> '{}' as at from newsletter_deliveries
    where issue_id = ${id} and state = 'waiting' order by due_at, id limit 1`)
  return row && new Date(row.at)
}

/** Issues that should be on their way and have not moved for a while. */
export async function selectStranded(tx: Tx): Promise<{ id: string }[]> {
  return (await tx.execute(sql`
    select i.id from newsletter_issues i
    where i.state = 'sending' and i.next_at < now() - interval '5 minutes'
      and not exists (select 1 from newsletter_deliveries d
        where d.issue_id = i.id and d.state = 'waiting' and d.due_at > now() - interval '5 minutes')`)) as unknown as {
    id: string
  }[]
}
