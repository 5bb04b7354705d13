import { isComposed } from '#app/features/public-projects/public-project.ts'
import { composedTitle } from '#content/public-projects.ts'
import { type Article, type CaseStudy, plainText } from './publication-passages.ts'

/** What visitors read of an insight, a help article or a case study, in pieces: paragraphs, lines, cells, headings. */
export type PublicationTexts = { path: string; title: string; texts: string[] }

/** The ends of the parts of a text. The HTML was sanitised, so it is well-formed. */
const parts =
  /<\/?(?:p|h\d|li|ul|ol|t[dhr]|thead|tbody|table|pre|blockquote|fig\w+|br|hr|img)\b[^>]*>/

export const textsOfArticle = ({ path, title, excerpt, html }: Article): PublicationTexts => ({
  path,
  title,
  texts: [title, excerpt ?? '', ...html.split(parts).map(plainText)].filter(Boolean),
})

export function textsOfProject(project: CaseStudy): PublicationTexts {
  const { slug, subtitle, description, challenge, solution, outcomes, kpis } = project
  // Every link says so where a case study is composed.
  const title = isComposed(project) ? composedTitle(project.title) : project.title
  const paragraphs = [subtitle, description, challenge, solution].flatMap((text) =>
    (text ?? '').split(/\n+/),
  )
  const texts = [title, ...paragraphs, ...(outcomes ?? []), ...(kpis ?? [])]
  return { path: `/projects/${slug}`, title, texts: texts.filter(Boolean) }
}
