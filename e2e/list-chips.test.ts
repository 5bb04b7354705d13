import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { enterPanel, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('with the keys alone one filter after the other is taken away, and the focus is never lost', async () => {
  const { page, complaints } = await visit(browser)
  await enterPanel(page, baseUrl)
  const [person, organisation] = [crypto.randomUUID(), crypto.randomUUID()]
  const list = `${baseUrl}/lead_admin/tickets`
  await open(page, `${list}?priority=low&person=${person}&organisation=${organisation}`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  // They stand before the search, so that what narrows the list is met first.
  await page.getByLabel('Search tickets').focus()
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toContain('Of an organization')
  await page.keyboard.press('Shift+Tab')
  const first = page.getByRole('link', { name: /^Of a person .*, remove this filter$/ })
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toContain('Of an organization')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Tickets')
  expect(page.url()).toBe(`${list}?priority=low`)
  expect(complaints).toEqual([])
})
