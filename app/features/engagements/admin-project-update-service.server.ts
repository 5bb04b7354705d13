import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { tellChanges } from '#app/features/decisions/decision-notification-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import type { UpdateCorrectionInput } from './engagement-forms.ts'
import * as store from './project-update-store.server.ts'

type Target = { projectId: string; updateId: string }

/** The stored update, and how often it was corrected. */
export type StaleUpdate = { title: string; body: string; version: number }

/**
 * Corrects an update. Nobody is notified again; the client sees when it was edited.
 * @returns null when it is saved; the stored update when somebody else was faster
 * @throws AppError `forbidden`, `not_found`
 */
export async function correctUpdate(
  app: App,
  actor: Actor,
  target: Target,
  wanted: UpdateCorrectionInput,
): Promise<StaleUpdate | null> {
  return changing(app, actor, target, async (tx, now) => {
    const { title, body, version } = wanted
    if (now.version !== version) return now
    if (now.title === title && now.body === body) return null
    await store.correctUpdateRow(tx, target.updateId, { title, body }, app.now())
    const details = { update: target.updateId, from: now, to: { title, body } }
    await record(tx, { action: 'engagement.update_corrected', target, details })
    return null
  })
}

/**
 * Removes an update permanently. Its text stays in the audit log.
 * @throws AppError `forbidden`; `not_found`, also when somebody else was faster
 */
export async function removeUpdate(app: App, actor: Actor, target: Target): Promise<void> {
  await changing(app, actor, target, async (tx, { title, body }) => {
    await store.deleteUpdate(tx, target.updateId)
    const details = { update: target.updateId, title, body }
    await record(tx, { action: 'engagement.update_removed', target, details })
  })
}

type Recorded = { action: AuditAction; target: Target; details: Record<string, unknown> }

function record(tx: Tx, { action, target, details }: Recorded): Promise<void> {
  const event = { action, subjectType: 'project', subjectId: target.projectId }
  return audit(tx, { ...event, details })
}

async function changing<T>(
  app: App,
  actor: Actor,
  { projectId, updateId }: Target,
  work: (tx: Tx, now: StaleUpdate) => Promise<T>,
): Promise<T> {
  requireStaff(actor, 'projects')
  return app.db.as(actor, async (tx) => {
    const isNamed = isUuid(projectId) && isUuid(updateId)
    const now = isNamed ? await store.selectUpdateForChange(tx, projectId, updateId) : undefined
    if (!now) throw new AppError('not_found', 'Not found')
    const result = await work(tx, now)
    await tellChanges(app, tx)
    return result
  })
}
