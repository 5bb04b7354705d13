import { cutPage } from '#app/lists/read-list.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { isSlug } from '#app/platform/identifier.ts'
import { selectFiling, selectFilterTerms } from './filing-store.server.ts'
import {
  chosenTerm,
  type FilterTaxonomy,
  type FilterTerm,
  namesOfToday,
  type ProjectPointer,
  type PublicProject,
  type Published,
  projectsPerPage,
} from './public-project.ts'
import type { ProjectQuery } from './public-project-query.ts'
import {
  selectFirstProjects,
  selectMovedProject,
  selectProject,
  selectProjects,
  selectPublishedProjects,
  selectRelatedProject,
} from './public-project-store.server.ts'

/**
 * One page of the list as a visitor sees it, for every actor, because the page is cached. A filter
 * without projects gives an empty list; a former slug is answered with the current one.
 */
export async function listProjects(app: Pick<App, 'db'>, query: ProjectQuery) {
  const { sector, capability } = query
  return app.db.asVisitor(async (tx) => {
    const [sectors, capabilities] = await Promise.all([
      listFilterTerms(tx, 'sectors', sector),
      listFilterTerms(tx, 'capabilities', capability),
    ])
    const sectorId = sector === null ? null : chosenTerm(sectors)?.id
    const capabilityId = capability === null ? null : chosenTerm(capabilities)?.id
    const known = sectorId !== undefined && capabilityId !== undefined
    const found = known
      ? await selectProjects(tx, { sectorId, capabilityId, after: query.after })
      : []
    const { rows, next } = cutPage(found, {}, projectsPerPage)
    const movedTo = namesOfToday(
      { sector, capability },
      { sector: sectors, capability: capabilities },
    )
    return { list: { projects: rows, next, sectors, capabilities }, movedTo }
  })
}

type Found = { project: PublicProject } | { movedTo: string } | null

/** The published project with this slug, or the address it has moved to. */
export async function findProject(app: Pick<App, 'db'>, slug: string): Promise<Found> {
  if (!isSlug(slug)) return null
  return app.db.asVisitor(async (tx) => {
    const project = await selectProject(tx, slug)
    if (project) return { project }
    const movedTo = await selectMovedProject(tx, slug)
    return movedTo ? { movedTo } : null
  })
}

/** The first projects of the list with their full text. */
export function firstProjects(app: Pick<App, 'db'>, limit: number): Promise<PublicProject[]> {
  return app.db.asVisitor((tx) => selectFirstProjects(tx, limit))
}

/** A case study on one of these capabilities, read in the caller's transaction. */
export function findRelatedProject(
  tx: Reader,
  capabilities: readonly string[],
): Promise<ProjectPointer | null> {
  return capabilities.length > 0 ? selectRelatedProject(tx, capabilities) : Promise.resolve(null)
}

/**
 * The filters of a list in order, read in the caller's transaction.
 * @param slug the selected term, which is included even when it is hidden or was renamed
 */
export function listFilterTerms(
  tx: Reader,
  taxonomy: FilterTaxonomy,
  slug: string | null,
): Promise<FilterTerm[]> {
  return selectFilterTerms(tx, taxonomy, slug)
}

/** Addresses for the site map, in the order of the list. */
export function publishedProjects(app: Pick<App, 'db'>, limit: number): Promise<Published[]> {
  return app.db.asVisitor((tx) => selectPublishedProjects(tx, limit))
}

/** The terms with these ids, as a preview shows them; unknown ids are ignored. */
export const readFiling = selectFiling
