import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { withLeaveLink } from '#app/features/mail/mailing-list.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { issuePage } from '#content/admin-newsletter.ts'
import { newsletterMails } from '#content/newsletter.ts'
import type { Issue, IssueContent, IssueInput } from './issue.ts'
import { fingerprint } from './issue-fingerprint.server.ts'
import { type IssueListQuery, issueList } from './issue-list-query.ts'
import { renderIssue } from './issue-mail.server.tsx'
import * as store from './issue-store.server.ts'

/** One page of all issues, newest first. @throws AppError `forbidden` */
export function listIssues(app: App, actor: Actor, query: IssueListQuery) {
  requireStaff(actor, 'newsletter')
  return app.db.read(actor, (tx) => readList(tx, issueList, query, store.issueSource()))
}

/**
 * An issue and its mail; for a draft also the insights that can be added. @throws AppError
 * `not_found`
 */
export async function readIssue(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'newsletter')
  const { issue, content, choices } = await app.db.as(actor, async (tx) => {
    const found = await find(tx, id)
    return {
      ...found,
      choices: found.issue.state === 'draft' ? await store.selectChoices(tx, id) : [],
    }
  })
  const mail = await renderIssue(content, app.config.baseUrl)
  return {
    issue,
    based: fingerprint(content),
    items: content.items,
    choices,
    mail: withLeaveLink(mail, `${app.config.baseUrl}/newsletter`),
  }
}

async function find(tx: Tx, id: string): Promise<{ issue: Issue; content: IssueContent }> {
  const found = isUuid(id) ? await store.selectIssue(tx, id) : undefined
  if (!found) throw new AppError('not_found', issuePage.notFound)
  const { content, ...issue } = found
  const { subject, introduction } = issue
  return {
    issue,
    content: content ?? { subject, introduction, items: await store.selectItems(tx, id) },
  }
}

/** @returns the id of the new draft */
export async function createIssue(app: App, actor: Actor): Promise<string> {
  requireStaff(actor, 'newsletter')
  return app.db.as(actor, async (tx) => {
    const id = await store.insertIssue(tx)
    await audit(tx, { action: 'issue.created', subjectType: 'issue', subjectId: id })
    return id
  })
}

export type ItemChange = { what: 'add' | 'up' | 'down' | 'remove'; insightId: string }

/**
 * Saves a draft and the insights in it.
 * @param based the fingerprint of the draft that the page showed
 * @throws AppError `conflict` when sending has started, or somebody has changed the draft since
 */
export async function saveIssue(
  app: App,
  actor: Actor,
  id: string,
  input: IssueInput,
  { change, based }: { change: ItemChange | null; based: string },
): Promise<void> {
  requireStaff(actor, 'newsletter')
  await app.db.as(actor, async (tx) => {
    await holdDraft(tx, id, based)
    await store.updateDraft(tx, id, input)
    if (change && isUuid(change.insightId)) await changeItems(tx, id, change)
    const details = { subject: input.subject, ...change }
    await audit(tx, {
      action: 'issue.changed',
      subjectType: 'issue',
      subjectId: id,
      details,
    })
  })
}

async function changeItems(tx: Tx, id: string, { what, insightId }: ItemChange): Promise<void> {
  if (what === 'add') return store.addItem(tx, id, insightId)
  const ids = (await store.selectItems(tx, id)).map((item) => item.id)
  const place = ids.indexOf(insightId)
  if (place < 0) return
  ids.splice(place, 1)
  if (what !== 'remove') ids.splice(Math.max(0, place + (what === 'up' ? -1 : 1)), 0, insightId)
  await store.replaceItems(tx, id, ids)
}

/** @throws AppError `conflict` when sending has started, or somebody has changed the draft since */
export async function removeIssue(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: string },
): Promise<void> {
  requireStaff(actor, 'newsletter')
  await app.db.as(actor, async (tx) => {
    await holdDraft(tx, id, based)
    await store.deleteIssue(tx, id)
    await audit(tx, { action: 'issue.removed', subjectType: 'issue', subjectId: id })
  })
}

/** Sends the issue as a test to the member of staff who asks for it. @returns their address */
export async function sendTest(app: App, actor: Actor, id: string): Promise<string> {
  const { email } = requireStaff(actor, 'newsletter')
  const { mail } = await readIssue(app, actor, id)
  await app.db.as(actor, async (tx) => {
    const subject = newsletterMails.issue.test(mail.subject)
    await queueMail(app, tx, { kind: 'newsletter.test', to: email, ...mail, subject })
    await audit(tx, { action: 'issue.tested', subjectType: 'issue', subjectId: id })
  })
  return email
}

async function holdDraft(tx: Tx, id: string, based: string): Promise<void> {
  if (!isUuid(id) || !(await store.lockDraft(tx, id)))
    throw new AppError('conflict', issuePage.errors.noDraft)
  const { content } = await find(tx, id)
  if (fingerprint(content) !== based)
    throw new AppError('conflict', issuePage.errors.stale(content.subject, content.items.length))
}
