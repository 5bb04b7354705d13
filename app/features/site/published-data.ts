import { isSampleAuthor } from '#app/features/insights/insight.ts'
import { company } from '#content/company.ts'

type Article = {
  slug: string
  title: string
  excerpt: string | null
  author: string | null
  published_at: string
  updated_at: string
  image: { url: string } | null
  content_type: { name: string } | null
  capabilities: readonly { name: string }[]
}

const context = 'https://schema.org'
const publisher = (origin: string) => ({ '@id': `${origin}/#organization` })

/** An insight: https://schema.org/Article. */
export function articleData(insight: Article, origin: string): object {
  const url = `${origin}/blog/${insight.slug}`
  return {
    '@context': context,
    '@type': 'Article',
    headline: insight.title,
    ...(insight.excerpt && { description: insight.excerpt }),
    url,
    mainEntityOfPage: url,
    image: `${origin}/share/blog-${insight.slug}.png`,
    datePublished: insight.published_at,
    dateModified:
      insight.updated_at > insight.published_at ? insight.updated_at : insight.published_at,
    author:
      insight.author && !isSampleAuthor(insight.author)
        ? { '@type': 'Person', name: insight.author }
        : { '@type': 'Organization', name: company.name },
    publisher: publisher(origin),
    ...(insight.content_type && { articleSection: insight.content_type.name }),
    keywords: insight.capabilities.map(({ name }) => name),
  }
}

type CaseStudy = {
  slug: string
  title: string
  subtitle: string | null
  description: string | null
  updated_at: string
  sector: { name: string } | null
  capabilities: readonly { name: string }[]
}

/** A case study: https://schema.org/Article. */
export function caseStudyData(project: CaseStudy, origin: string): object {
  const url = `${origin}/projects/${project.slug}`
  return {
    '@context': context,
    '@type': 'Article',
    headline: project.title,
    // Says of a composed one that it is composed.
    ...(project.subtitle && { alternativeHeadline: project.subtitle }),
    ...(project.description && { description: project.description }),
    url,
    mainEntityOfPage: url,
    image: `${origin}/share/projects-${project.slug}.png`,
    dateModified: project.updated_at,
    author: { '@type': 'Organization', name: company.name },
    publisher: publisher(origin),
    ...(project.sector && { articleSection: project.sector.name }),
    keywords: project.capabilities.map(({ name }) => name),
  }
}
