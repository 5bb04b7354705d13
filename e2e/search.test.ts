import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { accessibilityFaults, looksAt, overflowing } from './page-checks.ts'
import { hydrated, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('/ opens the search at the first press, and searching works by keyboard', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await page.goto(`${baseUrl}/vision`)
  await page.keyboard.press('/')
  await page.waitForURL('**/search')
  const box = page.getByRole('searchbox', { name: 'Search this site' })
  await page.waitForFunction(() => document.activeElement?.id === 'site-search')
  // No typed letter is lost while the scripts load.
  await page.keyboard.type('digital/identity')
  await hydrated(page)
  expect(await box.inputValue()).toBe('digital/identity')
  await box.fill('digital identity')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=digital+identity')
  await page.getByRole('status').getByText('entries for "digital identity"').waitFor()
  await page.getByRole('heading', { level: 2 }).first().click()
  await page.keyboard.press('/')
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/capabilities/digital-identity')
  await page.goBack()
  await page.getByText('entries for "digital identity"').waitFor()
  expect(complaints).toEqual([])
})

it('without JavaScript the header links to it, and results, corrections and pages are links', async () => {
  await using visitor = await visit(browser, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${baseUrl}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const box = page.getByRole('searchbox', { name: 'Search this site' })
  await box.fill('soverignty')
  await box.press('Enter')
  await page.getByRole('link', { name: 'sovereignty', exact: true }).click()
  expect(await page.locator('article mark').count()).toBeGreaterThan(0)
  await box.fill('visa')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Next entries' }).click()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
})

it.each(['', '?q=register', '?q=soverignty'])('/search%s is accessible and fits', async (query) => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await page.goto(`${baseUrl}/search${query}`)
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowing(page), `at ${width}`).toEqual([])
  }
  for (const [width, colorScheme] of looksAt(query.length)) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await overflowing(page), `at ${width}`).toEqual([])
    expect(await accessibilityFaults(page), `${width} ${colorScheme}`).toEqual([])
  }
})
