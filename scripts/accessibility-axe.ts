import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core/package.json' with { type: 'json' }
import type { AxePage, AxeResults } from '#app/features/accessibility/axe-results.ts'
import routes from '#app/routes.ts'
import { launchBrowser } from '#test/browser.ts'
import { pageRoutes } from '#test/page-routes.ts'
import { bookCall, plantPages, readers, readersOf, walkedProduct } from '#test/pages-to-walk.ts'
import { startProduct } from '#test/process.ts'
import { accessibilityResult } from '../e2e/page-checks.ts'
import { ensureBuild } from './build.ts'

// npm run accessibility:axe [PATTERN …]: walks every page of the site map, or those that are named, in
// both themes at two widths, and writes what axe found. A page that is gone leaves the file.
const file = path.resolve('app/features/accessibility/axe-results.json')
const looks = [1280, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

const wanted = process.argv.slice(2)
const all = pageRoutes(routes)
const unknown = wanted.filter((pattern) => !all.has(pattern))
if (unknown.length > 0) throw new Error(`no page has the address ${unknown.join(', ')}`)
const patterns = wanted.length > 0 ? wanted : [...all.keys()]
const today = new Date().toISOString().slice(0, 10)

await ensureBuild()
await using product = await startProduct({ env: walkedProduct })
const { baseUrl } = product
const browser = await launchBrowser()
try {
  // Before the planted records, one of which closes the calendar.
  const booking = await bookCall(browser, baseUrl)
  const planted = await plantPages(product)
  const contexts = await readers(browser, baseUrl, planted.email)
  const addressesOf = (pattern: string) =>
    pattern === '/booking/:token' ? [booking] : planted.addresses(pattern, all.get(pattern) ?? '')
  const found = new Map<string, AxePage>()
  const waiting = [...patterns]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        found.set(next, await walk(next, addressesOf(next)))
        process.stdout.write(`${patterns.length - waiting.length}/${patterns.length} ${next}\n`)
      } catch (error) {
        process.stdout.write(`NOT CHECKED ${next}: ${error}\n`)
        process.exitCode = 1
      }
    }
  }
  await Promise.all([work(), work()])
  write(found, browser.version())

  async function walk(pattern: string, addresses: readonly string[]): Promise<AxePage> {
    const sum: AxePage = { date: today, checks: 0, passed: 0, incomplete: {}, violated: {} }
    const passed = new Set<string>()
    for (const reader of readersOf(pattern)) {
      for (const address of addresses) {
        const page = await contexts[reader].newPage()
        const answer = await page.goto(baseUrl + address)
        const status = answer?.status() ?? 0
        const landed = new URL(page.url()).pathname
        if (
          status !== (pattern.endsWith('*') ? 404 : 200) ||
          landed !== address.replace(/\?.*/, '')
        )
          throw new Error(`${address} answers ${status} at ${landed}`)
        for (const { width, colorScheme } of looks) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          const result = await accessibilityResult(page)
          sum.checks += 1
          for (const id of result.passed) passed.add(id)
          add(sum.incomplete, result.incomplete)
          add(sum.violated, result.violated)
          for (const id of Object.keys(result.violated))
            process.stdout.write(`  ${id} at ${address}, ${width}, ${colorScheme}\n`)
        }
        await page.close()
      }
    }
    return { ...sum, passed: passed.size }
  }
} finally {
  await browser.close()
}

function add(sum: Record<string, number>, more: Record<string, number>) {
  for (const [id, count] of Object.entries(more)) sum[id] = Math.max(sum[id] ?? 0, count)
}

function write(found: ReadonlyMap<string, AxePage>, version: string) {
  const before: AxeResults['pages'] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as AxeResults).pages
    : {}
  const pages = Object.fromEntries(
    [...all.keys()].toSorted().flatMap((pattern) => {
      const page = found.get(pattern) ?? before[pattern]
      return page ? [[pattern, page]] : []
    }),
  )
  const results: AxeResults = { axe: axe.version, browser: `Chromium ${version}`, pages }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  execFileSync('biome', ['format', '--write', file])
}
