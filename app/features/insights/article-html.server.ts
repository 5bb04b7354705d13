import sanitize from 'sanitize-html'
import { pictureAt, sourceSet } from '#app/features/pictures/picture.ts'
import { insightPage } from '#content/insights.ts'
import { isLinkAddress, isPictureAddress } from './article-address.ts'
import type { ArticleHeading } from './insight.ts'

/** Ids that the page around an article uses itself. */
const taken = ['content', 'contents', 'related', 'about', 'menu', 'read-on']

// It scrolls, so that a keyboard must reach it, and has a name then.
const tableFrame = `role="group" tabindex="0" aria-label="${insightPage.table}"`
/** How wide the text of an article stands, see reading/article.css. */
const column = '(min-width: 48rem) 43rem, 92vw'
const language = /^language-[a-z0-9+#-]{1,30}$/

const rules: sanitize.IOptions = {
  // What the content desk's editor can make, and nothing else.
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
  // What stands inside these is no text of the article.
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
 * HTML of which only what an article is made of is left: headings, lists, links, pictures with alt,
 * tables, quotes, code. Whoever stores or shows an article passes it through here.
 */
export function sanitizeArticle(html: string): string {
  return sanitize(html, rules).trim()
}

type CleanArticle = { html: string; headings: ArticleHeading[] }

// Cleaning takes longer than rendering the page around it, and the same few articles are read most.
const cleaned = new Map<string, CleanArticle>()
const mostCleaned = 30

/**
 * An article ready to be shown: cleaned, its second-level headings with ids, wide tables in a frame
 * that scrolls, and pictures in the size that fits.
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
    .replaceAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, inSizes)
  return { html: framed, headings }
}

/** A picture of the content desk in every size; its measure stands in its address. Others stay as they are. */
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
