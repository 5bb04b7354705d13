/** What the content desk looks after. */
export const kinds = ['insight', 'project'] as const
export type Kind = (typeof kinds)[number]

export const publicationStates = ['draft', 'scheduled', 'published'] as const
export type PublicationState = (typeof publicationStates)[number]

/** What can be done with a publication while it is saved. */
export const moves = ['save', 'publish', 'schedule', 'unpublish'] as const
export type Move = (typeof moves)[number]

/** A publication as the desk's list shows it. */
export type PublicationRow = {
  id: string
  title: string
  slug: string
  state: PublicationState
  /** From when it is public; null for a draft. */
  visible_from: string | null
  /** Its content type or its sector. */
  filed: string | null
  created_at: string
  updated_at: string
}

/** What the HTML of an article may measure. */
export const articleLength = 80_000
/** What it may measure as it is kept: `&` and `<` in its text are longer then. */
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

/** What its form holds, each field as the text that is sent: lists by line, choices by id. */
export type Values = Record<string, string>

/** What the form of a new one holds. */
export const emptyForm: Values = { displayOrder: '0' }

export type Publication = {
  id: string
  version: number
  state: PublicationState
  visible_from: string | null
  values: Values
}

/** What something can be filed under: its one content type or sector, and capabilities. */
export type Choice = { id: string; name: string }
export type Choices = { terms: Choice[]; capabilities: Choice[] }

/** What a publication says by now, for whoever edited an older one. */
export type Stale = { version: number; now: Values }

export const adminPath: Record<Kind, string> = {
  insight: '/lead_admin/insights',
  project: '/lead_admin/published-projects',
}
export const publicPath: Record<Kind, string> = { insight: '/blog', project: '/projects' }

/** Which of the two a page of the desk is about. */
export const kindAt = (pathname: string): Kind =>
  pathname.startsWith(adminPath.project) ? 'project' : 'insight'
