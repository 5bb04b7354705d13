import { type SitePath, siteMap } from '#content/site-map.ts'

const context = 'https://schema.org'

/** `path` is null where the address is a secret of its reader. */
export type Crumb = { path: string | null; name: string }

/**
 * The way from the home page to a page; empty for the home page and for unknown paths.
 * @param name the last page's, where the site map does not know it
 */
export function crumbsOf(pathname: string, name?: string): Crumb[] {
  const parts = pathname.split('/').filter(Boolean)
  const crumbs = ['', ...parts].flatMap((_, index) => {
    const path = `/${parts.slice(0, index).join('/')}`
    const own = index === parts.length ? name : undefined
    const known = own ?? siteMap[path as SitePath]?.name
    return known === undefined ? [] : [{ path, name: known }]
  })
  return parts.length > 0 && crumbs.length > parts.length ? crumbs : []
}

/** `crumbsOf` for machines: https://schema.org/BreadcrumbList. Undefined when there are none. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object | undefined {
  if (crumbs.length === 0) return undefined
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path ? origin + path : undefined,
    })),
  }
}
