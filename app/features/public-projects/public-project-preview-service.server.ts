import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { selectFiling } from './filing-store.server.ts'
import type { PublicProject } from './public-project.ts'

type Typed = Record<string, string | undefined>

/**
 * Renders a project from the values of a form; nothing is stored.
 * @throws AppError `forbidden`
 */
export async function previewProject(
  app: App,
  actor: Actor,
  id: string | null,
  typed: Typed,
): Promise<PublicProject> {
  requireStaff(actor, 'content')
  const ids = (typed.capabilities ?? '').split(' ').filter(Boolean)
  const sectorId = typed.sector || null
  const { term, capabilities } = await app.db.as(actor, (tx) =>
    selectFiling(tx, 'sectors', sectorId, ids),
  )
  const lines = (text = '') => text.split('\n').filter(Boolean)
  return {
    id: id ?? '',
    slug: typed.slug ?? '',
    title: typed.title ?? '',
    subtitle: typed.subtitle || null,
    sector: term,
    capabilities,
    description: typed.description || null,
    challenge: typed.challenge || null,
    solution: typed.solution || null,
    outcomes: lines(typed.outcomes),
    kpis: lines(typed.kpis),
    is_featured: typed.featured === 'on',
    updated_at: app.now().toISOString(),
  }
}
