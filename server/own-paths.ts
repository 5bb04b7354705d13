import { matchRoutes, type ServerBuild } from 'react-router'
import { treeOf } from './route-tree.ts'

/** The route of the site's page for unknown addresses. */
export const unknownRoute = 'routes/site/not-found'

/**
 * What the routes know about an address. Behind a parameter of a public page or file (`/blog/:slug`)
 * there may be nothing: only its route can tell.
 */
export type AddressKind = 'unknown' | 'own' | 'public page' | 'public file'

/** @returns a function of the path */
export function createAddressKinds(build: ServerBuild): (pathname: string) => AddressKind {
  const routes = treeOf(build)
  return (pathname) => {
    const last = matchRoutes(routes, pathname)?.at(-1)
    if (!last?.route.id || last.route.id === unknownRoute) return 'unknown'
    const { id } = last.route
    if (!id.startsWith('routes/site/') || Object.keys(last.params).length === 0) return 'own'
    return build.routes[id]?.module.default ? 'public page' : 'public file'
  }
}

/**
 * Whether something of the product answers at a path. A route with a parameter is asked itself, as a
 * visitor would ask it, so that no list of records has to agree with the pages.
 *
 * @param isServedBefore whether something before the routes answers, such as a static file
 * @param ask the status of a route's answer
 * @returns a function of the path
 */
export function createOwnPaths(
  kindOf: (pathname: string) => AddressKind,
  isServedBefore: (pathname: string) => boolean,
  ask: (pathname: string) => Promise<number>,
): (pathname: string) => Promise<boolean> {
  return async (pathname) => {
    if (isServedBefore(pathname)) return true
    const kind = kindOf(pathname)
    if (kind === 'unknown' || kind === 'own') return kind === 'own'
    return (await ask(pathname)) !== 404
  }
}
