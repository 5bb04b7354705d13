import type { ClientChoice } from '#app/features/accounts/clients/client.ts'

/** The kinds of publications. */
const kinds = ['insight', 'project', 'help'] as const
export type Kind = (typeof kinds)[number]

export const publicationStates = ['draft', 'scheduled', 'published'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Who may read a help article. */
export const audiences = ['public', 'clients', 'client'] as const
export type Audience = (typeof audiences)[number]

/** The moves that a save can make. */
export const moves = ['save', 'publish', 'schedule', 'unpublish'] as const
export type Move = (typeof moves)[number]

/** A publication in the list of the admin panel. */
export type PublicationRow = {
  id: string
  title: string
  slug: string
  state: PublicationState
  /** The time from which it is public; null for a draft. */
  visible_from: string | null
  /** Its content type or sector; of a help article the one client that may read it. */
  filed: string | null
  /** Only of a help article. */
  audience: Audience | null
  created_at: string
  updated_at: string
}

/** The most characters of an article's HTML as it is typed. */
export const articleLength = 80_000
/** The most characters as it is stored: `&` and `<` are escaped then. */
export const keptLength = 150_000

export const insightFields = [
  ...['title', 'slug', 'excerpt', 'content', 'author', 'publishedOn', 'contentType'],
  ...['capabilities', 'imageUrl', 'imageAlt', 'imageWidth', 'imageHeight'],
]
export const projectFields = [
  ...['title', 'slug', 'subtitle', 'description', 'challenge', 'solution', 'outcomes', 'kpis'],
  ...['sector', 'capabilities', 'featured', 'displayOrder'],
]
const helpFields = ['title', 'slug', 'excerpt', 'content', 'audience', 'client']
export const fieldsOf: Record<Kind, readonly string[]> = {
  insight: insightFields,
  project: projectFields,
  help: helpFields,
}

/** The values of a form, each as the text that is sent: lists one item a line, choices by id. */
export type Values = Record<string, string>

/** The values of a new publication's form. */
export const emptyForm: Values = { displayOrder: '0', audience: 'clients' }

export type Publication = {
  id: string
  version: number
  state: PublicationState
  visible_from: string | null
  values: Values
}

/** What can be chosen: the content type or sector, a capability, or the client of a help article. */
export type Choice = { id: string; name: string }
export type Choices = { terms: Choice[]; capabilities: Choice[]; clients?: ClientsToChoose }
/** Clients, with what was searched for. */
export type ClientsToChoose = ClientChoice & { search: string }

/** The stored values, for somebody who has edited an older version. */
export type Stale = { version: number; now: Values }

export const adminPath: Record<Kind, string> = {
  insight: '/lead_admin/insights',
  project: '/lead_admin/published-projects',
  help: '/lead_admin/help',
}
const publicPath: Record<Kind, string> = { insight: '/blog', project: '/projects', help: '/help' }

/** Where visitors read a publication; null for one that only clients read. */
export const addressOnSite = (kind: Kind, { slug, audience }: Values): string | null =>
  kind === 'help' && audience !== 'public' ? null : `${publicPath[kind]}/${slug}`

/** The kind of publication that an address of the admin panel is about. */
export const kindAt = (pathname: string): Kind =>
  kinds.find((kind) => pathname.startsWith(adminPath[kind])) ?? 'insight'
