import sanitize from 'sanitize-html'
import { pictureAt, sourceSet } from '#app/features/pictures/picture.ts'
import { insightPage } from '#content/insights.ts'
import { isLinkAddress, isPictureAddress } from './article-address.ts'
import type { ArticleHeading } from './insight.ts'

/** Ids that the page around an article uses. */
const taken = ['content', 'contents', 'related', 'about', 'menu', 'read-on']

// The frame scrolls, so it must be focusable and needs an accessible name.
const tableFrame = `role="group" tabindex="0" aria-label="${insightPage.table}"`
/** The width of an article's text; see reading/article.css. */
const column = '(min-width: 48rem) 43rem, 92vw'
const language = /^language-[a-z0-9+#-]{1,30}$/

const rules: sanitize.IOptions = {
  // The markup that the article editor can make; everything else is removed.
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'img'],
    ...['a', 'strong', 'em', 's', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    code: ['class'],
  },
  allowedClasses: { code: [language] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The content of these elements is removed with them, because it is not text of the article.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'svg'],
    ...['math', 'template', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'button'],
  ],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isLinkAddress(href)
        ? { href, ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }) }
        : ({} as sanitize.Attributes),
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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureAddress(attribs.src ?? ''),
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
 * Removes all markup except headings, lists, links, pictures with alt text, tables, quotes and
 * code. Everything that stores or shows an article calls it.
 */
export function sanitizeArticle(html: string): string {
  return sanitize(html, rules).trim()
}

type CleanArticle = { html: string; headings: ArticleHeading[] }

// Cached, because cleaning takes longer than rendering the page, and a few articles are read most.
const cleaned = new Map<string, CleanArticle>()
const mostCleaned = 30

/**
 * An article ready to be shown: cleaned, with ids on its second-level headings, tables in a
 * scrolling frame, and pictures in several sizes.
 */
export function cleanArticle(html: string): CleanArticle {
  const known = cleaned.get(html)
  if (known) return known
  const article = makeClean(html)
  const [oldest] = cleaned.keys()
  if (cleaned.size >= mostCleaned && oldest !== undefined) cleaned.delete(oldest)
  cleaned.set(html, article)
  return article
}

function makeClean(html: string): CleanArticle {
  const headings: ArticleHeading[] = []
  const used = new Set(taken)
  // Cleaned heading tags have no attributes, so this pattern matches every heading and nothing
  // else.
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
    .replaceAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, inSizes)
  return { html: framed, headings }
}

/**
 * Adds all sizes of an uploaded picture, whose width and height are in its address. Other pictures
 * stay as they are.
 */
function inSizes(whole: string, src: string, alt: string): string {
  const picture = pictureAt(src)
  if (!picture) return whole
  const sources = (format: 'avif' | 'webp') =>
    `srcset="${sourceSet(picture, format)}" sizes="${column}"`
  const measure = `width="${picture.width}" height="${picture.height}"`
  return `<picture><source type="image/avif" ${sources('avif')}><img src="${src}" ${sources('webp')} alt="${alt}" ${measure} loading="lazy" decoding="async"></picture>`
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
