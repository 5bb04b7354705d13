import { auditAll } from '#app/features/audit/audit-service.server.ts'
import type { ChangedRecord } from '#app/features/undo/undo.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff, type StaffActor } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { leadDialog, leadLabels } from '#content/admin.ts'
import type { LeadStatus } from './lead.ts'
import { insertStatusChanges } from './lead-status-store.server.ts'
import * as store from './lead-store.server.ts'

/**
 * Changes the status of a lead and adds the change to its history.
 * @param from the status that the page showed
 * @returns the id of the change, by which it can be undone
 * @throws AppError `not_found`, `conflict` when somebody has changed the status since
 */
export async function moveLead(
  app: App,
  actor: Actor,
  id: string,
  { from, to }: { from: LeadStatus | undefined; to: LeadStatus },
): Promise<string | undefined> {
  const staff = requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const [found] = isUuid(id) ? await store.selectStatusesForUpdate(tx, [id]) : []
    const now = found?.status
    if (now === undefined) throw new AppError('not_found', 'Lead not found')
    if (now === to) return undefined
    if (now !== from) throw new AppError('conflict', leadDialog.stale(leadLabels.status[now]))
    return remember(tx, staff, await changeStatus(tx, actor, [id], to))
  })
}

type Ticked = { id: string; from: LeadStatus | undefined }

/**
 * Changes the status of several leads and adds the change to each one's history.
 * @param ticked the selected leads, each with the status that the page showed
 * @returns how many were changed, how many were not because somebody has changed them since, and the id of
 *   the change, by which it can be undone
 */
export async function changeLeadStatus(
  app: App,
  actor: Actor,
  ticked: Ticked[],
  to: LeadStatus,
): Promise<{ changed: number; stale: number; change: string | undefined }> {
  const staff = requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const seen = new Map(ticked.filter(({ id }) => isUuid(id)).map(({ id, from }) => [id, from]))
    const now = await store.selectStatusesForUpdate(tx, [...seen.keys()])
    const moving = now.filter(({ status }) => status !== to)
    const fresh = moving.filter(({ id, status }) => status === seen.get(id))
    const ids = fresh.map(({ id }) => id)
    const changed = await changeStatus(tx, actor, ids, to)
    const change = await remember(tx, staff, changed)
    return { changed: changed.length, stale: moving.length - fresh.length, change }
  })
}

/** Changes the status of leads that are locked, as a part of something larger. @returns those that changed */
export async function changeStatus(
  tx: Tx,
  actor: Actor,
  ids: string[],
  status: LeadStatus,
): Promise<ChangedRecord<Moved>[]> {
  const staff = requireStaff(actor, 'leads')
  const changed = await store.updateLeadStatus(tx, ids, status)
  const moves = changed.map((one) => ({ ...one, to_status: status }))
  await insertStatusChanges(tx, staff, moves)
  await auditAll(
    tx,
    { action: 'lead.status_changed', subjectType: 'lead' },
    changed.map(({ id, from_status }) => ({ id, details: { from: from_status, to: status } })),
  )
  return changed.map(({ id, from_status }) => ({
    ...{ id, before: { status: from_status }, after: { status } },
  }))
}

type Moved = { status: LeadStatus }

const remember = (tx: Tx, staff: StaffActor, changed: ChangedRecord<Moved>[]) =>
  rememberChange(tx, staff, 'lead.status', changed)
