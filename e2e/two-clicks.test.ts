import { afterAll, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const menu = 'header details[open]'
/** What a buyer looks for, the links that lead there from the home page, and what is read there. */
const sought = [
  { what: 'e-Visa', clicks: ['main a[href="/solutions/evisa"]'], reads: 'e-visa' },
  {
    what: 'its case study',
    clicks: ['main a[href="/solutions/evisa"]', 'main a[href^="/projects/"]'],
    reads: 'The Challenge',
  },
  {
    what: 'what it costs',
    clicks: [`${menu} a[href="/pricing"]`],
    reads: 'Estimate weeks and team',
  },
]

it.each(sought)('$what is found within two clicks on a phone', async ({ clicks, reads }) => {
  expect(clicks.length).toBeLessThanOrEqual(2)
  await using visitor = await visit(browser, {
    ...{ viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
  })
  const { page } = visitor
  await page.goto(baseUrl)
  for (const selector of clicks) {
    if (selector.startsWith(menu)) await page.locator('header summary:visible').click()
    await page.locator(selector).filter({ visible: true }).first().click()
  }
  await page.locator('main').getByText(reads).first().waitFor()
})
