import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isSampleAuthor } from '#app/features/insights/insight.ts'
import { isComposed } from '#app/features/public-projects/public-project.ts'
import { siteMap } from '#content/site-map.ts'
import { figures } from '../../app/ui/figures.ts'
import { sampleProjects } from './projects.data.ts'
import type { SampleInsight } from './sample.ts'
import { capabilities, contentTypes, sectors } from './taxonomy.data.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Long dashes, curly quotes, ellipsis, non-breaking space. */
const BANNED = /[\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u00a0]/u
const END = '2026-11-15T00:00:00Z'

const files = globSync('db/seed/insights/*.data.ts')
const insights = await Promise.all(
  files.toSorted().map(async (file) => {
    const { default: insight } = await import(pathToFileURL(resolve(file)).href)
    return { name: basename(file, '.data.ts'), ...(insight as SampleInsight) }
  }),
)
const published = insights.filter(({ isPublished }) => isPublished)
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

function wordsOf(html: string) {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'.,%-]*/gu)?.length ?? 0
}

test('there are nine of each to see, and one of each to keep back', () => {
  expect([insights.length, published.length]).toEqual([10, 9])
  const shown = sampleProjects.filter(({ published: is }) => is)
  expect([sampleProjects.length, shown.length]).toEqual([10, 9])
  expect(shown.filter(({ isFeatured }) => isFeatured)).toHaveLength(3)
})

test('addresses are short, readable and told apart', () => {
  for (const list of [insights, sampleProjects, sectors, capabilities, contentTypes]) {
    for (const { slug } of list) expect(slug).toMatch(KEBAB)
    expect(new Set(slugs(list)).size).toBe(list.length)
  }
})

test('every capability is a page of the site, because projects link to it', () => {
  for (const { slug } of capabilities) expect(siteMap).toHaveProperty(`/capabilities/${slug}`)
})

test('every capability, sector and more than three content types are in use', () => {
  const used = (lists: (readonly string[])[]) => new Set(lists.flat())
  expect(used(published.map((insight) => insight.capabilities)).size).toBe(capabilities.length)
  expect(used(sampleProjects.map(({ sector }) => [sector])).size).toBe(sectors.length)
  expect(used(published.map(({ contentType }) => [contentType])).size).toBeGreaterThan(3)
})

describe.each(insights)('$name', (insight) => {
  const { content } = insight
  const text = [insight.title, insight.excerpt, insight.author, insight.image.alt, content]

  test('is filed under its own name and the taxonomy', () => {
    expect(insight.slug).toBe(insight.name)
    expect(slugs(contentTypes)).toContain(insight.contentType)
    expect(insight.capabilities.length).toBeGreaterThan(0)
    for (const slug of insight.capabilities) expect(slugs(capabilities)).toContain(slug)
    // These two are always drawn in the document, so the sheet of figures does not contain them.
    const { home: _, seal: __, ...printed } = figures
    expect(Object.keys(printed)).toContain(insight.image.figure)
  })

  test('is by nobody real', () => {
    expect(insight.author).toBe('Sample author')
    expect(isSampleAuthor(insight.author)).toBe(true)
  })

  test('has been published in 2026, or not at all', () => {
    const at = insight.publishedAt
    if (!insight.isPublished) return expect(at).toBeNull()
    expect(Date.parse(at ?? '')).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z'))
    expect(Date.parse(at ?? '')).toBeLessThan(Date.parse(END))
  })

  test('is of the length of an article', () => {
    expect(wordsOf(content)).toBeGreaterThanOrEqual(900)
    expect(wordsOf(content)).toBeLessThanOrEqual(1400)
    expect(insight.excerpt.length).toBeLessThanOrEqual(200)
  })

  test('has headings in order, each with something under it', () => {
    const levels = [...content.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(2)
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(4)
    levels.forEach((level, at) => {
      expect(level === 2 || level === 3).toBe(true)
      expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1)
    })
    expect(content).not.toMatch(/<\/h(\d)>\s*<h\1>/)
  })

  test('uses the elements that the editor knows, each of them closed', () => {
    const allowed = 'p h2 h3 ul ol li a strong em code pre blockquote table thead tbody tr th td'
    const open: string[] = []
    for (const [, close, name = ''] of content.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      expect(allowed.split(' ')).toContain(name)
      if (close) expect(open.pop()).toBe(name)
      else open.push(name)
    }
    expect(open).toEqual([])
    expect(content).toMatch(/<table>|<blockquote>|<pre>/)
  })

  test('links to pages that exist, and to insights that were there before it', () => {
    const links = [...content.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
    const before = published.filter(
      ({ publishedAt }) => (publishedAt ?? END) < (insight.publishedAt ?? END),
    )
    const known = [...Object.keys(siteMap), ...slugs(before).map((slug) => `/blog/${slug}`)]
    expect(links.length).toBeGreaterThanOrEqual(3)
    for (const href of links) expect(known).toContain(href)
  })

  test('is set in plain characters', () => {
    for (const part of text) expect(part.match(BANNED)).toBeNull()
  })
})

describe.each(sampleProjects)('$slug', (project) => {
  test('says that it is composed, and tells nothing as done', () => {
    expect(isComposed(project)).toBe(true)
    expect(project.subtitle).toMatch(/^Composed case study: /)
    expect(project.description).toContain('This composed case study')
    for (const outcome of project.outcomes) expect(outcome).toMatch(/\b(would|could)\b/)
  })

  test('has an outcome to show, measures behind it, and a place in the order', () => {
    expect(project.outcomes.length).toBeGreaterThanOrEqual(3)
    expect(project.outcomes.length).toBeLessThanOrEqual(5)
    expect(project.kpis.length).toBeGreaterThanOrEqual(3)
    expect(project.kpis.length).toBeLessThanOrEqual(4)
    expect(slugs(sectors)).toContain(project.sector)
    expect(project.capabilities.length).toBeGreaterThan(0)
    for (const slug of project.capabilities) expect(slugs(capabilities)).toContain(slug)
    const places = sampleProjects.map(({ displayOrder }) => displayOrder)
    expect(new Set(places).size).toBe(places.length)
  })

  test('is set in plain characters and claims no figure of its own', () => {
    const text = Object.values(project).flat().join('\n')
    expect(text.match(BANNED)).toBeNull()
    const claimed = [...text.matchAll(/\d[\d.,]*\s?%/g)].map(([figure]) => figure)
    for (const figure of claimed) expect(['70%', '20%', '300%', '99.9%', '99.5%']).toContain(figure)
  })
})
