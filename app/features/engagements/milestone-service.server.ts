import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { tellChanges } from '#app/features/decisions/decision-notification-service.server.ts'
import { changedValues } from '#app/features/undo/column-undo-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { engagementPage } from '#content/engagements.ts'
import type { Milestone } from './engagement.ts'
import type { MilestoneInput } from './engagement-forms.ts'
import * as store from './milestone-store.server.ts'

const atMost = 60

export const milestoneChanges = ['done', 'reopen', 'up', 'down', 'remove'] as const
export type MilestoneChange = (typeof milestoneChanges)[number]

const pastTense = {
  done: 'engagement.milestone_done',
  reopen: 'engagement.milestone_reopened',
  up: 'engagement.milestone_moved',
  down: 'engagement.milestone_moved',
  remove: 'engagement.milestone_removed',
} as const satisfies Record<MilestoneChange, AuditAction>

/**
 * Adds a milestone at the end.
 * @throws AppError `forbidden`, `not_found`; `conflict` when the project has as many as it may
 */
export async function addMilestone(
  app: App,
  actor: Actor,
  projectId: string,
  wanted: MilestoneInput,
): Promise<void> {
  await changing(app, actor, projectId, async (tx, project, milestones) => {
    if (milestones.length >= atMost) throw new AppError('conflict', engagementPage.milestones.full)
    const id = crypto.randomUUID()
    await store.insertMilestone(tx, project, {
      id,
      title: wanted.title,
      dueOn: wanted.dueOn ?? null,
    })
    return { action: 'engagement.milestone_added', milestone: id, title: wanted.title }
  })
}

/**
 * Marks a milestone as done or open, moves it by one place, or removes it. Repeating it changes nothing.
 * @returns whether it was changed, and the id of the change where it can be undone
 * @throws AppError `forbidden`; `not_found`, also when it belongs to another project
 */
export async function changeMilestone(
  app: App,
  actor: Actor,
  target: { projectId: string; milestoneId: string },
  change: MilestoneChange,
): Promise<Changed> {
  const staff = requireStaff(actor, 'projects')
  return changing(app, actor, target.projectId, async (tx, _, milestones) => {
    const place = milestones.findIndex(({ id }) => id === target.milestoneId)
    const milestone = milestones[place]
    if (!milestone) throw new AppError('not_found', 'Not found')
    const { id, title } = milestone
    const before = await store.selectDone(tx, id)
    if (!(await apply(app, tx, milestones, place, milestone, change))) return null
    const after = await store.selectDone(tx, id)
    const records = before && after ? changedValues(id, ['done_at'], before, after) : []
    const undo = await rememberChange(tx, staff, 'milestone.done', records)
    return { action: pastTense[change], milestone: id, title, undo }
  })
}

async function apply(
  app: App,
  tx: Tx,
  milestones: Milestone[],
  place: number,
  milestone: Milestone,
  change: MilestoneChange,
): Promise<boolean> {
  if (change === 'remove') {
    await store.deleteMilestone(tx, milestone.id)
    return true
  }
  if (change === 'done' || change === 'reopen') {
    const isDone = milestone.done_at !== null
    if (isDone === (change === 'done')) return false
    await store.setMilestoneDone(tx, milestone.id, change === 'done' ? app.now() : null)
    return true
  }
  const neighbour = milestones[change === 'up' ? place - 1 : place + 1]
  if (!neighbour) return false
  await store.swapMilestones(tx, milestone.id, neighbour.id)
  return true
}

type Done = { action: AuditAction; milestone: string; title: string; undo?: string | undefined }
type Changed = { isChanged: boolean; change?: string | undefined }
type Locked = NonNullable<Awaited<ReturnType<typeof store.lockProject>>>

/** Makes one change to a project's milestones with the project locked, and records it. */
async function changing(
  app: App,
  actor: Actor,
  projectId: string,
  work: (tx: Tx, project: Locked, milestones: Milestone[]) => Promise<Done | null>,
): Promise<Changed> {
  requireStaff(actor, 'projects')
  return app.db.as(actor, async (tx) => {
    const project = isUuid(projectId) ? await store.lockProject(tx, projectId) : undefined
    if (!project) throw new AppError('not_found', 'Not found')
    const done = await work(tx, project, await store.selectMilestones(tx, project))
    if (!done) return { isChanged: false }
    await tellChanges(app, tx)
    const { action, undo, ...details } = done
    await audit(tx, { action, subjectType: 'project', subjectId: projectId, details })
    return { isChanged: true, change: undo }
  })
}
