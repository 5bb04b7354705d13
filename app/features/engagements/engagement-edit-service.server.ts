import { audit } from '#app/features/audit/audit-service.server.ts'
import { changedValues } from '#app/features/undo/column-undo-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { engagementForm } from '#content/engagements.ts'
import type { ProjectBrief, ProjectFields } from './engagement.ts'
import * as store from './engagement-edit-store.server.ts'
import type { NewProjectInput, ProjectEditInput } from './engagement-forms.ts'
import { projectColumns } from './engagement-undo-service.server.ts'

/**
 * Makes a project for a client. The same form sent again finds the one it made.
 * @returns the project's id
 * @throws AppError `forbidden`; `invalid` when there is no such client
 */
export async function createProject(
  app: App,
  actor: Actor,
  wanted: NewProjectInput,
): Promise<string> {
  requireStaff(actor, 'projects')
  return app.db
    .as(actor, (tx) => addProject(tx, wanted))
    .catch((error) => {
      if (isUniqueViolation(error)) return wanted.id
      throw error
    })
}

/**
 * Makes a project as a part of something larger, which checks access.
 * @throws AppError `invalid` when there is no such client
 */
export async function addProject(tx: Tx, wanted: NewProjectInput): Promise<string> {
  const { id, clientId } = wanted
  const made = { id, client_id: clientId, ...briefOf(wanted) }
  if (!(await store.insertProject(tx, made)))
    throw new AppError('invalid', engagementForm.errors.clientId)
  await audit(tx, {
    action: 'engagement.created',
    subjectType: 'project',
    subjectId: id,
    details: { clientId, name: made.name, status: made.status },
  })
  return id
}

/** The stored project, for somebody who edited an outdated version. */
export type StaleEdit = { version: number; now: ProjectFields }

/**
 * Changes a project, if nobody else has since the form was opened.
 * @returns the stored project when somebody has; otherwise the id of the change, by which it can be undone
 * @throws AppError `forbidden`, `not_found`
 */
export async function editProject(
  app: App,
  actor: Actor,
  id: string,
  wanted: ProjectEditInput,
): Promise<{ stale: StaleEdit } | { change?: string | undefined }> {
  const staff = requireStaff(actor, 'projects')
  return app.db.as(actor, async (tx) => {
    const current = isUuid(id) ? await store.selectProjectForUpdate(tx, id) : undefined
    if (!current) throw new AppError('not_found', 'Not found')
    const { version, ...now } = current
    if (version !== wanted.version) return { stale: { version, now } }
    const fields = fieldsOf(wanted)
    const changed = keysOf(fields).filter((key) => fields[key] !== now[key])
    if (changed.length === 0) return {}
    await store.updateProject(tx, id, fields)
    const brief = changed.filter((key) => !prose.has(key))
    await audit(tx, {
      action: 'engagement.updated',
      subjectType: 'project',
      subjectId: id,
      details: {
        changed,
        from: Object.fromEntries(brief.map((key) => [key, now[key]])),
        to: Object.fromEntries(brief.map((key) => [key, fields[key]])),
      },
    })
    // A text that was written anew is not thrown away by a slip: then the form is the way back.
    const isBrief = brief.length === changed.length
    const records = isBrief ? changedValues(id, projectColumns, now, fields) : []
    return { change: await rememberChange(tx, staff, 'project.fields', records) }
  })
}

// Too long for an audit event, which says only that they changed.
const prose: ReadonlySet<keyof ProjectFields> = new Set([
  'description',
  'overview',
  'overview_points',
  'assessment',
  'assessment_points',
  'proposal',
  'proposal_points',
])

type Brief = Omit<NewProjectInput, 'id' | 'clientId'>

function briefOf({ name, description, status, progress, startsOn, dueOn }: Brief): ProjectBrief {
  return {
    name,
    description: description ?? null,
    status,
    progress,
    starts_on: startsOn ?? null,
    due_on: dueOn ?? null,
  }
}

function fieldsOf(wanted: ProjectEditInput): ProjectFields {
  return {
    ...briefOf(wanted),
    timeline: wanted.timeline ?? null,
    budget: wanted.budget ?? null,
    overview: wanted.overview ?? null,
    overview_points: wanted.overviewPoints ?? null,
    assessment: wanted.assessment ?? null,
    assessment_points: wanted.assessmentPoints ?? null,
    proposal: wanted.proposal ?? null,
    proposal_points: wanted.proposalPoints ?? null,
  }
}

const keysOf = (fields: ProjectFields) => Object.keys(fields) as (keyof ProjectFields)[]
