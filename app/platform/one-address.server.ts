import { redirect } from 'react-router'

/**
 * For documents that are printed once and kept in memory: at any other address, such as one with a query
 * or with capitals, each request would print one again.
 *
 * @param path the only address of the document
 * @throws a permanent redirect to it
 */
export function requireAddress(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url)
  if (pathname + search !== path) throw redirect(path, 301)
}
