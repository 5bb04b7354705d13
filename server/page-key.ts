import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { decodedPath } from '#app/platform/decoded-path.ts'
import { isSlug } from '#app/platform/identifier.ts'
import { siteMap } from '#content/site-map.ts'
import { pagePath, treeOf } from './route-tree.ts'

/** A route below one with `cached` is the same for every visitor; it names the parameters that it reads. */
type Handle = { cached?: boolean; query?: readonly string[] } | undefined

/** An address without the parts that do not change its page: equal for two addresses of the same page. */
export type PageAddress = { key: string; url: string; theme: string }

// Added to links by newsletters and advertisers; none of our pages reads them.
const trackers =
  /^(utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid)$/
const themePattern = /(?:^|;\s*)theme=(light|dark)(?:;|$)/
const toastPattern = /(?:^|;\s*)toast=[^;]/
const documentPattern = /\.(?:pdf|csv|yaml|xml|json)(?:\?|$)/
const longest = 300

/**
 * Finds the cached page that a request means; undefined when it may not be cached.
 *
 * @returns a function of the path with its query, and of the cookies
 */
export function createPageAddresses(build: ServerBuild) {
  const routes = treeOf(build)
  const known = new Map<string, readonly string[] | null>()
  // Most visitors ask for the same few addresses and send no cookie.
  const plain = new Map<string, PageAddress>()

  /** The parameters that the page at this path reads; null when the page is not the same for everyone. */
  function queryOf(pathname: string): readonly string[] | null {
    const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as Handle)
    return handles.some((handle) => handle?.cached)
      ? handles.flatMap((handle) => handle?.query ?? [])
      : null
  }

  return (path: string, cookies: string): PageAddress | undefined => {
    const found = cookies === '' ? plain.get(path) : undefined
    if (found) return found
    const address = read(path, cookies)
    if (address && cookies === '' && plain.size < 1_000) plain.set(path, address)
    return address
  }

  function read(path: string, cookies: string): PageAddress | undefined {
    if (path.length > longest) return undefined
    // A toast is shown once on a page; a document has none.
    if (toastPattern.test(cookies) && !documentPattern.test(path)) return undefined
    const theme = themePattern.exec(cookies)?.[1] ?? ''
    const at = path.indexOf('?')
    const file = at < 0 ? path : path.slice(0, at)
    const page = pagePath(file)
    // One page has one canonical address; others are answered too, but not cached.
    if (/[A-Z%]|.\/$|\/\//.test(page)) return undefined
    let query = known.get(page)
    if (query === undefined) {
      query = queryOf(page)
      if (known.size < 10_000) known.set(page, query)
    }
    if (query === null) return undefined
    const search = at < 0 ? '' : searchOf(path.slice(at + 1), query, file !== page, build)
    if (search === undefined) return undefined
    const url = file + (search && `?${search}`)
    return { key: `${theme} ${url}`, url, theme }
  }
}

/**
 * Finds the public page at an address. Views are stored under its path, so nobody can add a path by
 * another way of writing it, and no path contains a token.
 *
 * @returns a function of an address at which a page was found; it returns the one path of the page, and
 * undefined for pages that are not public, for files, feeds and the data of a page
 */
export function createPublicPaths(build: ServerBuild): (url: string) => string | undefined {
  const patterns = publicPatterns(treeOf(build, 'routes/site/layout'))
  const paths = new Set(patterns)
  const published = patterns.flatMap((pattern) => /^(.+\/):slug$/.exec(pattern)?.[1] ?? [])
  const isPage = (path: string) =>
    paths.has(path) ||
    published.some((start) => path.startsWith(start) && isSlug(path.slice(start.length)))

  return (url) => {
    const at = url.indexOf('?')
    const written = at < 0 ? url : url.slice(0, at)
    if (isPage(written)) return written
    const small = decodedPath(written).toLowerCase()
    const path = small.replace(/(?<!\/)\/+$/, '') || '/'
    return isPage(path) ? path : undefined
  }
}

/** The paths of the site map and of what is the same for every visitor; the other pages are for one person. */
function publicPatterns(routes: RouteObject[], isCached = false): string[] {
  return routes.flatMap(({ path, index, handle, children = [] }) => {
    const cached = isCached || Boolean((handle as Handle)?.cached)
    const pattern = `/${path ?? ''}`
    const isOwn = index || (path !== undefined && (cached || Object.hasOwn(siteMap, pattern)))
    return [...(isOwn ? [pattern] : []), ...publicPatterns(children, cached)]
  })
}

/** The parameters that count, in a fixed order; undefined when there is an unknown one. */
function searchOf(
  text: string,
  query: readonly string[],
  isData: boolean,
  build: ServerBuild,
): string | undefined {
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(text)) {
    if (trackers.test(name)) continue
    const wanted =
      name === '_routes'
        ? isData && value.split(',').every((id) => Object.hasOwn(build.routes, id))
        : query.includes(name)
    if (!wanted) return undefined
    kept.push([name, value])
  }
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return new URLSearchParams(kept).toString()
}
