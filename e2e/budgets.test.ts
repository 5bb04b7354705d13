import { afterAll, expect, it } from 'vitest'
import { launchBrowser } from '#test/browser.ts'
import { startProduct } from '#test/process.ts'
import { siteMap } from '../app/content/en/site-map.ts'
import { weighPage } from './page-weight.ts'

const product = await startProduct()
const browser = await launchBrowser()
const { baseUrl } = product
afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

const kilobyte = 1024

// With the pages of forms that no list of pages names.
const paths = [...Object.keys(siteMap), '/newsletter', '/careers/apply?job=service-designer']

it.each(paths)('%s stays within its bytes', async (path) => {
  const { before, requests, scriptsInUse } = await weighPage(browser, baseUrl + path)
  // A calendar's times would change zone under the visitor's finger, did its script wait.
  if (path !== '/book') {
    expect.soft(before.Script ?? 0, 'scripts before use').toBe(0)
    expect.soft(requests, 'requests').toBeLessThanOrEqual(10)
  }
  expect.soft(before.Stylesheet, 'styles').toBeLessThanOrEqual(14 * kilobyte)
  // Four pages show something typed, in one face more.
  expect.soft(before.Font, 'fonts').toBeLessThanOrEqual((path === '/' ? 60 : 66) * kilobyte)
  expect.soft(scriptsInUse, 'scripts in use').toBeLessThanOrEqual(115 * kilobyte)
})
