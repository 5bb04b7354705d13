import type { MetaDescriptor } from 'react-router'
import { changesIn, type SharePicture } from '#app/features/page-copy/page-copy.ts'
import { withTexts } from '#app/features/page-copy/with-texts.ts'
import type { Alternate } from '#app/features/site/alternates.ts'
import { breadcrumbData, type Crumb, crumbsOf } from '#app/features/site/structured-data.ts'
import { company } from '#content/company.ts'
import { openGraphLocale } from '#content/locale.ts'
import { siteMap } from '#content/site-map.ts'

type PageMeta = {
  title: string
  description: string
  /** Path of the page without query; the canonical address is made from it. */
  pathname: string
  /** Of the installation, which the root route's loader knows; undefined when that has failed. */
  origin: string | undefined
  /** For pages that search engines should leave out. */
  hidden?: boolean
  /** What else the page tells machines: schema.org objects, beside its breadcrumb. */
  structured?: readonly object[]
  /** The picture that staff have chosen in place of the printed one. */
  share?: SharePicture | null
  /** The page's own name, where the site map does not know it. */
  crumb?: string
  /** The way to the page, where its address does not say it. */
  crumbs?: readonly Crumb[]
  /** The page in other languages. */
  alternates?: readonly Alternate[] | undefined
}

/** The page of the site map that a page which is not in it belongs to: itself, one above it, or home. */
function nearestPage(pathname: string): string {
  let path = pathname
  while (path && !(path in siteMap)) path = path.slice(0, path.lastIndexOf('/'))
  return path || '/'
}

/** The address of a page's picture for social networks, made by `/share/NAME.png`. */
export function shareImagePath(pathname: string): string {
  const name = pathname.split('/').filter(Boolean).join('-')
  return `/share/${name || 'home'}.png`
}

/** What the loader of the root route knows; each page's `meta` finds it in its first match. */
type MetaArgs = {
  location: { pathname: string }
  matches: readonly [
    { loaderData?: { origin: string; alternates?: readonly Alternate[] } },
    ...unknown[],
  ]
}

/** `pageMeta` for a route's `meta` function. */
export function siteMeta(
  copy: { title: string; description: string },
  { location, matches }: MetaArgs,
  structured: readonly object[] = [],
  crumb?: string,
): MetaDescriptor[] {
  const changes = changesIn(matches)
  const { title, description } = changes ? withTexts({ meta: copy }, changes.texts).meta : copy
  return pageMeta({
    title,
    // Search engines cut a longer one off in the middle of a word.
    description: shortened(description),
    share: changes?.share,
    crumb,
    // Addresses are matched in any case and with any slash at the end; one of them is the page's own.
    pathname: location.pathname.replace(/(?<=.)\/+$/, '').toLowerCase(),
    origin: matches[0].loaderData?.origin,
    alternates: matches[0].loaderData?.alternates,
    structured,
  })
}

const longest = 190
/** Of the pictures that the product prints, in pixels. */
const printedSize = { width: 1200, height: 630 }
/** For pages that have no picture of their own. */
export const homePicture: SharePicture = { address: shareImagePath('/'), ...printedSize }

function shortened(text: string): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 3).replace(/\W*\s+\S*$/, '')}...`
}

/** For an address that is nothing's: no canonical address, no picture. */
export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, pathname, hidden, structured = [] } = page
  const origin = page.origin ?? `https://${company.domain}`
  // What nobody is meant to find has no picture of its own.
  const printed = shareImagePath(hidden ? nearestPage(pathname) : pathname)
  const { share } = page
  const image = `${origin}${share?.address ?? printed}`
  const size = share ?? printedSize
  const address = `${origin}${pathname}`
  const crumbs = breadcrumbData(page.crumbs ?? crumbsOf(pathname, page.crumb), origin)
  return [
    { title: `${title} · ${company.name}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: openGraphLocale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address }, ...(page.alternates ?? [])]),
    ...[...(crumbs ? [crumbs] : []), ...structured].map((data) => ({ 'script:ld+json': data })),
  ]
}
