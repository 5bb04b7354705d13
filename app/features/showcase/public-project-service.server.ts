import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { cutPage } from '#app/platform/keyset.ts'
import type { ProjectQuery } from './project-query.ts'
import {
  type ProjectPointer,
  type PublicProject,
  type Published,
  projectsPerPage,
  type Term,
} from './public-project.ts'
import {
  selectCapabilities,
  selectFirstProjects,
  selectMovedProject,
  selectProject,
  selectProjects,
  selectPublishedProjects,
  selectRelatedProject,
  selectSectors,
} from './public-project-store.server.ts'

/**
 * One page of the list. Whoever asks sees what a visitor sees: the page is kept and shown to everyone.
 * A filter that nothing is filed under finds nothing.
 */
export async function listProjects(app: Pick<App, 'db'>, query: ProjectQuery) {
  return app.db.as(visitor, async (tx) => {
    const [sectors, capabilities] = await Promise.all([selectSectors(tx), selectCapabilities(tx)])
    const idOf = (terms: Term[], slug: string | null) =>
      slug === null ? null : terms.find((term) => term.slug === slug)?.id
    const sectorId = idOf(sectors, query.sector)
    const capabilityId = idOf(capabilities, query.capability)
    const known = sectorId !== undefined && capabilityId !== undefined
    const found = known
      ? await selectProjects(tx, { sectorId, capabilityId, after: query.after })
      : []
    const { rows, next } = cutPage(found, {}, projectsPerPage)
    return { projects: rows, next, sectors, capabilities }
  })
}

type Found = { project: PublicProject } | { movedTo: string } | null

/** The published project of this address, or the address it has moved to. */
export async function findProject(app: Pick<App, 'db'>, slug: string): Promise<Found> {
  return app.db.as(visitor, async (tx) => {
    const project = await selectProject(tx, slug)
    if (project) return { project }
    const movedTo = await selectMovedProject(tx, slug)
    return movedTo ? { movedTo } : null
  })
}

/** The first projects of the list in full. */
export function firstProjects(app: Pick<App, 'db'>, limit: number): Promise<PublicProject[]> {
  return app.db.as(visitor, (tx) => selectFirstProjects(tx, limit))
}

/** A case study that goes with these capabilities, read in the caller's transaction. */
export function findRelatedProject(
  tx: Tx,
  capabilities: readonly string[],
): Promise<ProjectPointer | null> {
  return capabilities.length > 0 ? selectRelatedProject(tx, capabilities) : Promise.resolve(null)
}

/** The capabilities, in their order, for other lists that filter by them. */
export function listCapabilities(tx: Tx): Promise<Term[]> {
  return selectCapabilities(tx)
}

/** Addresses for search engines, in the list's order. */
export function publishedProjects(app: Pick<App, 'db'>, limit: number): Promise<Published[]> {
  return app.db.as(visitor, (tx) => selectPublishedProjects(tx, limit))
}
