import type { CapabilitySlug, ContentTypeSlug, SectorSlug } from './taxonomy.data.ts'

/** An article that is inserted into a new installation. */
export type SampleInsight = {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly contentType: ContentTypeSlug
  readonly capabilities: readonly CapabilitySlug[]
  /** An instant in ISO 8601, or null while it is a draft. */
  readonly publishedAt: string | null
  readonly isPublished: boolean
  /** The figure of `app/ui/figures.ts` from which the featured image is drawn. */
  readonly image: { readonly figure: string; readonly alt: string }
  /** HTML below the title: headings start at h2. */
  readonly content: string
}

/** A published project that is inserted into a new installation: an example that names no customer. */
export type SampleProject = {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  /** Paragraphs are separated by an empty line. */
  readonly challenge: string
  readonly solution: string
  readonly outcomes: readonly string[]
  readonly kpis: readonly string[]
  readonly sector: SectorSlug
  readonly capabilities: readonly CapabilitySlug[]
  readonly isFeatured: boolean
  readonly published: boolean
  readonly displayOrder: number
}

/** A help article that is inserted into a new installation. */
export type SampleHelpArticle = {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly audience: 'public' | 'clients'
  /** HTML below the title: headings start at h2. */
  readonly content: string
}
