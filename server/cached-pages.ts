import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { wholeBodyOf } from '#app/platform/page-body.server.ts'
import type { CachedPage, Dependencies } from '#app/platform/page-cache.server.ts'
import { withoutPrefixes } from './host-cookies.ts'
import { bodyOf, codingOf, isPackedWell, packQuickly, packWell } from './page-encoding.ts'
import { createPageAddresses, type PageAddress } from './page-key.ts'
import { inlineScriptSources } from './page-policy.ts'
import { securityHeaders } from './security.ts'

/** Renders an address as a visitor without cookies would see it. */
type Render = (request: Request, dependencies: Dependencies) => Promise<Response>

/** Headers as names and values in turn, which Node sends without checking each. */
type Answer = { status: number; headers: string[]; body: Buffer | null }

// A page that has been answered from memory so often is compressed again as well as possible. That takes
// 150 ms of processor time, which pages that are changed or dropped soon do not earn back.
const worthPacking = 8

/** Public pages in memory: rendered once and compressed once; every visitor gets the same bytes. */
export function createCachedPages(app: App, build: ServerBuild, render: Render) {
  const cache = app.pages
  const addressOf = createPageAddresses(build)
  const underway = new Map<string, Promise<Response | CachedPage>>()
  const packing = new Set<CachedPage>()

  function read(address: PageAddress): CachedPage | undefined {
    const page = cache.get(address.key)
    if (page && page.hits >= worthPacking && !isPackedWell(page) && !packing.has(page)) {
      packing.add(page)
      packWell(page)
        .then(() => cache.resize(address.key))
        .catch((error) => app.log.error({ err: error }, 'a page was not compressed'))
        .finally(() => packing.delete(page))
    }
    return page
  }

  async function make(address: PageAddress, origin: string): Promise<Response | CachedPage> {
    const begun = cache.begin()
    const dependencies: Dependencies = { tags: new Set(), expires: midnightAfter(app.now()) }
    const request = new Request(new URL(address.url, origin), {
      headers: address.theme ? { cookie: `theme=${address.theme}` } : {},
    })
    const response = await render(request, dependencies)
    const body = wholeBodyOf(response) ?? Buffer.from(await response.arrayBuffer())
    const headers = headersFor(app, response.headers, body)
    if (!isKept(response))
      return new Response(body as BodyInit, { status: response.status, headers })
    const page = packQuickly(body, headers)
    cache.set(address.key, begun, page, dependencies)
    return page
  }

  /** One rendering for all requests that wait for the same page. */
  function makeOnce(address: PageAddress, origin: string) {
    const running = underway.get(address.key)
    if (running) return running
    const made = make(address, origin).finally(() => underway.delete(address.key))
    underway.set(address.key, made)
    return made
  }

  return {
    /**
     * Answers from memory without running anything else.
     *
     * @returns whether it did
     */
    serve(request: IncomingMessage, response: ServerResponse, id: string): boolean {
      const { method, url, headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const sent = headers.cookie ?? ''
      const address = addressOf(url ?? '', app.config.https ? withoutPrefixes(sent) : sent)
      const page = address && read(address)
      if (!page) return false
      const answer = answerOf(page, method, headers['accept-encoding'], headers['if-none-match'])
      answer.headers.push('X-Request-Id', id)
      response.writeHead(answer.status, answer.headers)
      response.end(answer.body)
      return true
    },
    /** The page for a request, from memory or rendered now; undefined when it may not be cached. */
    async fetch(request: Request): Promise<Response | undefined> {
      const { method, url, headers } = request
      if (method !== 'GET' && method !== 'HEAD') return undefined
      const { origin, pathname, search } = new URL(url)
      const address = addressOf(pathname + search, headers.get('cookie') ?? '')
      if (!address) return undefined
      const made = read(address) ?? (await makeOnce(address, origin))
      if (made instanceof Response) return made.clone()
      const [accepted, known] = ['accept-encoding', 'if-none-match'].map(
        (name) => headers.get(name) ?? undefined,
      )
      const answer = answerOf(made, method, accepted, known)
      const { status, body } = answer
      return new Response(body as BodyInit | null, { status, headers: pairsOf(answer.headers) })
    },
  }
}

function answerOf(page: CachedPage, method: string, accepted = '', known?: string): Answer {
  const coding = codingOf(page, accepted)
  const headers = [...page.headers, 'ETag', `"${page.etag}-${coding}"`]
  // An ETag of another coding counts as well, because the text is the same.
  if (known !== undefined && (known === '*' || known.includes(page.etag)))
    return { status: 304, headers, body: null }
  const body = bodyOf(page, coding)
  if (coding !== 'identity') headers.push('Content-Encoding', coding)
  headers.push('Content-Length', String(body.length))
  return { status: 200, headers, body: method === 'HEAD' ? null : body }
}

const pairsOf = (list: string[]) =>
  list.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []))

function isKept(response: Response): boolean {
  const { status, headers } = response
  return (
    status === 200 &&
    !headers.has('set-cookie') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}

function headersFor(app: App, given: Headers, body: Buffer): [string, string][] {
  const isPage = given.get('content-type')?.startsWith('text/html')
  const sources = isPage ? inlineScriptSources(body.toString()) : []
  const headers = new Headers(securityHeaders(app.config, sources))
  for (const [name, value] of given) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, no-cache')
  headers.set('vary', 'Accept-Encoding, Cookie')
  return [...headers]
}

/** Legal pages contain today's date, in UTC. */
function midnightAfter(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
