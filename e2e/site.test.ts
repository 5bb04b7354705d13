import { afterAll, describe, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { siteMap } from '../app/content/en/site-map.ts'
import { barStrengths } from './hairlines.ts'
import { layoutFaults, layoutFaultsAtWidths } from './layout-faults.ts'
import { accessibilityFaults, looksAt } from './page-checks.ts'
import { type PageWeight, weighPage, weighVisit } from './page-weight.ts'
import { comingPaths, sitePages } from './site-texts.data.ts'
import { visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
/** The visitor of the current page; each page gets one with an empty cache. */
let visitor = await visit(browser)
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const titles = new Map<string, string>()
const descriptions = new Map<string, string>()
/** Every internal link of every page, and the anchors each page offers. */
const linked = new Map<string, string>()
const anchors = new Map<string, string[]>()

it('every page of the site map is walked', () => {
  expect(sitePages.map(({ path }) => path).toSorted()).toEqual(Object.keys(siteMap).toSorted())
})

describe.each(sitePages.map((one, index) => ({ ...one, looks: looksAt(index) })))(
  '$path',
  ({ path, texts, links, counts, words, faq, looks }) => {
    it('has the specified texts, is valid for machines, fits every width, and logs no errors', async () => {
      await visitor[Symbol.asyncDispose]()
      visitor = await visit(browser)
      const { page, complaints } = visitor
      let found: Awaited<ReturnType<typeof readPage>> | undefined
      const weight = await weighVisit(page, async () => {
        const answer = await page.goto(baseUrl + path)
        expect(answer?.status()).toBe(200)
        found = await page.evaluate(readPage)
      })
      expectWithinBytes(path, weight)
      if (!found) throw new Error('nothing was read')

      expect(found.headings.filter((level) => level === 1)).toEqual([1])
      for (const [index, level] of found.headings.entries()) {
        const above = found.headings[index - 1] ?? 1
        expect(level, `heading ${index} of ${found.headings}`).toBeLessThanOrEqual(above + 1)
      }
      expect(found.landmarks).toEqual({ header: 1, main: 1, footer: 1, skip: 1 })
      expect(titles.get(found.title), `the title of ${path}`).toBeUndefined()
      expect(descriptions.get(found.description), `the description of ${path}`).toBeUndefined()
      titles.set(found.title, path)
      descriptions.set(found.description, path)
      expect(found.description.length).toBeGreaterThan(50)
      expect(found.description.length).toBeLessThan(200)
      expect(found.canonical).toBe(baseUrl + path)
      expect(found.image).toMatch(new RegExp(`^${baseUrl}/share/[a-z0-9-]+\\.png$`))

      for (const text of texts ?? []) expect(found.text, path).toContain(text)
      for (const link of links ?? []) expect(found.mainLinks, path).toContain(link)
      for (const [selector, count] of Object.entries(counts ?? {})) {
        expect(await page.locator(`main ${selector}`).count(), selector).toBe(count)
      }
      expect(found.words).toBeGreaterThanOrEqual(words ?? 0)
      for (const link of found.links) linked.set(link, path)
      anchors.set(path, found.ids)

      const kinds = found.structured.map((data) => {
        expect(data['@context']).toBe('https://schema.org')
        return data['@type']
      })
      if (path !== '/') expect(kinds).toContain('BreadcrumbList')
      if (path === '/') expect(kinds).toContain('Organization')
      if (path === '/careers') expect(kinds.filter((one) => one === 'JobPosting')).toHaveLength(14)
      expect(kinds.includes('FAQPage')).toBe(faq ?? false)

      expect(await layoutFaultsAtWidths(page)).toEqual([])
      expect(await page.locator('h1').count()).toBe(1)
      expect(complaints).toEqual([])
    })

    it.each(looks)('is accessible at %i, %s', async (width, colorScheme) => {
      const { page } = visitor
      if (new URL(page.url()).pathname !== path) await page.goto(baseUrl + path)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await accessibilityFaults(page)).toEqual([])
    })
  },
)

// Pages with forms that no list of pages contains.
it.each(['/newsletter', '/status', '/careers/apply?job=service-designer'])(
  '%s stays within its bytes',
  async (path) => expectWithinBytes(path, await weighPage(browser, baseUrl + path)),
)

it('no internal link or anchor is broken', async () => {
  // The pages that were walked have answered with 200.
  const opened = new Set(anchors.keys())
  for (const [link, from] of linked) {
    const { pathname, hash } = new URL(link, baseUrl)
    if (hash && anchors.has(pathname)) {
      const ids = anchors.get(pathname) ?? []
      expect(ids, `${link}, linked on ${from}`).toContain(decodeURIComponent(hash.slice(1)))
    }
    if (opened.has(pathname)) continue
    opened.add(pathname)
    const { status } = await fetch(new URL(pathname, baseUrl))
    const expected = comingPaths.includes(pathname) ? 404 : 200
    expect(status, `${link}, linked on ${from}`).toBe(expected)
  }
})

it.each([1, 2])(
  'the thin strokes of headlines are visible at every size, at a pixel ratio of %i',
  async (deviceScaleFactor) => {
    const sizes = [24, 28, 32, 38, 44, 48, 62, 78, 96]
    const looks = ['display', 'display accent', 'headline', 'headline accent']
    await using visitor = await visit(browser, {
      viewport: { width: 1400, height: 700 },
      deviceScaleFactor,
    })
    await visitor.page.goto(baseUrl)
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.page.emulateMedia({ colorScheme })
      const strengths = await barStrengths(visitor.page, looks, sizes)
      expect(strengths.size).toBe(2 * looks.length * sizes.length)
      const faint = [...strengths].filter(([, strength]) => strength < 0.6)
      expect(faint, colorScheme).toEqual([])
    }
  },
)

