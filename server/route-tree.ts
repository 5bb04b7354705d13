import type { RouteObject, ServerBuild } from 'react-router'

/** The routes as `matchRoutes` searches them. */
export function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>
      const shared = { id, path, caseSensitive, handle: module.handle }
      return index ? { ...shared, index } : { ...shared, children: treeOf(build, id) }
    })
}

/** The path of the page whose data an address gives; another path as it is. */
export const pagePath = (pathname: string): string =>
  pathname.replace(/_\.data$|\.data$/, '') || '/'
