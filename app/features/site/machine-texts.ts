import { company } from '#content/company.ts'
import { llms, optionalSection } from '#content/machine.ts'
import { type SitePath, siteMap, sitePaths } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

const day = 24 * 60 * 60 * 1000
const securityDays = 180

/** What search engines may keep: a path, and the day it last changed when that is known. */
export type SitemapEntry = { path: string; changed?: Date }

/** The pages that the release itself brings; what is published in the database comes beside them. */
export const sitePages: readonly SitemapEntry[] = sitePaths.map((path) => ({ path }))

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** What is behind a sign-in, or for programs of our own, is of no use to a search engine. */
const closed = ['/lead_admin', '/admin', '/dashboard', '/auth', '/allied', '/api']

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** https://llmstxt.org */
export function llmsText(origin: string): string {
  const notes: Partial<Record<SitePath, string>> = llms.notes
  const link = (path: SitePath) =>
    `- [${siteMap[path].name}](${origin}${path}): ${notes[path] ?? siteNotes[path]}`
  const offices = company.offices.map(({ role, lines }) => `- ${role}: ${lines.join(', ')}`)
  return [
    `# ${company.name}`,
    `> ${company.description}`,
    ...llms.details,
    [...offices, `- ${company.mailbox}`].join('\n'),
    ...sectionsOfLlms().map(({ name, paths }) => [`## ${name}`, '', ...paths.map(link)].join('\n')),
    '',
  ].join('\n\n')
}

/** The sections in their order; a page that none of them names stands among the optional ones. */
function sectionsOfLlms(): { name: string; paths: readonly SitePath[] }[] {
  const named = new Set<SitePath>(llms.sections.flatMap(({ paths }) => paths))
  const others = sitePaths.filter((path) => !named.has(path))
  return llms.sections.map(({ name, paths }) =>
    name === optionalSection ? { name, paths: [...paths, ...others] } : { name, paths },
  )
}

/** RFC 9116: whom to tell of a weakness, and until when that is sure to hold. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + securityDays) * day)
  return [
    `Contact: mailto:${company.mailbox}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** An answer that is the same for everyone and may be kept for an hour. */
export function publicText(body: string, type = 'text/plain'): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
