import { company } from '#content/company.ts'
import { feeds } from '#content/feeds.ts'
import { language } from '#content/locale.ts'
import { type InsightRow, isSampleAuthor } from '../insight.ts'

/** The input of a feed: insights with their cleaned HTML, newest first. */
export type FeedInsight = Omit<InsightRow, 'content'> & { html: string }

export const feedPaths = { atom: '/blog/feed.xml', json: '/blog/feed.json' } as const
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** The link elements of a page's head by which browsers and feed readers find the feeds. */
export const feedLinks = (['atom', 'json'] as const).map((kind) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: feedTypes[kind],
  title: `${feeds.title} (${feeds[kind]})`,
  href: feedPaths[kind],
}))

/** RFC 4287. The ids contain the insight's id and not its address, which may change. */
export function atomFeed(origin: string, insights: readonly FeedInsight[], today: Date): string {
  const changed = insights.map(changeOf).toSorted().at(-1) ?? today.toISOString()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(`${origin}/blog`)}</id>`,
    `<title>${xml(feeds.title)}</title>`,
    `<subtitle>${xml(feeds.description)}</subtitle>`,
    `<updated>${changed}</updated>`,
    `<author><name>${xml(company.name)}</name></author>`,
    `<link rel="self" type="${feedTypes.atom}" href="${xml(origin + feedPaths.atom)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${origin}/blog`)}"/>`,
    `<icon>${xml(`${origin}/icon-512.png`)}</icon>`,
    ...insights.map((insight) => atomEntry(origin, insight)),
    '</feed>',
    '',
  ].join('\n')
}

function atomEntry(origin: string, insight: FeedInsight): string {
  const address = `${origin}/blog/${insight.slug}`
  const labels = [insight.content_type, ...insight.capabilities].filter((one) => one !== null)
  return [
    '<entry>',
    `<id>urn:uuid:${insight.id}</id>`,
    `<title>${xml(insight.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    `<published>${new Date(insight.published_at).toISOString()}</published>`,
    `<updated>${changeOf(insight)}</updated>`,
    ...(insight.author ? [`<author><name>${xml(authorOf(insight.author))}</name></author>`] : []),
    ...labels.map(({ name, slug }) => `<category term="${xml(slug)}" label="${xml(name)}"/>`),
    ...(insight.excerpt ? [`<summary>${xml(insight.excerpt)}</summary>`] : []),
    `<content type="html">${xml(absolute(insight.html, origin, address))}</content>`,
    '</entry>',
  ].join('\n')
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(origin: string, insights: readonly FeedInsight[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feeds.title,
    description: feeds.description,
    home_page_url: `${origin}/blog`,
    feed_url: origin + feedPaths.json,
    icon: `${origin}/icon-512.png`,
    language,
    authors: [{ name: company.name, url: `${origin}/` }],
    items: insights.map((insight) => {
      const address = `${origin}/blog/${insight.slug}`
      const labels = [insight.content_type, ...insight.capabilities].filter((one) => one !== null)
      return {
        id: `urn:uuid:${insight.id}`,
        url: address,
        title: insight.title,
        content_html: absolute(insight.html, origin, address),
        summary: insight.excerpt ?? undefined,
        image: insight.image ? new URL(insight.image.url, origin).href : undefined,
        date_published: new Date(insight.published_at).toISOString(),
        date_modified: changeOf(insight),
        authors: insight.author ? [{ name: authorOf(insight.author) }] : undefined,
        tags: labels.map(({ name }) => name),
      }
    }),
  }
  return `${JSON.stringify(feed)}\n`
}

/** Both formats say with an author that a person is meant: of a sample that is the company. */
const authorOf = (author: string) => (isSampleAuthor(author) ? feeds.sample(company.name) : author)

/** The time of the last change, never before the publishing date. */
function changeOf({ published_at, updated_at }: FeedInsight): string {
  return new Date(Math.max(Date.parse(published_at), Date.parse(updated_at))).toISOString()
}

/** Makes the addresses in an article absolute, because feed readers show it on another site. */
function absolute(html: string, origin: string, address: string): string {
  return html.replaceAll(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/\b(href|src)="([/#])/, (_, name, start) =>
      start === '/' ? `${name}="${origin}/` : `${name}="${address}#`,
    ),
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML and removes characters that XML cannot contain. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
}
