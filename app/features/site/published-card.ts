import { isComposed } from '#app/features/public-projects/public-project.ts'
import { longDate } from '#app/ui/format-date.ts'
import { composedMark, publicProjectsPage } from '#content/public-projects.ts'
import type { ShareCard } from './share-image/setting.ts'

type Insight = {
  slug: string
  title: string
  published_at: string
  content_type: { name: string } | null
  image: { url: string } | null
}
type Project = {
  slug: string
  title: string
  subtitle: string | null
  sector: { name: string } | null
}

/** The share cards of what is published. */
export const publishedCard = {
  insight({ slug, title, published_at, content_type, image }: Insight): ShareCard {
    const [, figure] = /^\/plates\/([a-z0-9-]+)\.svg$/.exec(image?.url ?? '') ?? []
    const note = [content_type?.name, longDate(published_at)].filter(Boolean).join(', ')
    return { path: `/blog/${slug}`, title, note, figure: figure ?? slug }
  },
  project(project: Project): ShareCard {
    const { slug, title, sector } = project
    const kind = isComposed(project) ? composedMark : publicProjectsPage.card
    const note = [kind, sector?.name].filter(Boolean).join(', ')
    return { path: `/projects/${slug}`, title, note, figure: slug }
  },
}
