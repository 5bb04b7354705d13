import { isComposed } from '#app/features/public-projects/public-project.ts'
import { composedTitle } from '#content/public-projects.ts'
import type { Passage } from '../assistant.ts'
import { passagesOf } from './copy-passages.ts'
import { sentencesOf, wordsIn } from './sentences.ts'
import { passagesOfTable } from './table-rows.ts'

export type Article = { path: string; title: string; excerpt: string | null; html: string }
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
const mostPassages = 120

/** A list whose lines are shorter than this on average is one passage; otherwise each line is one. */
const shortLine = 110

/**
 * The passages of an insight or a help article, with its own headings.
 * @param places the ids of its headings on the page
 */
export function passagesOfArticle(
  { path, title, excerpt, html }: Article,
  places: readonly { id: string; text: string }[] = [],
): Passage[] {
  const part = { path, title }
  const passages = passagesOf({ ...part, heading: null, lines: excerpt ? [excerpt] : [] })
  let section: string | null = null
  let within: string | null = null
  let last: string | undefined
  for (const [, level, head, list, table, text] of html.matchAll(blocks)) {
    if (level !== undefined) {
      const name = plainText(head ?? '')
      if (level === '2') section = name
      within = level === '2' ? null : name
      last = undefined
      continue
    }
    const place = places.find(({ text: name }) => name === section)?.id
    const here = { ...part, heading: headingOf(section, within), place }
    if (table !== undefined) passages.push(...rowsOf(table, here))
    else if (list !== undefined) passages.push(...itemsOf(list, here, last))
    else {
      const lines = [plainText(text ?? '')].filter((line) => wordsIn(line) > 2)
      passages.push(...passagesOf({ ...here, lines }))
      last = sentencesOf(lines[0] ?? '').at(-1)
    }
  }
  return passages.slice(0, mostPassages)
}

type Place = { path: string; title: string; heading: string | null; place?: string }

/** A heading within a section is named after it. */
function headingOf(section: string | null, within: string | null): string | null {
  if (section === null || within === null) return within ?? section
  return `${section}${/[.?!]$/.test(section) ? '' : ':'} ${within}`
}

/** The lines of a list, with the sentence that leads to them. */
function itemsOf(html: string, here: Place, lead: string | undefined): Passage[] {
  const lines = [...html.matchAll(items)]
    .map(([, item = '']) => plainText(item))
    .filter((line) => wordsIn(line) > 2)
  const isShort = lines.join('').length <= shortLine * lines.length
  if (isShort) return passagesOf({ ...here, lead, lines, isListed: true })
  return lines.flatMap((line) => passagesOf({ ...here, lead, lines: [line] }))
}

/** The rows of a table, whose columns are named by its first row. */
function rowsOf(html: string, here: Place): Passage[] {
  const all = [...html.matchAll(rows)].map(([, row = '']) =>
    [...row.matchAll(cells)].map(([, cell = '']) => plainText(cell)),
  )
  const isNamed = /<th[\s>]/.test(html)
  const columns = isNamed ? (all[0] ?? []) : []
  return passagesOfTable({ ...here, columns, rows: isNamed ? all.slice(1) : all })
}

/** Headings, lists, tables and paragraphs. The HTML was sanitised, so it is well-formed. */
const blocks =
  /<h([23])[^>]*>(.*?)<\/h\1>|<(?:ul|ol)(?:\s[^>]*)?>(.*?)<\/(?:ul|ol)>|<table[^>]*>(.*?)<\/table>|<p[^>]*>(.*?)<\/p>/gs
const items = /<li[^>]*>(.*?)<\/li>/gs
const rows = /<tr[^>]*>(.*?)<\/tr>/gs
const cells = /<t[hd][^>]*>(.*?)<\/t[hd]>/gs

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
