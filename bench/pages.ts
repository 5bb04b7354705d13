import { fork } from 'node:child_process'
import { startProduct } from '#test/process.ts'
import { bareServer, type Load, load } from './load.ts'

const rounds = 5
const milliseconds = 1_500

/**
 * Cached pages against a bare server with the same bytes, in turns, so that both have the same
 * conditions.
 */
export async function measurePages(): Promise<string[]> {
  await using product = await startProduct({ env: { LOG_LEVEL: 'warn' } })
  const before = await memory(product.baseUrl)
  const pages = ['/', '/blog', await firstInsight(product.baseUrl)].filter((path) => path !== '')
  const lines = [
    '',
    `| page | connections | requests/s | bare server | ratio | p50 ms | p99 ms | bare p50 | bare p99 |`,
    '|---|---|---|---|---|---|---|---|---|',
  ]
  for (const path of pages) {
    for (const known of [false, true]) {
      for (const connections of [1, 50]) {
        lines.push(await compare(product, path, known, connections))
      }
    }
  }
  const after = await memory(product.baseUrl)
  const start = (product.readyAfter() / 1000).toFixed(1)
  const mixed = await load({ port: product.port, path: mixedPages() }, 50, 10 * milliseconds)
  const full = await memory(product.baseUrl)
  await product.restart()
  const again = (product.readyAfter() / 1000).toFixed(1)
  return [
    ...lines,
    '',
    `First start to the first answer: ${start} s; of an installation that has run before: ${again} s.`,
    `Memory of the process: ${before} at the start, ${after} after these pages, ${full} after 50`,
    `connections that asked for cached and uncached pages in turn (${mixed.perSecond.toFixed(0)} a second, ${mixed.failed} refused).`,
    `After the second start: ${await memory(product.baseUrl)}.`,
  ]
}

/** Pages of every kind; every second one is rendered for each request. */
function mixedPages(): () => string {
  const kept = ['/', '/blog', '/projects', '/careers', '/solutions/healthcare', '/contact']
  const own = ['/book', '/auth', '/book', '/admin/auth']
  let count = 0
  return () => {
    count += 1
    const kind = count % 2 === 0 ? own : kept
    return kind[Math.floor(count / 2) % kind.length] as string
  }
}

async function firstInsight(baseUrl: string): Promise<string> {
  const list = await (await fetch(`${baseUrl}/blog`)).text()
  return /href="(\/blog\/[a-z0-9-]+)"/.exec(list)?.[1] ?? ''
}

async function compare(
  product: { baseUrl: string; port: number },
  path: string,
  known: boolean,
  connections: number,
): Promise<string> {
  const warm = await warmed(product.baseUrl + path)
  const bare = fork('bench/bare-server.ts')
  const port = await new Promise<number>((resolve) => {
    bare.once('message', (message) => resolve(message as number))
    bare.send(warm.message)
  })
  const headers = {
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    ...(known ? { 'If-None-Match': warm.etag } : {}),
  }
  const ours: Load[] = []
  const theirs: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load({ port: product.port, path, headers }, connections, milliseconds))
    theirs.push(await load({ server: bareServer, port, path, headers }, connections, milliseconds))
  }
  bare.kill()
  const [we, they] = [middle(ours), middle(theirs)]
  const ratio = (we.perSecond / they.perSecond).toFixed(2)
  const name = known ? `${path} (304)` : path
  const failed = we.failed > 0 ? ` (${we.failed} failed)` : ''
  return `| ${name} | ${connections} | ${we.perSecond.toFixed(0)}${failed} | ${they.perSecond.toFixed(0)} | ${ratio} | ${we.p50.toFixed(2)} | ${we.p99.toFixed(2)} | ${they.p50.toFixed(2)} | ${they.p99.toFixed(2)} |`
}

/** Waits until the page is in memory in its smallest form, which is when it has one for zstd too. */
async function warmed(url: string) {
  for (;;) {
    const packed = await fetch(url, { headers: { 'Accept-Encoding': 'zstd' } })
    if (!packed.ok) throw new Error(`${url}: ${packed.status}`)
    await packed.arrayBuffer()
    if (packed.headers.has('content-encoding')) break
  }
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  // fetch has unpacked it; the bare server must send as many bytes as are transferred.
  const size = Number(answer.headers.get('content-length'))
  const body = Buffer.from(await answer.arrayBuffer()).subarray(0, size)
  const etag = answer.headers.get('etag') ?? ''
  const headers = Object.fromEntries(answer.headers)
  return { etag, message: { headers, etag, body: body.toString('base64') } }
}

function middle(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.perSecond - b.perSecond)
  return sorted[Math.floor(sorted.length / 2)] as Load
}

/** Resident memory of the process that serves. */
async function memory(baseUrl: string): Promise<string> {
  const figures = await (await fetch(`${baseUrl}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]
  return `${Math.round(Number(bytes) / 1024 / 1024)} MB`
}
