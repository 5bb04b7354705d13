import { longDate } from '#app/ui/format-date.ts'
import { publicProjectsPage } from '#content/public-projects.ts'
import type { ShareCard } from './share-image/setting.ts'

type Insight = {
  slug: string
  title: string
  published_at: string
  content_type: { name: string } | null
  image: { url: string } | null
}
type Project = { slug: string; title: string; sector: { name: string } | null }

/** The share cards of what is published. */
export const publishedCard = {
  insight({ slug, title, published_at, content_type, image }: Insight): ShareCard {
    const [, figure] = /^\/plates\/([a-z0-9-]+)\.svg$/.exec(image?.url ?? '') ?? []
    const note = [content_type?.name, longDate(published_at)].filter(Boolean).join(', ')
    return { path: `/blog/${slug}`, title, note, figure: figure ?? slug }
  },
  project({ slug, title, sector }: Project): ShareCard {
    const note = [publicProjectsPage.card, sector?.name].filter(Boolean).join(', ')
    return { path: `/projects/${slug}`, title, note, figure: slug }
  },
}
