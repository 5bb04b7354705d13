import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Reader } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, typed } from '#app/platform/sql-helpers.server.ts'
import type { FilterTaxonomy, FilterTerm, Label } from './public-project.ts'

/** The name and address of the term with this id. */
export const termOf = (
  taxonomy: Exclude<FilterTaxonomy, 'capabilities'>,
  id: Expression<string | null>,
) => jsonObjectFrom(db.selectFrom(taxonomy).select(['name', 'slug']).where('id', '=', id))

/** The capabilities with these ids, in the order of the site. */
export const capabilitiesBy = (ids: Expression<{ capability_id: string }> | readonly string[]) =>
  jsonArrayFrom(
    db
      .selectFrom('capabilities')
      .select(['name', 'slug'])
      .where('id', '=', 'expressionType' in ids ? sql<string>`any ${ids}` : anyOf(ids))
      .orderBy('display_order')
      .orderBy('id'),
  )

/** The terms with these ids, as a preview shows them; unknown ids are ignored. */
export async function selectFiling(
  tx: Reader,
  taxonomy: Exclude<FilterTaxonomy, 'capabilities'>,
  id: string | null,
  capabilities: readonly string[],
): Promise<{ term: Label | null; capabilities: Label[] }> {
  const filing = db.selectNoFrom([
    termOf(taxonomy, typed('uuid', id)).as('term'),
    capabilitiesBy(capabilities).as('capabilities'),
  ])
  return (await tx.first(filing)) ?? { term: null, capabilities: [] }
}

/** The terms that are offered as filters, and the one that has or had this slug. */
export function selectFilterTerms(
  tx: Reader,
  taxonomy: FilterTaxonomy,
  slug: string | null,
): Promise<FilterTerm[]> {
  const asked = typed('text', slug)
  const terms = db
    .selectFrom(taxonomy)
    .select((eb) => [
      ...(['id', 'name', 'slug', 'is_active', 'display_order'] as const),
      sql<boolean>`coalesce(${asked} = ${eb.ref('slug')} or ${asked} = any(${eb.ref('former_slugs')}), false)`.as(
        'chosen',
      ),
    ])
  return tx.all(
    db
      .selectFrom(terms.as('t'))
      .select(['id', 'name', 'slug', 'chosen'])
      .where((eb) => eb.or([eb('is_active', '=', true), eb('chosen', '=', true)]))
      .orderBy('display_order')
      .orderBy('name')
      .orderBy('id'),
  )
}
