import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { taxonomyForm } from '#content/taxonomy.ts'
import { slugFrom } from './publication-forms.ts'
import { hasOwnPage, mostTerms, type Taxonomy, type TermMove, type TermRow } from './taxonomy.ts'
import * as store from './taxonomy-store.server.ts'

const nouns = {
  sectors: 'sector',
  capabilities: 'capability',
  'content-types': 'content_type',
} as const
const verbs = {
  up: 'moved',
  down: 'moved',
  on: 'activated',
  off: 'deactivated',
  remove: 'deleted',
} as const
const { errors } = taxonomyForm

export type TermFaults = { name?: string[]; slug?: string[] }
type Typed = { name: string; slug: string }

/** The terms of a taxonomy in order; one query. @throws AppError `forbidden` */
export async function listTerms(app: App, actor: Actor, taxonomy: Taxonomy): Promise<TermRow[]> {
  requireStaff(actor, 'content')
  return app.db.as(actor, (tx) => store.selectTerms(tx, taxonomy))
}

/**
 * Adds a term at the end, or changes the name and slug of one.
 * @param id null for a new term
 * @returns the errors; null when it was stored
 * @throws AppError `forbidden`, `not_found`
 */
export async function writeTerm(
  app: App,
  actor: Actor,
  { taxonomy, id }: { taxonomy: Taxonomy; id: string | null },
  typed: Typed,
): Promise<TermFaults | null> {
  requireStaff(actor, 'content')
  const name = typed.name
  const slug = typed.slug || slugFrom(name)
  const work = app.db.as(actor, async (tx) => {
    await store.lockOrder(tx, taxonomy)
    const before = id === null ? null : await find(tx, taxonomy, id)
    if (before && before.slug !== slug && hasOwnPage(taxonomy, before.slug))
      return { slug: [errors.fixed] }
    const taken = await store.selectTaken(tx, taxonomy, { id, name, slug })
    if (taken.name) return { name: [errors.nameTaken] }
    if (taken.slug) return { slug: [errors.slugTaken] }
    if (before) {
      const from = { name: before.name, slug: before.slug }
      if (from.name === name && from.slug === slug) return null
      await store.updateTerm(tx, taxonomy, before.id, { ...before, name, slug })
      await note(tx, taxonomy, before.id, 'renamed', { from, to: { name, slug } })
      return null
    }
    if ((await store.selectTerms(tx, taxonomy)).length >= mostTerms) return { name: [errors.full] }
    const made = await store.insertTerm(tx, taxonomy, { name, slug })
    await note(tx, taxonomy, made, 'created', { name, slug })
    return null
  })
  return work.catch((error: unknown) => {
    if (isUniqueViolation(error)) return { name: [errors.nameTaken] }
    throw error
  })
}

/**
 * Moves a term by one place, hides or shows it, or deletes one that is not used.
 * @throws AppError `forbidden`, `not_found`; `conflict` when the term is used
 */
export async function moveTerm(
  app: App,
  actor: Actor,
  { taxonomy, id }: { taxonomy: Taxonomy; id: string },
  move: TermMove,
): Promise<{ name: string; isMoved: boolean }> {
  requireStaff(actor, 'content')
  return app.db.as(actor, async (tx) => {
    await store.lockOrder(tx, taxonomy)
    const term = await find(tx, taxonomy, id)
    const { name, slug } = term
    if (move === 'remove') {
      if (term.used > 0) throw new AppError('conflict', taxonomyForm.used(name))
      await store.deleteTerm(tx, taxonomy, id)
    } else if (move === 'on' || move === 'off') {
      await store.updateTerm(tx, taxonomy, id, { ...term, is_active: move === 'on' })
    } else {
      const ids = (await store.selectTerms(tx, taxonomy)).map((one) => one.id)
      const from = ids.indexOf(id)
      const to = from + (move === 'up' ? -1 : 1)
      const other = ids[to]
      if (!other) return { name, isMoved: false }
      ids[to] = id
      ids[from] = other
      await store.orderTerms(tx, taxonomy, ids)
    }
    await note(tx, taxonomy, id, verbs[move], { name, slug, move })
    return { name, isMoved: true }
  })
}

async function find(tx: Tx, taxonomy: Taxonomy, id: string): Promise<TermRow> {
  const found = isUuid(id) ? await store.lockTerm(tx, taxonomy, id) : undefined
  if (!found) throw new AppError('not_found', 'Not found')
  return found
}

function note(
  tx: Tx,
  taxonomy: Taxonomy,
  id: string,
  verb: 'created' | 'renamed' | (typeof verbs)[keyof typeof verbs],
  details: Record<string, unknown>,
): Promise<void> {
  const noun = nouns[taxonomy]
  return audit(tx, {
    action: `${noun}.${verb}`,
    subjectType: noun,
    subjectId: id,
    details,
  })
}
