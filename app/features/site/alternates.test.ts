import { describe, expect, it } from 'vitest'
import { language, locales } from '#content/locale.ts'
import { alternatesOf, pagePath } from './alternates.ts'
import { pageMeta, siteMeta } from './page-meta.ts'
import { sitemapXml } from './sitemap.ts'

const origin = 'https://unordin.example'
const two = [
  { language, origin: null },
  { language: 'xx', origin: 'https://xx.unordin.example' },
]
const page = { title: 'A page', description: 'Of the site', pathname: '/about', origin }
const alternates = (meta: ReturnType<typeof pageMeta>) =>
  meta.filter((one) => 'rel' in one && one.rel === 'alternate')

it.each(['/about', '/About/', '/ABOUT//'])('%s is the page /about', (path) => {
  expect(pagePath(path)).toBe('/about')
})

describe('the languages of a page', () => {
  it('are no set while there is one language', () => {
    expect(locales).toEqual([{ language: 'en', origin: null }])
    expect(alternatesOf('/about', origin)).toEqual([])
    expect(alternates(pageMeta(page))).toEqual([])
    expect(sitemapXml(origin, [{ path: '/about' }])).not.toContain('xhtml')
  })

  it('are all named by each, with itself and the one for everybody else', () => {
    expect(alternatesOf('/about', origin, two)).toEqual([
      { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://unordin.example/about' },
      {
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'xx',
        href: 'https://xx.unordin.example/about',
      },
      {
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'x-default',
        href: 'https://unordin.example/about',
      },
    ])
    const other = [
      { language, origin },
      { language: 'xx', origin: null },
    ]
    expect(alternatesOf('/about', 'https://xx.unordin.example', other)).toEqual(
      alternatesOf('/about', origin, two),
    )
  })

  it('are in the head of an indexed page, and of no other', () => {
    const inTwo = alternatesOf('/about', origin, two)
    expect(alternates(pageMeta({ ...page, alternates: inTwo }))).toEqual(inTwo)
    expect(alternates(pageMeta({ ...page, alternates: inTwo, hidden: true }))).toEqual([])
    const matches = [{ loaderData: { origin, alternates: inTwo } }] as const
    const location = { pathname: '/about' }
    expect(alternates(siteMeta(page, { location, matches }))).toEqual(inTwo)
  })

  it('are in the site map', () => {
    const xml = sitemapXml(origin, [{ path: '/about' }], two)
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="xx" href="https://xx.unordin.example/about"/>',
    )
    expect(xml.match(/<xhtml:link /g)).toHaveLength(3)
  })
})
