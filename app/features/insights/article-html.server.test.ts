import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanArticle, sanitizeArticle } from './article-html.server.ts'
import { hostileHtml } from './hostile-html.data.ts'

/** The tags of some HTML with their attributes. */
const tagsOf = (html: string) => [...html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)]

function expectHarmless(html: string) {
  expect(html).not.toMatch(/<(?!\/?[a-z])/i)
  for (const [tag, name = '', attributes = ''] of tagsOf(html)) {
    expect(name, tag).not.toMatch(
      /^(script|style|svg|math|iframe|object|embed|form|input|button|base|meta|link|template|video|audio|body)$/i,
    )
    const names = attributes.replaceAll(/"[^"]*"/g, '""')
    expect(names, tag).not.toMatch(/(^|\s)(on\w+|style|srcset|target|ping|formaction|srcdoc)\s*=/i)
    const [, href] = /\shref="([^"]*)"/.exec(attributes) ?? []
    if (href) expect(href, tag).toMatch(/^(https?:|mailto:|\/(?!\/)|#)/)
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? []
    if (name === 'img') expect(src, tag).toMatch(/^\/(?![/\\])/)
  }
}

test('the list of hostile HTML is not empty', () =>
  expect(hostileHtml.length).toBeGreaterThanOrEqual(60))

describe.each(hostileHtml)('%j', (html) => {
  test('dangerous markup is removed when an article is stored and when it is shown', () => {
    expectHarmless(sanitizeArticle(html))
    expectHarmless(cleanArticle(html).html)
    expect(sanitizeArticle(sanitizeArticle(html))).toBe(sanitizeArticle(html))
  })
})

test('the same for random mixtures of it', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.string(),
      fc.constantFrom('<', '>', '"', '<p', '</'),
    ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(pieces, (parts) => expectHarmless(cleanArticle(parts.join('')).html)),
    { numRuns: 300 },
  )
})

test('allowed markup is kept', () => {
  const article =
    '<h2>A part</h2><h3>B</h3><p>Text with <strong>weight</strong>, <em>stress</em> and <a href="/contact">a link</a>.</p>' +
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>Said</p></blockquote>' +
    '<pre><code class="language-sql">select 1 &lt; 2</code></pre>' +
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
  expect(sanitizeArticle(article)).toBe(article)
})

test('links to other sites get rel attributes, links within the site do not', () => {
  expect(sanitizeArticle('<a href="https://example.org" target="_blank">x</a>')).toBe(
    '<a href="https://example.org" rel="noopener nofollow">x</a>',
  )
  expect(sanitizeArticle('<a href="/blog" rel="opener">x</a>')).toBe('<a href="/blog">x</a>')
})

test('a picture has alt text, width and height, and is loaded lazily', () => {
  expect(
    sanitizeArticle('<img src="/illustrations/cloud.svg" alt="Rings" width="1200" height="x">'),
  ).toBe(
    '<img src="/illustrations/cloud.svg" alt="Rings" width="1200" loading="lazy" decoding="async" />',
  )
})

test('second-level headings get ids, and the list of contents refers to them', () => {
  const { html, headings } = cleanArticle(
    "<h2>What isn't drawn</h2><h1>What isn't drawn</h1><h2>Contents</h2><h2>Ça &amp; <em>là</em></h2><h2> </h2><h2>日本</h2>",
  )
  expect(headings).toEqual([
    { id: 'what-isnt-drawn', text: "What isn't drawn" },
    { id: 'what-isnt-drawn-2', text: "What isn't drawn" },
    { id: 'contents-2', text: 'Contents' },
    { id: 'ca-la', text: 'Ça & là' },
    { id: 'part', text: '日本' },
  ])
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`)
})

test('a table is in a scrolling frame that can be focused', () => {
  expect(cleanArticle('<table><tr><td>1</td></tr></table>').html).toMatch(
    /^<div class="article-table" role="group" tabindex="0" aria-label="Table"><table>.*<\/table><\/div>$/,
  )
})