it('the check finds narrow columns, overlapping text and pages that scroll sideways', async () => {
  await using visitor = await visit(browser, { viewport: { width: 400, height: 700 } })
  await visitor.page.setContent(`<body style="margin:0;font:16px/1.2 sans-serif">
    <p style="width:2em">Fibre or good mobile data</p>
    <p style="width:500px">Wider than the window</p>
    <h2 style="margin:0">A heading</h2><p style="margin-top:-1em">and what lies on it</p>
    <p style="position:fixed;inset:0">A note above the page</p>
    <div style="width:99px;overflow:auto"><p style="width:900px">What a frame of its own scrolls</p></div>`)
  expect(await layoutFaults(visitor.page)).toEqual([
    'HTML 500 > 400',
    expect.stringMatching(/^p "Fibre or good mobile data" has \d lines for 25 letters$/),
    'h2 "A heading" lies over p "and what lies on it"',
  ])
})

const kilobyte = 1024

function expectWithinBytes(path: string, { before, requests, scriptsInUse }: PageWeight) {
  // The times of a calendar would change zone while the visitor uses it, if its script loaded late.
  if (path !== '/book') {
    expect.soft(before.Script ?? 0, 'scripts before use').toBe(0)
    expect.soft(requests, 'requests').toBeLessThanOrEqual(10)
  }
  expect.soft(before.Stylesheet, 'styles').toBeLessThanOrEqual(14 * kilobyte)
  // Four pages show typed text, in one more font.
  expect.soft(before.Font, 'fonts').toBeLessThanOrEqual((path === '/' ? 60 : 66) * kilobyte)
  expect.soft(scriptsInUse, 'scripts in use').toBeLessThanOrEqual(115 * kilobyte)
}

/** Runs in the page. */
function readPage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
  const hrefs = (selector: string) => all(selector).map((one) => one.getAttribute('href') ?? '')
  const main = document.querySelector('main')
  // The content of a closed <details> is still text of the page.
  const text = (main?.textContent ?? '').replaceAll(/\s+/g, ' ')
  const inMain = main?.querySelectorAll('h1, h2, h3, h4, p, li, dd, dt, td, th, figcaption') ?? []
  const leaves = [...inMain].filter((one) => !one.querySelector('p, li, dd, dt, h2, h3, h4'))
  return {
    title: document.title,
    description: meta('meta[name=description]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    image: meta('meta[property="og:image"]'),
    headings: all('h1, h2, h3, h4, h5, h6').map((one) => Number(one.tagName[1])),
    landmarks: {
      header: all('body header:not(main header)').length,
      main: all('main').length,
      footer: all('footer:not(main footer)').length,
      skip: all('a[href="#content"]').length,
    },
    text,
    words: leaves
      .map((one) => one.textContent?.trim().split(/\s+/).filter(Boolean).length ?? 0)
      .reduce((sum, count) => sum + count, 0),
    ids: all('[id]').map(({ id }) => id),
    links: hrefs('a[href^="/"], a[href^="#"]').map((href) =>
      href.startsWith('#') ? location.pathname + href : href,
    ),
    mainLinks: hrefs('main a[href]').map((href) => href.replace(/#.*$/, '')),
    structured: all('script[type="application/ld+json"]').map(
      (one) => JSON.parse(one.textContent ?? '') as Record<string, string>,
    ),
  }
}
