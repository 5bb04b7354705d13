import sanitize from 'sanitize-html'
import { insightPage } from '#content/insights.ts'
import type { ArticleHeading } from './insight.ts'

/** Ids that the page around an article uses itself. */
const taken = ['content', 'contents', 'related', 'about', 'menu', 'read-on']

// It scrolls, so that a keyboard must reach it, and has a name then.
const tableFrame = `role="group" tabindex="0" aria-label="${insightPage.table}"`
const ownPath = /^\/(?![/\\])/
const language = /^language-[a-z0-9+#-]{1,30}$/

const rules: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'strong', 'em', 's', 'sub', 'sup', 'small', 'abbr', 'cite', 'q', 'code', 'kbd', 'pre'],
    ...['blockquote', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    code: ['class'],
  },
  allowedClasses: { code: [language] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands inside these is no text of the article.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'svg'],
    ...['math', 'template', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'button'],
  ],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href.trim()) && { rel: 'noopener nofollow' }) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(isNumber(width) && { width }),
        ...(isNumber(height) && { height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    ol: (tagName, { start = '' }) => ({
      tagName,
      attribs: isNumber(start) ? { start } : ({} as sanitize.Attributes),
    }),
    th: (tagName, attribs) => ({ tagName, attribs: cellOf(attribs) }),
    td: (tagName, { scope: _, ...attribs }) => ({ tagName, attribs: cellOf(attribs) }),
  },
  // Pictures come from here: a picture from elsewhere would tell its owner who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPath.test(attribs.src ?? ''),
}

const isNumber = (value: string) => /^\d{1,5}$/.test(value)

function cellOf({ scope = '', colspan = '', rowspan = '' }: sanitize.Attributes) {
  const cell: sanitize.Attributes = {}
  if (scope === 'col' || scope === 'row') cell.scope = scope
  if (/^\d{1,2}$/.test(colspan)) cell.colspan = colspan
  if (/^\d{1,2}$/.test(rowspan)) cell.rowspan = rowspan
  return cell
}

/**
 * HTML of which only what an article is made of is left: headings, lists, links, pictures with alt,
 * tables, quotes, code. Whoever stores or shows an article passes it through here.
 */
export function sanitizeArticle(html: string): string {
  return sanitize(html, rules).trim()
}

/**
 * An article ready to be shown: cleaned, its second-level headings with ids, and wide tables in a
 * frame that scrolls.
 */
export function cleanArticle(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = []
  const used = new Set(taken)
  // Heading tags carry no attributes here, so that this finds every one of them and nothing else.
  const anchored = sanitizeArticle(html).replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (whole, inner) => {
    const text = plain(inner)
    if (text === '') return whole
    const id = freeId(text, used)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  const framed = anchored
    .replaceAll('<table>', `<div class="article-table" ${tableFrame}><table>`)
    .replaceAll('</table>', '</table></div>')
  return { html: framed, headings }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function freeId(text: string, used: Set<string>): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/'|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const name = words.slice(0, 60).replace(/-+$/, '') || 'part'
  let id = name
  for (let number = 2; used.has(id); number += 1) id = `${name}-${number}`
  used.add(id)
  return id
}
