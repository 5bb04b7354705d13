import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { leadDialog, leadLabels } from '#content/admin.ts'
import type { LeadStatus } from './lead.ts'
import * as store from './lead-store.server.ts'

/**
 * Changes the status of a lead and adds the change to its history.
 * @param from the status that the page showed
 * @throws AppError `not_found`, `conflict` when somebody has changed the status since
 */
export async function moveLead(
  app: App,
  actor: Actor,
  id: string,
  { from, to }: { from: LeadStatus | undefined; to: LeadStatus },
): Promise<void> {
  requireStaff(actor, 'leads')
  await app.db.as(actor, async (tx) => {
    const [found] = isUuid(id) ? await store.selectStatusesForUpdate(tx, [id]) : []
    const now = found?.status
    if (now === undefined) throw new AppError('not_found', 'Lead not found')
    if (now === to) return
    if (now !== from) throw new AppError('conflict', leadDialog.stale(leadLabels.status[now]))
    await changeStatus(tx, actor, [id], to)
  })
}

type Ticked = { id: string; from: LeadStatus | undefined }

/**
 * Changes the status of several leads and adds the change to each one's history.
 * @param ticked the selected leads, each with the status that the page showed
 * @returns how many were changed, and how many were not because somebody has changed them since
 */
export async function changeLeadStatus(
  app: App,
  actor: Actor,
  ticked: Ticked[],
  to: LeadStatus,
): Promise<{ changed: number; stale: number }> {
  requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const seen = new Map(ticked.filter(({ id }) => isUuid(id)).map(({ id, from }) => [id, from]))
    const now = await store.selectStatusesForUpdate(tx, [...seen.keys()])
    const moving = now.filter(({ status }) => status !== to)
    const fresh = moving.filter(({ id, status }) => status === seen.get(id))
    const ids = fresh.map(({ id }) => id)
    const changed = await changeStatus(tx, actor, ids, to)
    return { changed, stale: moving.length - fresh.length }
  })
}

/** Changes the status of leads that are locked, as a part of something larger. @returns how many changed */
export async function changeStatus(tx: Tx, actor: Actor, ids: string[], status: LeadStatus) {
  const staff = requireStaff(actor, 'leads')
  const changed = await store.updateLeadStatus(tx, ids, status)
  for (const { id, from_status } of changed) {
    await store.insertLeadActivity(tx, {
      leadId: id,
      actorId: staff.userId,
      actorName: staff.fullName,
      fromStatus: from_status,
      toStatus: status,
    })
    await audit(tx, {
      action: 'lead.status_changed',
      subjectType: 'lead',
      subjectId: id,
      details: { from: from_status, to: status },
    })
  }
  return changed.length
}
