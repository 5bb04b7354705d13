import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isSignedStop } from '#app/features/assistant/by-mail/stop-mails-service.server.ts'
import { isSignedLeave } from '#app/features/mail/mailing-list.server.ts'
import { draftParameter } from '#app/features/page-copy/page-copy.ts'
import type { App } from '#app/platform/app.server.ts'
import { appContext, pageDependenciesContext, requestContext } from '#app/platform/context.ts'
import { faultHeader } from '#app/platform/fault-header.ts'
import { loggedPath } from '#app/platform/logged-path.ts'
import { wholeBodyOf } from '#app/platform/page-body.server.ts'
import type { Dependencies } from '#app/platform/page-cache.server.ts'
import {
  asNobody,
  asSystem,
  clientIp,
  currentRequest,
  inRequest,
} from '#app/platform/request-scope.server.ts'
import { bodyLimits } from './body-limits.ts'
import { createCachedPages } from './cached-pages.ts'
import { clientAddress } from './client-address.ts'
import { keepForm, refuse } from './form-not-stored.ts'
import { currentAddress } from './former-addresses.ts'
import { withoutPrefixes, withPrefix } from './host-cookies.ts'
import { missing } from './missing.ts'
import { createObservability } from './observability.ts'
import { createAddressKinds, createOwnPaths, unknownRoute } from './own-paths.ts'
import { packOnce } from './page-encoding.ts'
import { createPageViews } from './page-views.ts'
import { inJson, refusal } from './refusal.ts'
import { createRouteHandler, createSectionHandler } from './route-sections.ts'
import { isCrossSite, isNoPageMethod, securityHeaders } from './security.ts'
import { staticFiles } from './static-files.ts'

type Env = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { nonce: string }
}

const healthPaths = ['/healthz', '/readyz', '/metrics']
const againMilliseconds = 150
const quickMilliseconds = 10_000

const framing = new Set([
  'Cross-Origin-Resource-Policy',
  'Content-Security-Policy',
  'X-Frame-Options',
])

