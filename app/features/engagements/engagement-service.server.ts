import { readList, readRows } from '#app/lists/read-list.server.ts'
import { requireClient, requireReader, requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { type Project, type ProjectPart, tabFrom } from './engagement.ts'
import {
  adminProjectList,
  type ProjectListQuery,
  portalProjectList,
} from './engagement-list-query.ts'
import { projectSource } from './engagement-list-store.server.ts'
import * as store from './engagement-store.server.ts'
import { selectMilestones } from './milestone-store.server.ts'
import { selectMilestone, selectUpdate } from './project-part-store.server.ts'
import { type UpdateListQuery, updateList } from './project-update-list-query.ts'
import { countPeople, updateSource } from './project-update-store.server.ts'

const filesShown = 20

/** One page of projects: a client's own, or those of all clients for staff. */
export async function listProjects(app: App, actor: Actor, query: ProjectListQuery) {
  const own = requireReader(actor)
  const source = projectSource(own ? { ...query, client: own } : query, own !== null)
  const list = own ? portalProjectList : adminProjectList
  const page = await app.db.read(actor, (tx) => readList(tx, list, query, source))
  return { ...page, today: todayOf(app) }
}

const todayOf = (app: App) => readersDay(app.now())

type Wanted = {
  /** The tab that the address names. */
  tab: string | null
  updates: UpdateListQuery
}

/**
 * One project as its client sees it; its milestones, a page of updates and its newest files only for
 * the tab that shows them.
 * @throws AppError `not_authenticated`, `forbidden`, `not_found` (also when it is another client's)
 */
export async function readProject(app: App, actor: Actor, id: string, wanted: Wanted) {
  const own = requireClient(actor).clientId
  return app.db.read(actor, async (tx) => {
    const project = await findProject(tx, id, own)
    const tab = tabFrom(wanted.tab, project)
    const today = todayOf(app)
    if (tab !== 'progress') return { project, tab, today, course: null }
    const [files, { milestones, updates }] = await Promise.all([
      store.selectProjectFiles(tx, project, filesShown + 1),
      readCourse(tx, project, wanted.updates),
    ])
    const shown = files.slice(0, filesShown)
    const course = { milestones, updates, files: shown, moreFiles: files.length > filesShown }
    return { project, tab, today, course }
  })
}

/**
 * One project as staff work on it, with the number of people an update would reach.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readEngagement(app: App, actor: Actor, id: string, query: UpdateListQuery) {
  requireStaff(actor, 'projects')
  return app.db.read(actor, async (tx) => {
    const project = await findProject(tx, id)
    const [course, people] = await Promise.all([
      readCourse(tx, project, query),
      countPeople(tx, project.client_id),
    ])
    return { ...course, people }
  })
}

type PartParams = { projectId: string; milestoneId?: string; updateId?: string }

/**
 * A milestone or an update of a project: of the actor's client, or for staff of any.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readProjectPart(
  app: App,
  actor: Actor,
  { projectId, milestoneId = '', updateId = '' }: PartParams,
): Promise<ProjectPart & { project: Project; today: string }> {
  const own = requireReader(actor) ?? undefined
  return app.db.read(actor, async (tx) => {
    const project = await findProject(tx, projectId, own)
    const of = { project, today: todayOf(app) }
    const milestone = isUuid(milestoneId)
      ? await selectMilestone(tx, project, milestoneId)
      : undefined
    if (milestone) return { kind: 'milestone', part: milestone, ...of }
    const update = isUuid(updateId) ? await selectUpdate(tx, project, updateId) : undefined
    if (update) return { kind: 'update', part: update, ...of }
    throw new AppError('not_found', 'Not found')
  })
}

async function findProject(tx: Tx, id: string, clientId?: string) {
  const project = isUuid(id) ? await store.selectProject(tx, id, clientId) : undefined
  if (!project) throw new AppError('not_found', 'Not found')
  return project
}

async function readCourse(
  tx: Tx,
  project: Awaited<ReturnType<typeof findProject>>,
  query: UpdateListQuery,
) {
  const [updates, milestones] = await Promise.all([
    readRows(tx, updateList, query, updateSource(project)),
    selectMilestones(tx, project),
  ])
  return { project, milestones, updates }
}
