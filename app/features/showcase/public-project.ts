/** What projects and insights are filed under. */
export type Term = { id: string; name: string; slug: string }
export type FilterTaxonomy = 'sectors' | 'capabilities' | 'content_types'
/** One that a list can be filtered by; a hidden one only while it is chosen. */
export type FilterTerm = Term & { chosen: boolean }
export type Label = { name: string; slug: string }

/** A published project as the list shows it. */
export type ProjectCard = {
  id: string
  slug: string
  title: string
  subtitle: string | null
  description: string | null
  is_featured: boolean
  /** Only as many as a card shows. */
  outcomes: string[]
  sector: Label | null
  capabilities: Label[]
}

export type PublicProject = ProjectCard & {
  challenge: string | null
  solution: string | null
  kpis: string[]
  updated_at: string
}

/** A case study as another page points to it. */
export type ProjectPointer = { slug: string; title: string; subtitle: string | null }

/** A published page as programs list it. */
export type Published = { slug: string; changed: string }

export const projectsPerPage = 12
export const outcomesPerCard = 2

/** The names that an address of a list should have said; null when it said them. */
export function namesOfToday<Name extends string>(
  asked: Record<Name, string | null>,
  terms: Record<Name, readonly FilterTerm[]>,
): Partial<Record<Name, string>> | null {
  const names: Partial<Record<Name, string>> = {}
  for (const name in asked) {
    const slug = chosenTerm(terms[name])?.slug
    if (slug !== undefined && slug !== asked[name]) names[name] = slug
  }
  return Object.keys(names).length > 0 ? names : null
}

/** The one that a list is filtered by. */
export const chosenTerm = (terms: readonly FilterTerm[]) => terms.find(({ chosen }) => chosen)

const mostInitials = 3

/** The first letters of a title's words: "One visa file" is OVF. */
export function initialsOf(title: string): string {
  const letters = title.split(/\s+/).map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
  return letters.filter(Boolean).slice(0, mostInitials).join('').toUpperCase()
}

/** Text in paragraphs, parted by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '')
}
