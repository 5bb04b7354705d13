import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Kind, Values } from './publication.ts'
import { readPublication } from './publication-service.server.ts'
import { readTyped } from './publication-typed.server.ts'
import type { VersionRow } from './version.ts'
import { readVersionValues } from './version-service.server.ts'

/** Takes the place of the id in the address of a new publication. */
const unmade = 'new'

/**
 * The values of a form, for a preview; nothing is stored.
 * @throws AppError `forbidden`, `not_found`
 */
export async function previewTyped(
  app: App,
  actor: Actor,
  { kind, id }: { kind: Kind; id: string },
  form: FormData,
): Promise<{ id: string | null; values: Values }> {
  const values = readTyped(kind, form)
  if (id === unmade) return { id: null, values }
  const { publication } = await readPublication(app, actor, kind, id)
  return { id, values: { ...values, slug: values.slug || (publication.values.slug ?? '') } }
}

/**
 * The stored values, or those of a version, for a preview; null for a new publication.
 * @throws AppError `forbidden`, `not_found`
 */
export async function previewStored(
  app: App,
  actor: Actor,
  { kind, id }: { kind: Kind; id: string },
  versionId: string | null,
): Promise<{ id: string; values: Values; version?: VersionRow } | null> {
  if (id === unmade) return null
  if (versionId) {
    const { values, ...version } = await readVersionValues(app, actor, { kind, id }, versionId)
    return { id, values, version }
  }
  const { publication } = await readPublication(app, actor, kind, id)
  return { id, values: publication.values }
}
