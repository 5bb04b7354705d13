import { alternatesOf } from '#app/features/site/alternates.ts'
import type { Locale } from '#content/locale.ts'
import { sitePaths } from '#content/site-map.ts'

/** What search engines may keep: a path, and the day it last changed when that is known. */
export type SitemapEntry = { path: string; changed?: Date }

/** The pages that the release itself brings; what is published in the database comes beside them. */
export const sitePages: readonly SitemapEntry[] = sitePaths.map((path) => ({ path }))

/**
 * https://www.sitemaps.org/protocol.html, with the other languages of each page
 * @param locales the languages of the site, when they are not those of the content
 */
export function sitemapXml(
  origin: string,
  entries: readonly SitemapEntry[],
  locales?: readonly Locale[],
): string {
  let hasLanguages = false
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    const languages = alternatesOf(path, origin, locales).map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    )
    hasLanguages ||= languages.length > 0
    return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}${languages.join('')}</url>`
  })
  const xhtml = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
