import { siteMap } from '#content/site-map.ts'

/** The taxonomies of insights and projects. */
export const taxonomies = ['sectors', 'capabilities', 'content-types'] as const
export type Taxonomy = (typeof taxonomies)[number]

export type TermRow = {
  id: string
  name: string
  slug: string
  is_active: boolean
  /** The number of publications that use it, counted up to a limit. */
  used: number
}

/** The limit of that count. */
export const mostCounted = 1_000
export const mostTerms = 200

/** The moves of a term. */
export const termMoves = ['up', 'down', 'on', 'off', 'remove'] as const
export type TermMove = (typeof termMoves)[number]

const sectorsPath = '/lead_admin/taxonomy'
export const taxonomyPath: Record<Taxonomy, string> = {
  sectors: sectorsPath,
  capabilities: `${sectorsPath}/capabilities`,
  'content-types': `${sectorsPath}/content-types`,
}
export const taxonomyAt = (pathname: string): Taxonomy =>
  taxonomies.find(
    (taxonomy) => taxonomy !== 'sectors' && pathname.startsWith(taxonomyPath[taxonomy]),
  ) ?? 'sectors'

/** Whether the site has a page of its own for this term. */
export const hasOwnPage = (taxonomy: Taxonomy, slug: string): boolean =>
  taxonomy === 'capabilities' && `/capabilities/${slug}` in siteMap
