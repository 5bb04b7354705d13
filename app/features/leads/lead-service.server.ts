import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { BlueprintInput } from './blueprint.ts'
import { type LeadStatus, leadReference } from './lead.ts'
import { type LeadListQuery, leadsPerPage, writeCursor } from './lead-list-query.ts'
import { confirmationMail, notificationMail } from './lead-mails.server.tsx'
import * as store from './lead-store.server.ts'

// High enough for a ministry behind one address, low enough to stop a flood.
const enquiriesPerAddress: Limit = { hits: 600, seconds: 600 }
const countedUpTo = 1_000

/**
 * Takes a blueprint request: the lead and its two mails exist together or not at all. Sending the
 * same content from the same form again (a double click, a retry) finds the first one.
 * @param formId drawn anew for every rendering of the form
 * @returns the reference that the sender may quote
 * @throws AppError `rate_limited`
 */
export async function submitBlueprint(
  context: Readonly<RouterContextProvider>,
  { formId, input }: { formId: string; input: BlueprintInput; request?: Request },
): Promise<{ reference: string }> {
  const app = context.get(appContext)
  const { ip, now } = context.get(requestContext)
  await countHit(app.db, `enquiry:${ip}`, enquiriesPerAddress, now)
  const lead: store.NewLead = {
    id: identify('blueprint', formId, input),
    source: 'blueprint',
    full_name: input.fullName,
    email: input.email,
    phone: input.phone ?? null,
    company_name: input.companyName ?? null,
    company_size: input.companySize ?? null,
    primary_interest: input.primaryInterest ?? null,
    message: input.message ?? null,
    details: {},
  }
  await storeLead(app, context.get(actorContext), lead)
  return { reference: leadReference(lead.id) }
}

async function storeLead(app: App, actor: Actor, lead: store.NewLead): Promise<void> {
  const mails = await Promise.all([
    confirmationMail(lead),
    notificationMail(lead, app.config.notifyEmail, app.config.baseUrl),
  ])
  try {
    await app.db.as(actor, async (tx) => {
      await store.insertLead(tx, lead)
      for (const mail of mails) await queueMail(app, tx, mail)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** A UUID (version 8) from what was sent; see docs/decisions/006-lead-identity-is-its-content.md. */
function identify(source: string, formId: string, input: object): string {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const hex = createHash('sha256')
    .update(JSON.stringify([source, formId, fields]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** One page of the list with exact totals; two queries, and a third when a search is counted. */
export async function listLeads(app: App, actor: Actor, query: LeadListQuery) {
  requireAdmin(actor)
  const page = await readPage(app, actor, query)
  // Rows that were beside a cursor can be gone: then the list begins anew rather than looking empty.
  const isBeyond = page.leads.length === 0 && (query.after ?? query.before) !== undefined
  return isBeyond ? readPage(app, actor, { ...query, after: undefined, before: undefined }) : page
}

function readPage(app: App, actor: Actor, query: LeadListQuery) {
  return app.db.as(actor, async (tx) => {
    const totals = await store.selectLeadTotals(tx)
    const matches = query.search
      ? await store.countMatching(tx, query, countedUpTo)
      : sum(totals, query)
    const found = await store.selectLeads(tx, query, matches >= countedUpTo)
    const backwards = query.before !== undefined
    const more = found.length > leadsPerPage
    const rows = backwards ? found.slice(-leadsPerPage) : found.slice(0, leadsPerPage)
    const [first, last] = [rows[0], rows.at(-1)]
    const hasPrevious = backwards ? more : query.after !== undefined
    const hasNext = backwards ? query.before !== 'end' : more
    return {
      leads: rows.map(({ cursor: _, ...row }) => row),
      total: totals.reduce(
        (all, row) => all + (query.source === 'all' || row.source === query.source ? row.total : 0),
        0,
      ),
      matches,
      matchesCapped: Boolean(query.search) && matches >= countedUpTo,
      previous: hasPrevious && first ? writeCursor(first.cursor, first.id) : null,
      next: hasNext && last ? writeCursor(last.cursor, last.id) : null,
    }
  })
}

function sum(
  totals: { source: string; status: string; total: number }[],
  query: LeadListQuery,
): number {
  return totals
    .filter(({ source }) => query.source === 'all' || source === query.source)
    .filter(({ status }) => query.status === 'all' || status === query.status)
    .reduce((all, { total }) => all + total, 0)
}

/** @throws AppError `not_found` */
export async function readLead(app: App, actor: Actor, id: string) {
  requireAdmin(actor)
  return app.db.as(actor, async (tx) => {
    const lead = isUuid(id) ? await store.selectLead(tx, id) : undefined
    if (!lead) throw new AppError('not_found', 'Lead not found')
    return { lead, activities: await store.selectLeadActivities(tx, id) }
  })
}

/** Moves one or many leads to a status, with a line in each one's trail. Returns how many changed. */
export async function changeLeadStatus(
  app: App,
  actor: Actor,
  ids: string[],
  status: LeadStatus,
): Promise<number> {
  const staff = requireAdmin(actor)
  return app.db.as(actor, async (tx) => {
    const changed = await store.updateLeadStatus(tx, ids.filter(isUuid), status)
    for (const { id, from_status } of changed) {
      await store.insertLeadActivity(tx, {
        leadId: id,
        actorId: staff.userId,
        actorName: staff.fullName,
        fromStatus: from_status,
        toStatus: status,
      })
      await audit(tx, actor, {
        action: 'lead.status_changed',
        subjectType: 'lead',
        subjectId: id,
        details: { from: from_status, to: status },
      })
    }
    return changed.length
  })
}

/** @throws AppError `not_found` */
export async function addLeadNote(
  app: App,
  actor: Actor,
  leadId: string,
  body: string,
): Promise<void> {
  const staff = requireAdmin(actor)
  await app.db.as(actor, async (tx) => {
    const lead = isUuid(leadId) ? await store.selectLead(tx, leadId) : undefined
    if (!lead) throw new AppError('not_found', 'Lead not found')
    await store.insertLeadActivity(tx, {
      leadId,
      actorId: staff.userId,
      actorName: staff.fullName,
      body,
    })
    await audit(tx, actor, { action: 'lead.note_added', subjectType: 'lead', subjectId: leadId })
  })
}

/** All leads that a query finds, newest first, in portions small enough to stream. */
export async function* exportLeads(app: App, actor: Actor, query: LeadListQuery) {
  requireAdmin(actor)
  await app.db.as(actor, (tx) =>
    audit(tx, actor, {
      action: 'lead.exported',
      details: { source: query.source, status: query.status, search: query.search },
    }),
  )
  const portion = 1000
  let after: { value: string; id: string } | undefined
  for (;;) {
    const rows = await app.db.as(actor, (tx) =>
      store.selectLeadsForExport(tx, query, after, portion),
    )
    yield* rows.map(({ cursor: _, ...lead }) => lead)
    const last = rows.at(-1)
    if (rows.length < portion || !last) return
    after = { value: last.cursor, id: last.id }
  }
}

function requireAdmin(actor: Actor) {
  if (actor.kind !== 'user' || actor.role !== 'admin')
    throw new AppError('forbidden', 'Not allowed')
  return actor
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
