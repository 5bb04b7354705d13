import { launchBrowser } from '#test/browser.ts'
import { startProduct } from '#test/process.ts'
import { weighPage } from '../e2e/page-weight.ts'

const columns = ['Document', 'Stylesheet', 'Font', 'Image', 'Script']
const kilobytes = (bytes = 0) => (bytes / 1024).toFixed(1)

/** The bytes that a first visit to public pages transfers, and how soon each page begins to arrive. */
export async function measureWeights(): Promise<string[]> {
  await using product = await startProduct()
  const { baseUrl } = product
  const texts = await (await fetch(`${baseUrl}/sitemap.xml`)).text()
  const urls = [...texts.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(/^https?:\/\/[^/]+/, baseUrl),
  )
  const lines = [
    '',
    `| first byte of each of ${urls.length} public pages, asked once | p50 ms | p95 ms |`,
    '|---|---|---|',
    await firstBytes('rendered for its first visitor', urls),
    await firstBytes('from memory', urls),
    '',
    '| first visit, KB | HTML | CSS | fonts | images | scripts before use | scripts in use | requests |',
    '|---|---|---|---|---|---|---|---|',
  ]
  const browser = await launchBrowser()
  const article = new URL(urls.find((url) => url.includes('/blog/')) ?? baseUrl).pathname
  for (const path of ['/', '/blog', article, '/projects', '/contact']) {
    const { before, requests, scriptsInUse } = await weighPage(browser, baseUrl + path)
    const cells = columns.map((column) => kilobytes(before[column]))
    lines.push(`| ${[path, ...cells, kilobytes(scriptsInUse), requests].join(' | ')} |`)
  }
  await browser.close()
  return lines
}

async function firstBytes(name: string, urls: string[]): Promise<string> {
  const times: number[] = []
  for (const url of urls) {
    const start = performance.now()
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
    times.push(performance.now() - start)
    await answer.arrayBuffer()
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1)
  return `| ${name} | ${at(0.5)} | ${at(0.95)} |`
}
