import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { enterPanel, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('what a key reaches in the moment in which a row opens for editing keeps the focus', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/users`)
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('tbody select')) return
      watcher.disconnect()
      document.querySelector<HTMLElement>('main input[type=search]')?.focus()
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
  await page.locator('tbody a[href*="edit="]').first().press('Enter')
  await page.locator('tbody select').first().waitFor()
  await page.waitForLoadState('networkidle')
  const type = () => page.evaluate(() => document.activeElement?.getAttribute('type'))
  expect(await type()).toBe('search')
  expect(complaints).toEqual([])
})

it('a field that is used before the scripts have come keeps the focus, although a row is being edited', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/users`)
  const edit = await page.locator('tbody a[href*="edit="]').first().getAttribute('href')
  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(`${baseUrl}${edit}`, { waitUntil: 'commit' })
  const search = page.locator('main input[type=search]').first()
  await search.focus()
  await page.keyboard.type('ad')
  release()
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('a')
  expect(await search.inputValue()).toBe('ada')
  expect(complaints).toEqual([])
})
