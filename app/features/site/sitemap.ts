import { sitePaths } from '#content/site-map.ts'

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
