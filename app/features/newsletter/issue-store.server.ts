import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import type { ListQuery } from '#app/platform/keyset.ts'
import {
  type Issue,
  type IssueContent,
  type IssueItem,
  type IssueRow,
  issueItemsMost,
} from './issue.ts'

export const issuesPerPage = 30

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
// Figures are counted while mails leave, and written down when the last one has.
const rowOf = sql`i.id, i.subject, i.state, i.total, coalesce(c.sent, i.sent) as sent, coalesce(c.failed, i.failed) as failed,
  coalesce(c.skipped, case when i.state = 'sent' then i.total - i.sent - i.failed else 0 end) as skipped,
  ${iso(sql`i.created_at`)} as created_at, ${iso(sql`i.started_at`)} as started_at`
const counted = sql`left join lateral (
    select count(*) filter (where d.state = 'sent')::int as sent, count(*) filter (where d.state = 'failed')::int as failed,
      count(*) filter (where d.state = 'skipped')::int as skipped
    from newsletter_deliveries d where d.issue_id = i.id
  ) c on i.state in ('sending', 'stopped')`

export async function selectIssues(
  tx: Tx,
  query: ListQuery<'created_at'>,
): Promise<(IssueRow & { cursor: string })[]> {
  const { past, order, cursor, turn } = keyset(query, sql`i.created_at`, sql`i.id`)
  const rows = await tx.execute(sql`
    select ${rowOf}, ${cursor} as cursor from newsletter_issues i ${counted}
    where ${past} order by ${order} limit ${issuesPerPage + 1}`)
  return turn(rows as unknown as (IssueRow & { cursor: string })[])
}

export async function selectIssue(
  tx: Tx,
  id: string,
): Promise<(Issue & { content: IssueContent | null }) | undefined> {
  const [row] = await tx.execute(sql`
    select ${rowOf}, i.introduction, i.per_minute, i.content from newsletter_issues i ${counted} where i.id = ${id}`)
  return row as (Issue & { content: IssueContent | null }) | undefined
}

/** A new issue, at the rate of the one before it. */
export async function insertIssue(tx: Tx): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into newsletter_issues (per_minute) values (coalesce(
      (select per_minute from newsletter_issues order by created_at desc, id desc limit 1), 60)) returning id`)
  return row?.id ?? ''
}

/** Holds a draft until the transaction ends. @returns whether it is one */
export async function lockDraft(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from newsletter_issues where id = ${id} and state = 'draft' for update`,
  )
  return rows.length === 1
}

export async function updateDraft(
  tx: Tx,
  id: string,
  { subject, introduction }: { subject: string; introduction: string },
): Promise<void> {
  await tx.execute(sql`
    update newsletter_issues set subject = ${subject}, introduction = ${introduction} where id = ${id}`)
}

export async function deleteIssue(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from newsletter_issues where id = ${id}`)
}

const itemOf = sql`n.id, n.slug, n.title, n.excerpt, ${iso(sql`n.published_at`)} as published_at`

/** What an issue is made from, in order; what is no longer published stays out. */
export async function selectItems(tx: Tx, issueId: string): Promise<IssueItem[]> {
  return (await tx.execute(sql`
    select ${itemOf} from newsletter_issue_insights l join insights n on n.id = l.insight_id
    where l.issue_id = ${issueId} and n.visible_from <= now() order by l.position, n.id`)) as unknown as IssueItem[]
}

/** The newest published insights that an issue does not have yet. */
export async function selectChoices(
  tx: Tx,
  issueId: string,
): Promise<Pick<IssueItem, 'id' | 'title' | 'published_at'>[]> {
  return (await tx.execute(sql`
    select n.id, n.title, ${iso(sql`n.published_at`)} as published_at from insights n
    where n.visible_from <= now()
      and not exists (select 1 from newsletter_issue_insights l where l.issue_id = ${issueId} and l.insight_id = n.id)
    order by n.published_at desc, n.id desc limit 100`)) as unknown as IssueItem[]
}

export async function addItem(tx: Tx, issueId: string, insightId: string): Promise<void> {
  await tx.execute(sql`
    insert into newsletter_issue_insights (issue_id, insight_id, position)
    select ${issueId}, n.id, (select count(*) from newsletter_issue_insights where issue_id = ${issueId})
    from insights n where n.id = ${insightId} and n.visible_from <= now()
      and (select count(*) from newsletter_issue_insights where issue_id = ${issueId}) < ${issueItemsMost}
    on conflict do nothing`)
}

/** The whole order, and nothing else stays in. */
export async function replaceItems(tx: Tx, issueId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from newsletter_issue_insights
    where issue_id = ${issueId} and not insight_id = any(${sql.param(ids)}::uuid[])`)
  await tx.execute(sql`
    update newsletter_issue_insights l set position = o.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as o (id, place)
    where l.issue_id = ${issueId} and l.insight_id = o.id`)
}
