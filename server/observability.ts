import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#app/platform/app.server.ts'
import { causesOf } from '#app/platform/pg-errors.server.ts'
import { isLoopback } from './client-address.ts'

const pageCacheFigures = {
  hits: 'Public pages answered from memory',
  misses: 'Public pages that had to be rendered',
  invalidations: 'Messages that something on public pages has changed',
  entries: 'Public pages in memory',
  bytes: 'Bytes of the pages in memory',
}

let ofProcess: Registry | undefined

/**
 * The figures of the process. The library measures for as long as the process runs, so it is started once:
 * for each product anew, it would keep closed products in memory.
 */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** Health, readiness and metrics of one product. */
export function createObservability(app: App, isStopping: () => boolean) {
  processMetrics()
  const registry = new Registry()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the first byte of an answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'unordin_jobs',
    help: 'Jobs by queue and state; the queue "failed" holds those given up',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { name, state, total } of await app.jobs.counts())
        this.set({ queue: name, state }, total)
    },
  })

  for (const [name, help] of Object.entries(pageCacheFigures)) {
    const figure = name as keyof typeof pageCacheFigures
    const Kind = ['entries', 'bytes'].includes(name) ? Gauge : Counter
    new Kind({
      name: `unordin_page_cache_${name}${Kind === Counter ? '_total' : ''}`,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(app.pages.stats[figure])
      },
    })
  }

  const checks: Record<string, () => Promise<unknown>> = {
    database: () => app.db.ping(),
    queue: () => app.jobs.ping(),
    storage: () => Promise.all([app.storage.ping(), requireRoom(app)]),
  }

  function mayKnow(request: Request, address: string): boolean {
    const isForwarded = request.headers.has('x-forwarded-for') || request.headers.has('forwarded')
    const isLocal = isLoopback(address) && !isForwarded
    return isLocal || hasToken(request, app.config.metricsToken)
  }

  return {
    observe: (method: string, status: number, seconds: number) =>
      duration.observe({ method, status: String(status) }, seconds),
    /**
     * @returns which part answers; for this machine, or a caller with METRICS_TOKEN, also why one does
     * not
     */
    async ready(request: Request, address: string): Promise<Response> {
      if (isStopping()) return Response.json({ process: 'stopping' }, { status: 503 })
      const states = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const fault = await Promise.race([
            check().then(() => undefined, reasonOf),
            new Promise<string>((resolve) =>
              setTimeout(resolve, 2_000, 'no answer within two seconds').unref(),
            ),
          ])
          return { name, fault }
        }),
      )
      const faults = states.filter(({ fault }) => fault !== undefined)
      const told = states.map(({ name, fault }) => [name, fault ? 'unavailable' : 'ok'])
      const why = Object.fromEntries(faults.map(({ name, fault }) => [name, fault]))
      const isTold = faults.length > 0 && mayKnow(request, address)
      return Response.json(
        { ...Object.fromEntries(told), ...(isTold ? { why } : {}) },
        { status: faults.length > 0 ? 503 : 200 },
      )
    },
    /**
     * Only this machine, or a caller with METRICS_TOKEN. A forwarded request never counts as this
     * machine.
     */
    async metrics(request: Request, address: string): Promise<Response> {
      if (!mayKnow(request, address)) return new Response('Not found', { status: 404 })
      const all = Registry.merge([processMetrics(), registry])
      return new Response(await all.metrics(), {
        headers: { 'Content-Type': registry.contentType },
      })
    },
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = causesOf(error).at(-1) as NodeJS.ErrnoException
  return message || code || 'it failed'
}

async function requireRoom({ space }: App): Promise<void> {
  if (await space.isFull()) throw new Error('the disk is full')
}

function hasToken(request: Request, token: string | undefined): boolean {
  if (!token) return false
  const given = Buffer.from(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
