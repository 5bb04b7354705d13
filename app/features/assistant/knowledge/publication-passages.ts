import { isComposed } from '#app/features/public-projects/public-project.ts'
import { composedTitle } from '#content/public-projects.ts'
import type { Passage } from '../assistant.ts'
import { passagesOf } from './copy-passages.ts'
import { wordsIn } from './sentences.ts'

export type Article = { slug: string; title: string; excerpt: string | null; html: string }
export type CaseStudy = {
  slug: string
  title: string
  subtitle: string | null
  description: string | null
  challenge: string | null
  solution: string | null
  outcomes: readonly string[] | null
  kpis: readonly string[] | null
}

/** The most passages that are taken from one article. */
const mostPassages = 60

/** The passages of an insight, with its own headings. */
export function passagesOfArticle({ slug, title, excerpt, html }: Article): Passage[] {
  const part = { path: `/blog/${slug}`, title }
  const passages = passagesOf({ ...part, heading: null, lines: excerpt ? [excerpt] : [] })
  let heading: string | null = null
  for (const [, heads, list, row, text] of html.matchAll(blocks)) {
    if (heads !== undefined) heading = plainText(heads)
    const lines =
      row === undefined
        ? [list ?? text ?? '']
        : [...row.matchAll(cells)].map(([, cell = '']) => cell).filter((cell) => wordsIn(cell) > 2)
    const texts =
      heads === undefined ? lines.map(plainText).filter((line) => wordsIn(line) > 2) : []
    passages.push(...passagesOf({ ...part, heading, lines: texts }))
  }
  return passages.slice(0, mostPassages)
}

/** Headings, list items, table rows and paragraphs. The HTML was sanitised, so it is well-formed. */
const blocks =
  /<h[23][^>]*>(.*?)<\/h[23]>|<li[^>]*>(.*?)<\/li>|<tr[^>]*>(.*?)<\/tr>|<p[^>]*>(.*?)<\/p>/gs
const cells = /<td[^>]*>(.*?)<\/td>/gs

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A piece of HTML as visitors read it. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name
        ? (named[name] ?? whole)
        : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The passages of a case study, each with the heading that the page shows. */
export function passagesOfProject(
  project: CaseStudy,
  headings: { challenge: string; solution: string; outcomes: string; kpis: string },
): Passage[] {
  // Every quote says so, also one from the middle of the page.
  const title = isComposed(project) ? composedTitle(project.title) : project.title
  const part = { path: `/projects/${project.slug}`, title }
  const paragraphs = (text: string | null) => (text ?? '').split(/\n+/).filter((one) => one.trim())
  const opening = [project.description ?? ''].filter(Boolean)
  return [
    ...passagesOf({ ...part, heading: project.subtitle, lines: opening }),
    ...paragraphs(project.challenge).flatMap((line) =>
      passagesOf({ ...part, heading: headings.challenge, lines: [line] }),
    ),
    ...paragraphs(project.solution).flatMap((line) =>
      passagesOf({ ...part, heading: headings.solution, lines: [line] }),
    ),
    ...passagesOf({ ...part, heading: headings.outcomes, lines: project.outcomes ?? [] }),
    ...passagesOf({ ...part, heading: headings.kpis, lines: project.kpis ?? [] }),
  ]
}
