import { afterAll, expect, it } from 'vitest'
import { launchBrowser } from '#test/browser.ts'
import { startProduct } from '#test/process.ts'
import { siteMap } from '../app/content/en/site-map.ts'
import { hydrated, visit } from './visit.ts'

const product = await startProduct()
const browser = await launchBrowser()
const { baseUrl } = product
afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

const kilobyte = 1024

/** Bytes of bodies as they travel, compressed, by what they are for. */
async function load(path: string) {
  await using visitor = await visit(browser)
  const { page } = visitor
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  const answers = new Map<string, { type: string; headerBytes: number }>()
  const sent: Record<string, number> = {}
  let requests = 0
  protocol.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headerBytes: response.encodedDataLength }),
  )
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headerBytes } = answers.get(requestId) ?? { type: 'Other', headerBytes: 0 }
    sent[type] = (sent[type] ?? 0) + encodedDataLength - headerBytes
    requests += 1
  })
  await page.goto(baseUrl + path, { waitUntil: 'networkidle' })
  const before = { ...sent, requests }
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return { before: before as Record<string, number>, scriptsInUse: sent.Script ?? 0 }
}

// With the pages of forms that no list of pages names.
const paths = [...Object.keys(siteMap), '/newsletter', '/careers/apply?job=service-designer']

it.each(paths)('%s stays within its bytes', async (path) => {
  const { before, scriptsInUse } = await load(path)
  // A calendar's times would change zone under the visitor's finger, did its script wait.
  if (path !== '/book') {
    expect.soft(before.Script ?? 0, 'scripts before use').toBe(0)
    expect.soft(before.requests, 'requests').toBeLessThanOrEqual(10)
  }
  expect.soft(before.Stylesheet, 'styles').toBeLessThanOrEqual(14 * kilobyte)
  // Four pages show something typed, in one face more.
  expect.soft(before.Font, 'fonts').toBeLessThanOrEqual((path === '/' ? 60 : 66) * kilobyte)
  expect.soft(scriptsInUse, 'scripts in use').toBeLessThanOrEqual(115 * kilobyte)
})
