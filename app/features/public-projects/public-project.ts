import { composedMark } from '#content/public-projects.ts'

/** A term of a taxonomy: a sector, capability or content type. */
export type Term = { id: string; name: string; slug: string }
export type FilterTaxonomy = 'sectors' | 'capabilities' | 'content_types'
/** A term in a filter; a hidden term is only included while it is selected. */
export type FilterTerm = Term & { chosen: boolean }
export type Label = { name: string; slug: string }

/** A published project as a list shows it. */
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

/** Whether a case study says of itself that it combines typical parts and describes no real project. */
export const isComposed = ({ subtitle }: { subtitle: string | null }): boolean =>
  subtitle?.toLowerCase().startsWith(composedMark.toLowerCase()) === true

/** A case study as other pages link to it. */
export type ProjectPointer = { slug: string; title: string; subtitle: string | null }

/** A published page in the site map. */
export type Published = { slug: string; changed: string }

export const projectsPerPage = 12
export const outcomesPerCard = 2

/** The current slugs when an address contains former ones; null when it is up to date. */
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

/** The selected term of a filter. */
export const chosenTerm = (terms: readonly FilterTerm[]) => terms.find(({ chosen }) => chosen)

const mostInitials = 3

/** The first letters of a title's words: "One visa file" is OVF. */
export function initialsOf(title: string): string {
  const letters = title.split(/\s+/).map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
  return letters.filter(Boolean).slice(0, mostInitials).join('').toUpperCase()
}

/** Splits text into paragraphs at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '')
}
