import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueVisitorMail, readWithheld } from '#app/features/mail/visitor-mail-service.server.ts'
import { besideWhom, viewsAndWhomIn } from '#app/features/of-whom/of-whom-service.server.ts'
import { viewsBeside } from '#app/features/saved-views/saved-view-service.server.ts'
import { readLeadOrigin } from '#app/features/visits/lead-origin-service.server.ts'
import { readList, readWholeList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { selectAlike } from './lead-alike-store.server.ts'
import { insertLeadActivity } from './lead-history-store.server.ts'
import { type LeadListQuery, type LeadPlace, leadLists } from './lead-list-query.ts'
import { leadExportSource, leadSource } from './lead-list-store.server.ts'
import {
  confirmationMail,
  frenchConfirmationMail,
  type NextStep,
  notificationMail,
} from './lead-mails.server.tsx'
import * as store from './lead-store.server.ts'
import { type LeadTotals, selectTotalsAndStaff } from './lead-totals-store.server.ts'

export type NewLead = store.NewLead

/**
 * Stores an enquiry, confirms it to its sender by mail and notifies staff, all in the transaction of
 * the form (`Intake.store`), which also makes sure that the same enquiry is stored only once.
 * @param next a link in the confirmation mail, or the language that its sender has written in
 */
export async function storeLead(app: App, tx: Tx, lead: NewLead, next?: Next): Promise<void> {
  await store.insertLead(tx, lead)
  await tellOfLead(app, tx, lead, next)
}

type Next = NextStep | 'en' | 'fr'

/** Confirms a lead to its sender and notifies staff, by mail. */
export async function tellOfLead(app: App, tx: Tx, lead: NewLead, next?: Next): Promise<void> {
  const about = { type: 'lead', id: lead.id }
  const { notifyEmail, baseUrl } = app.config
  const step = typeof next === 'object' ? next : undefined
  const confirmation = next === 'fr' ? frenchConfirmationMail(lead) : confirmationMail(lead, step)
  await queueVisitorMail(app, tx, 'confirmation', await confirmation, about)
  const notification = await notificationMail(lead, notifyEmail, baseUrl)
  await queueVisitorMail(app, tx, 'staff', notification, about)
}

/** One page of a list with exact totals, which counters keep, and the staff who may own its leads. */
export async function listLeads(app: App, actor: Actor, place: LeadPlace, query: LeadListQuery) {
  const { userId } = requireStaff(actor, 'leads')
  const list = leadLists[place]
  const beside = besideWhom(actor, query, viewsBeside(userId, list, query.saved))
  return app.db.read(actor, async (tx) => {
    const counting = selectTotalsAndStaff(tx, beside)
    const counted = isCounted(query) && {
      count: async () => sum((await counting).totals, query),
    }
    const source = { ...leadSource(query, readerOf(app, userId)), ...counted }
    const [{ totals, staff, beside: read }, page] = await Promise.all([
      counting,
      readList(tx, list, query, source),
    ])
    const totalOf = (source: LeadListQuery['source']) => sum(totals, { source, status: 'all' })
    const all = { total: totalOf(query.source), ofAll: totalOf('all') }
    return { ...page, ...all, staff, userId, ...viewsAndWhomIn(read) }
  })
}

/** The counters know of sources and statuses only. */
export const isCounted = ({ client, answer, owner, show, ...whom }: LeadListQuery) =>
  !client && !answer && !owner && show === 'all' && !whom.person && !whom.organisation

/** Who reads a list of leads, and on which day. */
export const readerOf = (app: App, userId: string) => ({
  userId,
  today: readersDay(app.now()),
})

function sum(totals: LeadTotals, query: Pick<LeadListQuery, 'source' | 'status'>): number {
  return totals
    .filter(({ source }) => query.source === 'all' || source === query.source)
    .filter(({ status }) => query.status === 'all' || status === query.status)
    .reduce((all, { total }) => all + total, 0)
}

/** A lead as its page shows it, in two round trips. @throws AppError `not_found` */
export async function readLead(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'leads')
  if (!isUuid(id)) throw notFound()
  return app.db.read(actor, async (tx) => {
    const [found, withheld, origin] = await Promise.all([
      store.selectShownLead(tx, id),
      readWithheld(tx, id),
      readLeadOrigin(tx, id),
    ])
    if (!found) throw notFound()
    return { ...found, withheld, origin, alike: await selectAlike(tx, found.lead) }
  })
}

/** Whether there is such a lead, before a form about it is read. @throws AppError `not_found` */
export async function requireLead(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'leads')
  const lead = isUuid(id) && (await app.db.read(actor, (tx) => store.selectLead(tx, id)))
  if (!lead) throw notFound()
}

/** @throws AppError `not_found` */
export async function addLeadNote(
  app: App,
  actor: Actor,
  leadId: string,
  body: string,
): Promise<void> {
  const staff = requireStaff(actor, 'leads')
  await app.db.as(actor, async (tx) => {
    const lead = isUuid(leadId) ? await store.selectLead(tx, leadId) : undefined
    if (!lead) throw notFound()
    await insertLeadActivity(tx, {
      leadId,
      actorId: staff.userId,
      actorName: staff.fullName,
      body,
    })
    await audit(tx, { action: 'lead.note_added', subjectType: 'lead', subjectId: leadId })
  })
}

/**
 * All leads that match a query, newest first. The export is audited before the first row is sent.
 * @throws AppError `forbidden`
 */
export async function exportLeads(app: App, actor: Actor, query: LeadListQuery) {
  const { userId } = requireStaff(actor, 'leads')
  const { source, status, search, client, answer, owner, show, person, organisation } = query
  const more = {
    ...(client && { client }),
    ...(answer && { answer }),
    ...(owner && { owner }),
    ...(show !== 'all' && { show }),
    ...(person && { person }),
    ...(organisation && { organisation }),
  }
  const details = { source, status, search, ...more }
  await app.db.as(actor, (tx) => audit(tx, { action: 'lead.exported', details }))
  const newestFirst = { search, sort: 'created_at', direction: 'desc' } as const
  const rows = leadExportSource(query, readerOf(app, userId))
  return readWholeList((work) => app.db.as(actor, work), leadLists.leads, newestFirst, rows)
}

const notFound = () => new AppError('not_found', 'Lead not found')
