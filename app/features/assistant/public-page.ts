import { siteMap } from '#content/site-map.ts'

/** Pages of what staff publish. */
const published = /^\/(?:blog|projects)\/[a-z0-9][a-z0-9-]*$/

/** Whether a path may be a public page of this site; whether something is published there is not asked. */
export const isPublicPage = (path: string): boolean =>
  Object.hasOwn(siteMap, path) || published.test(path)
