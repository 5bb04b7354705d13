import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '#app/platform/app.server.ts'
import type { AddressKind } from './own-paths.ts'
import { pagePath } from './route-tree.ts'

/**
 * The step for a public page or file that is not there. When staff have set a redirect from its address,
 * or when a browser asks for a file, the request is answered like one to an unknown address. The route
 * comes first, so a redirect never hides what is published.
 *
 * @param asUnknown answers a request with the route for unknown addresses
 */
export function missing(
  app: App,
  kindOf: (pathname: string) => AddressKind,
  asUnknown: (c: Context, request: Request) => Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { method } = c.req.raw
    if (c.res.status !== 404 || (method !== 'GET' && method !== 'HEAD')) return
    // As it was sent: Hono's own path is decoded.
    const { pathname } = new URL(c.req.url)
    const path = pagePath(pathname)
    const isData = path !== pathname
    const isText = !c.res.headers.get('content-type')?.startsWith('text/html')
    const wantsPage = isText && (isData || /text\/html/.test(c.req.header('accept') ?? ''))
    // Redirects are in memory; a flood of unknown addresses costs nothing here.
    const isRedirected = (await app.redirects.find(path)) !== undefined
    if (!isRedirected && !wantsPage) return
    const kind = kindOf(path)
    if (kind !== 'public file' && !(isRedirected && kind === 'public page')) return
    const answer = await asUnknown(c, withoutRoutes(c.req.raw))
    // Hono adds the headers of an answer to those of the one that replaces it.
    c.res = undefined
    c.res = answer
  }
}

/** A script names the routes whose data it needs, but this one is not among them. */
function withoutRoutes(request: Request): Request {
  const url = new URL(request.url)
  if (!url.searchParams.has('_routes')) return request
  url.searchParams.delete('_routes')
  return new Request(url, request)
}
