import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#app/platform/app.server.ts'
import { isLoopback } from './client-address.ts'

const pageCacheFigures = {
  hits: 'Public pages answered from memory',
  misses: 'Public pages that had to be rendered',
  invalidations: 'Messages that something on public pages has changed',
  entries: 'Public pages in memory',
  bytes: 'Bytes of the pages in memory',
}

/** Health, readiness and metrics of one process. */
export function createObservability(app: App, isStopping: () => boolean) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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

  return {
    observe: (method: string, status: number, seconds: number) =>
      duration.observe({ method, status: String(status) }, seconds),
    async ready(): Promise<Response> {
      if (isStopping()) return Response.json({ process: 'stopping' }, { status: 503 })
      const states = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const answered = await Promise.race([
            check().then(
              () => true,
              () => false,
            ),
            new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref()),
          ])
          return [name, answered ? 'ok' : 'unavailable'] as const
        }),
      )
      const ok = states.every(([, state]) => state === 'ok')
      return Response.json(Object.fromEntries(states), { status: ok ? 200 : 503 })
    },
    /** Only this machine, or whoever knows METRICS_TOKEN. A forwarded request is never this machine. */
    async metrics(request: Request, address: string): Promise<Response> {
      const local =
        isLoopback(address) &&
        !request.headers.has('x-forwarded-for') &&
        !request.headers.has('forwarded')
      if (!local && !hasToken(request, app.config.metricsToken))
        return new Response('Not found', { status: 404 })
      return new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType },
      })
    },
  }
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
