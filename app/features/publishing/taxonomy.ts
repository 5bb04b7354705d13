import { siteMap } from '#content/site-map.ts'

/** What insights and projects are filed under. */
export const shelves = ['sectors', 'capabilities', 'content-types'] as const
export type Shelf = (typeof shelves)[number]

export type TermRow = {
  id: string
  name: string
  slug: string
  is_active: boolean
  /** How many pages are filed under it, counted up to a limit. */
  used: number
}

/** More are not counted. */
export const mostCounted = 1_000
export const mostTerms = 200

/** What can be done with one beside renaming it. */
export const termMoves = ['up', 'down', 'on', 'off', 'remove'] as const
export type TermMove = (typeof termMoves)[number]

const desk = '/lead_admin/taxonomy'
export const shelfPath: Record<Shelf, string> = {
  sectors: desk,
  capabilities: `${desk}/capabilities`,
  'content-types': `${desk}/content-types`,
}
export const shelfAt = (pathname: string): Shelf =>
  shelves.find((shelf) => shelf !== 'sectors' && pathname.startsWith(shelfPath[shelf])) ?? 'sectors'

/** Whether the site has a page of its own at the term's address. */
export const hasOwnPage = (shelf: Shelf, slug: string): boolean =>
  shelf === 'capabilities' && `/capabilities/${slug}` in siteMap
