import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import {
  countRows,
  countWhere,
  exactIso,
  iso,
  jsonAs,
  list,
  rowsOf,
  typed,
} from '#app/platform/sql-helpers.server.ts'
import { type Issue, type IssueContent, type IssueItem, issueItemsMost } from './issue.ts'

const now = sql<string>`now()`
const issues = db.selectFrom('newsletter_issues as i')

// Sums are counted while mails are sent, and stored after the last one.
const issueRows = issues
  .leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('newsletter_deliveries as d')
        .select((one) => [
          countWhere(one('d.state', '=', 'sent')).as('sent'),
          countWhere(one('d.state', '=', 'failed')).as('failed'),
          countWhere(one('d.state', '=', 'skipped')).as('skipped'),
        ])
        .whereRef('d.issue_id', '=', 'i.id')
        .as('c'),
    (join) => join.on('i.state', 'in', ['sending', 'stopped']),
  )
  .select((eb) => {
    const left = sql<number>`${eb.ref('i.total')} - ${eb.ref('i.sent')} - ${eb.ref('i.failed')}`
    const skipped = eb.case().when('i.state', '=', 'sent').then(left).else(0).end()
    return [
      ...(['i.id', 'i.subject', 'i.state', 'i.total'] as const),
      eb.fn.coalesce('c.sent', 'i.sent').as('sent'),
      eb.fn.coalesce('c.failed', 'i.failed').as('failed'),
      eb.fn.coalesce('c.skipped', skipped).as('skipped'),
      iso(eb.ref('i.created_at')).as('created_at'),
      iso(eb.ref('i.started_at')).as('started_at'),
    ]
  })

/** The source of the list of issues. The page has no search field, but `q` in an address works. */
export const issueSource = () =>
  listSource({
    table: issues,
    as: 'i',
    filters: () => [],
    rows: () => issueRows,
    text: (eb) => eb.fn<string>('lower', ['i.subject']),
    sorts: { created_at: 'i.created_at' },
  })

export function selectIssue(
  tx: Tx,
  id: string,
): Promise<(Issue & { content: IssueContent | null }) | undefined> {
  const issue = issueRows
    .select(['i.introduction', 'i.per_minute'])
    .select((eb) => jsonAs<IssueContent | null>(eb.ref('i.content')).as('content'))
  return tx.first(issue.where('i.id', '=', id))
}

/** Creates an issue with the sending rate of the previous one. */
export async function insertIssue(tx: Tx): Promise<string> {
  const before = db
    .selectFrom('newsletter_issues')
    .select('per_minute')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const added = db
    .insertInto('newsletter_issues')
    .values((eb) => ({ per_minute: eb.fn.coalesce(before, eb.val(60)) }))
  return (await tx.first(added.returning('id')))?.id ?? ''
}

/** Locks a draft until the transaction ends. @returns false when the issue is not a draft */
export async function lockDraft(tx: Tx, id: string): Promise<boolean> {
  const draft = db.selectFrom('newsletter_issues').select('id').where('id', '=', id)
  return (await tx.first(draft.where('state', '=', 'draft').forUpdate())) !== undefined
}

export async function updateDraft(
  tx: Tx,
  id: string,
  { subject, introduction }: { subject: string; introduction: string },
): Promise<void> {
  const updated = db.updateTable('newsletter_issues').set({ subject, introduction })
  await tx.run(updated.where('id', '=', id))
}

export async function deleteIssue(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('newsletter_issues').where('id', '=', id))
}

/** The insights of an issue in order, without those that are no longer published. */
export function selectItems(tx: Tx, issueId: string): Promise<IssueItem[]> {
  const items = db
    .selectFrom('newsletter_issue_insights as l')
    .innerJoin('insights as n', 'n.id', 'l.insight_id')
    .select(['n.id', 'n.slug', 'n.title', 'n.excerpt'])
    // In microseconds, because it is part of the draft's fingerprint. Every visible insight has a
    // publishing date.
    .select((eb) => exactIso(eb.ref('n.published_at')).$notNull().as('published_at'))
    .where('l.issue_id', '=', issueId)
    .where('n.visible_from', '<=', now)
  return tx.all(items.orderBy('l.position').orderBy('n.id'))
}

/** The newest published insights that the issue does not contain yet. */
export function selectChoices(
  tx: Tx,
  issueId: string,
): Promise<Pick<IssueItem, 'id' | 'title' | 'published_at'>[]> {
  const choices = db
    .selectFrom('insights as n')
    .select(['n.id', 'n.title'])
    .select((eb) => iso(eb.ref('n.published_at')).$notNull().as('published_at'))
    .where('n.visible_from', '<=', now)
    .where((eb) => {
      const items = eb.selectFrom('newsletter_issue_insights as l').select('l.insight_id')
      const item = items.where('l.issue_id', '=', issueId).whereRef('l.insight_id', '=', 'n.id')
      return eb.not(eb.exists(item))
    })
  return tx.all(choices.orderBy('n.published_at', 'desc').orderBy('n.id', 'desc').limit(100))
}

export async function addItem(tx: Tx, issueId: string, insightId: string): Promise<void> {
  const position = db
    .selectFrom('newsletter_issue_insights as l')
    .select(countRows().as('items'))
    .where('l.issue_id', '=', issueId)
  const item = db
    .selectFrom('insights as n')
    .select([typed('uuid', issueId).as('issue_id'), 'n.id', position.as('position')])
    .where('n.id', '=', insightId)
    .where('n.visible_from', '<=', now)
    .where(position, '<', issueItemsMost)
  const added = db
    .insertInto('newsletter_issue_insights')
    .columns(['issue_id', 'insight_id', 'position'])
    .expression(item)
  await tx.run(added.onConflict((oc) => oc.doNothing()))
}

/** Replaces all insights of an issue by these, in this order. */
export async function replaceItems(tx: Tx, issueId: string, ids: string[]): Promise<void> {
  const others = db
    .deleteFrom('newsletter_issue_insights')
    .where('issue_id', '=', issueId)
    .where('insight_id', '!=', sql<string>`all(${ids})`)
  await tx.run(others)
  const places = { id: list('uuid', ids), place: list('int', [...ids.keys()]) }
  const placed = db
    .updateTable('newsletter_issue_insights as l')
    .from(rowsOf(places, 'o'))
    .set((eb) => ({ position: eb.ref('o.place') }))
    .where('l.issue_id', '=', issueId)
    .whereRef('l.insight_id', '=', 'o.id')
  await tx.run(placed)
}
