/** The kinds of publications. */
export const kinds = ['insight', 'project'] as const
export type Kind = (typeof kinds)[number]

export const publicationStates = ['draft', 'scheduled', 'published'] as const
export type PublicationState = (typeof publicationStates)[number]

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
  /** Its content type or sector. */
  filed: string | null
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
export const fieldsOf: Record<Kind, readonly string[]> = {
  insight: insightFields,
  project: projectFields,
}

/** The values of a form, each as the text that is sent: lists one item a line, choices by id. */
export type Values = Record<string, string>

/** The values of a new publication's form. */
export const emptyForm: Values = { displayOrder: '0' }

export type Publication = {
  id: string
  version: number
  state: PublicationState
  visible_from: string | null
  values: Values
}

/** A term that can be chosen: the content type or sector, or a capability. */
export type Choice = { id: string; name: string }
export type Choices = { terms: Choice[]; capabilities: Choice[] }

/** The stored values, for somebody who has edited an older version. */
export type Stale = { version: number; now: Values }

export const adminPath: Record<Kind, string> = {
  insight: '/lead_admin/insights',
  project: '/lead_admin/published-projects',
}
export const publicPath: Record<Kind, string> = { insight: '/blog', project: '/projects' }

/** The kind of publication that an address of the admin panel is about. */
export const kindAt = (pathname: string): Kind =>
  pathname.startsWith(adminPath.project) ? 'project' : 'insight'
