import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { type CountingLine, countingLine } from '#test/counting-line.ts'
import { startOwnPostgres } from '#test/own-postgres.ts'
import { bootProduct, loadBuilt } from '#test/prepared-product.ts'
import { adminEmail, adminPassword, type Product, startProduct } from '#test/process.ts'
import { scratchFolder } from '#test/scratch.ts'
import { bareServer, type Load, load } from './load.ts'

const connections = 10
const rounds = 3
const milliseconds = Number(process.env.BENCH_MILLISECONDS ?? 2_000)
const warming = 3_000
/** So long that the page's own work is small beside it. */
const longWay = 100
const clientEmail = 'client@example.com'
const secret = 'for measuring, and for nothing else'

type Page = { name: string; path: string; as: 'client' | 'staff' | 'visitor' }
type Sent = { statements: string; ways: string; sends: string }

/**
 * Pages for one person, or pages that are not cached, each against a bare server with the same bytes in
 * turns. Statements to PostgreSQL are counted between product and database, on a connection that has
 * prepared them already; the number of round trips is found by delaying each answer.
 *
 * @returns lines of Markdown tables
 */
export async function measureSignedInPages(): Promise<string[]> {
  await using postgres = await startOwnPostgres()
  await using product = await startProduct({
    env: {
      ...{ DATABASE_URL: postgres.url, SESSION_SECRET: secret },
      ...{ SAMPLE_CLIENT_PASSWORD: adminPassword, LOG_LEVEL: 'warn', SEED: 'sample' },
    },
  })
  const pages = await addPages(postgres.url)
  const cookies = await signIn(product)
  const sent = await countAll(postgres.url, pages, cookies)
  const lines = [
    '',
    `| page, ${connections} connections | statements | round trips | sends | processor ms | pages/s | bare server | ratio | p50 ms | KB |`,
    '|---|---|---|---|---|---|---|---|---|---|',
  ]
  for (const page of pages) {
    const { statements, ways, sends } = sent.get(page) as Sent
    const figures = await compare(product, page, cookies)
    lines.push(`| ${[page.name, statements, ways, sends, ...figures].join(' | ')} |`)
  }
  return lines
}

/** Creates what the samples lack, and returns the addresses of the pages. */
async function addPages(url: string): Promise<Page[]> {
  await using sql = Object.assign(await openSql(url), {
    async [Symbol.asyncDispose]() {
      await sql.end()
    },
  })
  await sql`insert into leads (id, source, full_name, email, company_name, primary_interest, status, created_at)
    select gen_random_uuid(), (array['blueprint','contact'])[1 + i % 2], 'Person ' || i, i || '@example.org',
      'Company ' || i, 'discovery', (array['new','contacted'])[1 + i % 2], now() - i * interval '31 minutes'
    from generate_series(1, 60) as i`
  const first = async (text: string): Promise<string> => {
    const [row] = await sql.unsafe<{ id: string }[]>(text)
    if (!row) throw new Error(`nothing found by: ${text}`)
    return row.id
  }
  const lead = await first('select id from leads order by created_at desc limit 1')
  const ticket = await first('select id from support_tickets order by created_at limit 1')
  const slug = await first(
    'select slug as id from insights where published_at < now() order by published_at desc limit 1',
  )
  // A parameter that no page knows, so that the page is not cached.
  const own = '?own=1'
  return [
    { name: '/dashboard', path: '/dashboard', as: 'client' },
    { name: '/lead_admin', path: '/lead_admin', as: 'staff' },
    { name: 'an insight that is not kept', path: `/blog/${slug}${own}`, as: 'visitor' },
    { name: '/projects, not kept', path: `/projects${own}`, as: 'visitor' },
    { name: '/dashboard/documents', path: '/dashboard/documents', as: 'client' },
    { name: '/dashboard/invoices', path: '/dashboard/invoices', as: 'client' },
    { name: 'a ticket, for its client', path: `/dashboard/support/${ticket}`, as: 'client' },
    { name: 'a lead', path: `/lead_admin/leads/${lead}`, as: 'staff' },
    { name: '/lead_admin/tickets', path: '/lead_admin/tickets', as: 'staff' },
    { name: '/lead_admin/invoices', path: '/lead_admin/invoices', as: 'staff' },
  ]
}

type Cookies = Record<Page['as'], string>