/** Every step between the socket and the pages, in the order in which it runs. */
export function createHttp(
  app: App,
  build: ServerBuild,
  options: { clientFolder: string; production: boolean; isStopping: () => boolean },
) {
  // Our own check (isCrossSite) decides: this one would refuse a proxy that ends TLS or changes the
  // host name.
  const mode = options.production ? 'production' : 'development'
  const handle = createSectionHandler({ ...build, allowedActionOrigins: ['**'] }, mode)
  const handleUnknown = createRouteHandler(build, unknownRoute, mode)
  const kindOf = createAddressKinds(build)
  const serveStatic = staticFiles(options.clientFolder)
  const observability = createObservability(app, options.isStopping)
  const views = createPageViews(app, build)
  const pages = options.production && createCachedPages(app, build, renderForAll(app, handle))
  const http = new Hono<Env>()

  http.use(async (c, next) => {
    const start = performance.now()
    c.set('nonce', randomBytes(16).toString('base64'))
    if (app.config.https) readPrefixed(c)
    await next()
    views.countAnswered(c.req.raw, c.res)
    const isPreview = c.req.query(draftParameter) !== undefined
    const nonce = `'nonce-${c.get('nonce')}'`
    const headers = securityHeaders(app.config, [nonce], c.req.path, isPreview)
    for (const [name, value] of Object.entries(headers)) {
      // A picture for other sites, or a file that our pages frame, sets this header itself.
      if (framing.has(name) && c.res.headers.has(name)) continue
      c.res.headers.set(name, value)
    }
    c.res.headers.set('X-Request-Id', currentRequest().id)
    if (app.config.https) prefixCookies(c.res.headers)
    const milliseconds = performance.now() - start
    observability.observe(c.req.method, c.res.status, milliseconds / 1000)
    app.log.info(
      {
        id: currentRequest().id,
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        milliseconds: Math.round(milliseconds),
      },
      'request',
    )
  })

  http.get('/healthz', (c) => c.text('ok'))
  http.get('/readyz', (c) => observability.ready(c.req.raw, clientIp()))
  http.get('/metrics', (c) => observability.metrics(c.req.raw, clientIp()))
  for (const path of healthPaths)
    http.all(path, (c) => c.text('Method not allowed.', 405, { Allow: 'GET, HEAD' }))

  http.use(async (c, next) => {
    const file = serveStatic(c.req.raw)
    if (file) return file
    const isOneClick = isSignedLeave(c.req.raw, app.secret) || isSignedStop(c.req.raw, app)
    if (!isOneClick && isCrossSite(c.req.raw, app.config.baseUrl))
      return refusal(c.req.raw, 403, 'This request came from another site.')
    if (isNoPageMethod(c.req.raw))
      return refusal(c.req.raw, 405, 'Method not allowed.', { Allow: 'GET, HEAD, POST' })
    const moved = currentAddress(new URL(c.req.url))
    if (moved) return c.redirect(moved, 308)
    return await next()
  })
  http.use(async (c, next) => {
    // The last free space is kept for the database.
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (changes && app.config.embedded && (await app.space.isFull())) return refuse(c.req.raw, 507)
    return await next()
  })
  http.use(bodyLimits(app))
  http.use(compress({ encoding: 'gzip' }))
  http.use(missing(app, kindOf, (c, request) => answer(c, handleUnknown, request)))
  if (pages) http.use(async (c, next) => (await pages.fetch(c.req.raw)) ?? (await next()))

  http.all('*', (c) => answer(c, handle, c.req.raw))

  /** Runs the routes, once more when a connection was lost, and completes their answer. */
  async function answer(c: Context<Env>, by: RequestHandler, request: Request): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(requestContext, {
      id: currentRequest().id,
      nonce: c.get('nonce'),
      now: app.now(),
    })
    const kept = keepForm(request)
    const begun = performance.now()
    let response = await by(request, context)
    // A request that only reads is repeated once: another connection may work where the first was
    // lost. A request that has waited until a time limit is not repeated.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isQuick = performance.now() - begun < quickMilliseconds
    if (isRead && isQuick && response.status === 503) {
      await delay(againMilliseconds)
      response = await by(request, context)
    }
    const isFault = response.headers.has(faultHeader)
    response.headers.delete(faultHeader)
    const { status } = response
    if (kept && isFault && (status === 503 || status === 507)) return refuse(request, status, kept)
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    // For addresses without an action; a route with an action answers by itself.
    if (response.status === 405 && !response.headers.has('Allow'))
      response.headers.set('Allow', 'GET, HEAD')
    return await packed(request, await inJson(request, response))
  }

  http.onError((error, c) => {
    app.log.error({ err: error, requestId: currentRequest().id }, 'request failed')
    return refusal(c.req.raw, 500, `Something went wrong. Request ${currentRequest().id}`)
  })
  /** For the server's own listener: answers from memory before a request object is created. */
  function serveFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (!pages) return false
    const start = performance.now()
    const id = crypto.randomUUID()
    // A cached page is the same for everybody.
    if (!asSystem(() => pages.serve(request, response, id))) return false
    const { method = '', url: path = '', headers } = request
    const header = (name: string) => asText(headers[name])
    const { remoteAddress } = request.socket
    const ip = clientAddress(header('x-forwarded-for'), remoteAddress, app.config.trustProxy)
    views.count({ method, url: path, ip, header })
    const { statusCode: status } = response
    const milliseconds = performance.now() - start
    observability.observe(method, status, milliseconds / 1000)
    app.log.info({ id, method, path: loggedPath(path), status, milliseconds: 0 }, 'request')
    return true
  }
  /** Every request runs in a scope of its own, and so does everything it starts. */
  function fetch(request: Request, env?: Env['Bindings']) {
    const ip = clientAddress(
      request.headers.get('x-forwarded-for'),
      env?.incoming?.socket?.remoteAddress,
      app.config.trustProxy,
    )
    const sentFrom = request.headers.get('referer') ?? undefined
    const asksForPrivacy = ['dnt', 'sec-gpc'].some((name) => request.headers.get(name) === '1')
    const origin = { id: crypto.randomUUID(), ip, sentFrom, asksForPrivacy }
    return inRequest(origin, () => http.fetch(request, env))
  }
  function isServedBefore(pathname: string): boolean {
    const url = new URL(pathname, app.config.baseUrl)
    if (healthPaths.includes(pathname) || currentAddress(url)) return true
    return serveStatic(new Request(url, { method: 'HEAD' })) !== undefined
  }
  const isOwnPath = createOwnPaths(kindOf, isServedBefore, askAsVisitor(app, handle))
  return { fetch, serveFromMemory, isOwnPath }
}

const asText = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : value?.join(', ')

/** A page, or its data for a script, is compressed in one go; other responses are streamed. */
async function packed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isData = headers.get('content-type')?.startsWith('text/x-script')
  const body =
    wholeBodyOf(response) ?? (isData && response.body && Buffer.from(await response.arrayBuffer()))
  if (!body) return response
  const sent = packOnce(body, headers, request.headers.get('accept-encoding') ?? '')
  return new Response(sent as BodyInit, { status, headers })
}

/** A cached page is rendered for an unknown visitor. */
function renderForAll(app: App, handle: RequestHandler) {
  return (request: Request, dependencies: Dependencies) => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(pageDependenciesContext, dependencies)
    context.set(requestContext, { id: '', nonce: undefined, now: app.now() })
    return asSystem(() => handle(request, context))
  }
}

/** Asks a route as a visitor would, in the middle of somebody's request. */
function askAsVisitor(app: App, handle: RequestHandler) {
  return async (pathname: string) => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(requestContext, { id: currentRequest().id, nonce: undefined, now: app.now() })
    const request = new Request(new URL(pathname, app.config.baseUrl), { method: 'HEAD' })
    return (await asNobody(() => handle(request, context))).status
  }
}

function prefixCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', withPrefix(cookie))
}

function readPrefixed({ req }: Context): void {
  const sent = req.raw.headers.get('cookie')
  if (sent === null) return
  const headers = new Headers(req.raw.headers)
  headers.set('cookie', withoutPrefixes(sent))
  req.raw = new Request(req.raw, { headers })
}