async function signIn({ baseUrl }: Product): Promise<Cookies> {
  const session = async (path: string, email: string) => {
    const answer = await fetch(baseUrl + path, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ intent: 'sign-in', email, password: adminPassword }),
    })
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (cookies.length === 0) throw new Error(`${email} was not signed in: ${answer.status}`)
    return cookies.join('; ')
  }
  return {
    visitor: '',
    client: await session('/auth', clientEmail),
    staff: await session('/admin/auth', adminEmail),
  }
}

const headersFor = (cookie: string) => ({
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  ...(cookie ? { Cookie: cookie } : {}),
})

/**
 * Counts in a second product on the same database, in this process, whose jobs do not run: they would
 * be counted with the pages.
 */
async function countAll(url: string, pages: Page[], cookies: Cookies): Promise<Map<Page, Sent>> {
  // React and its router select their production code by it, as under `npm start`.
  process.env.NODE_ENV = 'production'
  await using line = await countingLine(url)
  const dataDir = scratchFolder('counted')
  const { createApp } = await loadBuilt()
  const running = await bootProduct(line.url, dataDir, { SESSION_SECRET: secret })
  await running.app.jobs.stop()
  const http = createApp(running.app)
  const sent = new Map<Page, Sent>()
  try {
    for (const page of pages) {
      const headers = headersFor(cookies[page.as])
      const ask = async () => {
        const answer = await http.fetch(
          new Request(`http://localhost:3000${page.path}`, { headers }),
        )
        if (answer.status !== 200) throw new Error(`${page.path}: ${answer.status}`)
        await answer.arrayBuffer()
      }
      sent.set(page, await countSent(line, ask))
    }
  } finally {
    await running.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return sent
}

async function countSent(line: CountingLine, ask: () => Promise<void>): Promise<Sent> {
  // The first ones open connections, prepare statements and fill what is kept in memory.
  for (let round = 0; round < 20; round += 1) await ask()
  const before = { ...line.counts }
  await ask()
  const { statements, sends } = line.counts
  line.delay(longWay)
  let shortest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now()
    await ask()
    shortest = Math.min(shortest, performance.now() - start)
  }
  line.delay(0)
  return {
    statements: String(statements - before.statements),
    ways: String(Math.floor(shortest / longWay)),
    sends: String(sends - before.sends),
  }
}

async function compare(product: Product, page: Page, cookies: Cookies): Promise<string[]> {
  const headers = headersFor(cookies[page.as])
  const target = { port: product.port, path: page.path, headers }
  const answer = await fetch(product.baseUrl + page.path, { headers })
  const plain = Buffer.from(await answer.arrayBuffer())
  const bytes = await sizeOnTheWay(target)
  const bare = fork('bench/bare-server.ts')
  const port = await new Promise<number>((resolve) => {
    bare.once('message', (message) => resolve(message as number))
    const body = plain.subarray(0, bytes)
    bare.send({
      ...{ headers: { 'Content-Length': String(body.length) }, etag: 'none' },
      body: body.toString('base64'),
    })
  })
  await load(target, connections, warming)
  const [ours, theirs, costs]: [Load[], Load[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    const before = await processor(product.baseUrl)
    const one = await load(target, connections, milliseconds)
    const spent = (await processor(product.baseUrl)) - before
    costs.push((spent * 1_000) / ((one.perSecond * milliseconds) / 1_000))
    ours.push(one)
    theirs.push(await load({ ...target, server: bareServer, port }, connections, milliseconds))
  }
  bare.kill()
  const failed = ours.reduce((sum, one) => sum + one.failed, 0)
  if (failed > 0) throw new Error(`${page.path}: ${failed} failed`)
  const [we, they] = [middle(ours), middle(theirs)]
  const cost = costs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number
  return [
    cost.toFixed(2),
    we.perSecond.toFixed(0),
    they.perSecond.toFixed(0),
    (we.perSecond / they.perSecond).toFixed(3),
    we.p50.toFixed(1),
    (bytes / 1024).toFixed(1),
  ]
}

/** Bytes of a compressed page; fetch does not tell them for a chunked response. */
async function sizeOnTheWay({ port, path, headers }: Parameters<typeof load>[0]): Promise<number> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get({ port, path: path as string, headers }, (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
}

const middle = (loads: Load[]): Load =>
  loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] as Load

/** Seconds of processor time that the product has used until now, in all its threads. */
async function processor(baseUrl: string): Promise<number> {
  const figures = await (await fetch(`${baseUrl}/metrics`)).text()
  return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(figures)?.[1])
}

if (import.meta.main) {
  console.log((await measureSignedInPages()).join('\n'))
  process.exit(0)
}
