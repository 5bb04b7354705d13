import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { adminEmail, adminPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, signIn, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find anything' })
const chosen = (page: Page) => dialogOf(page).getByRole('option', { selected: true })

/** Opens the palette, types words and waits until the answer to them is shown. */
async function ask(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k')
  await dialogOf(page).getByRole('option').first().waitFor()
  await page.keyboard.type(words)
  await dialogOf(page).getByText(`All results for "${words}"`).waitFor()
  await dialogOf(page).locator('[aria-busy=false]').waitFor()
}

it.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'a client’s overdue invoice is four keys and its name away, %i px wide',
  async (width, colorScheme) => {
    await using staff = await visit(browser, { colorScheme, viewport: { width, height: 800 } })
    const { page, complaints } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}/lead_admin/taxonomy`)
    const before = await page.evaluate(() => document.querySelectorAll('.palette').length)
    expect(before).toBe(0)
    await ask(page, 'Ministry of Interior (sample)')
    let keys = 1
    while (!/INV-.*Overdue/s.test((await chosen(page).textContent()) ?? '')) {
      await page.keyboard.press('ArrowDown')
      keys += 1
      expect(keys).toBeLessThan(4)
    }
    expect(await accessibilityFaults(page, 'dialog.palette')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/lead_admin\/invoices\/[0-9a-f-]{36}$/)
    await dialogOf(page).waitFor({ state: 'detached' })
    // It is remembered, before anything is typed.
    await page.keyboard.press('ControlOrMeta+k')
    await chosen(page).filter({ hasText: 'INV-' }).waitFor()
    expect(complaints).toEqual([])
  },
)

it('counts are said, Esc gives the focus back, and neither old nor failed answers mislead', async () => {
  await sendLead(baseUrl, { fullName: 'Wilhelmina Quist', email: 'wilhelmina@harbour.example' })
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/clients`)
  const field = page.getByRole('link', { name: 'Find anything' })
  await field.press('Enter')
  const input = dialogOf(page).getByRole('combobox')
  await input.fill('Wilhelmina')
  await dialogOf(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ results$/ })
    .waitFor()
  expect(await input.getAttribute('aria-activedescendant')).toBe(
    await chosen(page).getAttribute('id'),
  )
  // The first answer comes after the second one, and is not shown.
  const late = Promise.withResolvers<void>()
  await page.route('**/search/answer?q=Quist', async (route) => {
    await late.promise
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/search/answer?q=Quist')
  await input.fill('Quist')
  await asked
  await input.fill('qqqqqq')
  await dialogOf(page).getByText('Nothing found for "qqqqqq".').waitFor()
  late.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  expect(await dialogOf(page).getByRole('option').count()).toBe(0)
  await page.context().setOffline(true)
  await input.fill('Wilhelm')
  await dialogOf(page).getByRole('alert').waitFor()
  await page.context().setOffline(false)
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await dialogOf(page).getByRole('option').first().waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await accessibilityFaults(page, 'dialog.palette')).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press('Escape')
  await expect.poll(() => field.evaluate((link) => link === document.activeElement)).toBe(true)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys of this page' })
  await keys.getByText(/^Go to the search of the list/).waitFor()
  expect(await accessibilityFaults(page, 'dialog:modal')).toEqual([])
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })

  // An action that changes something is sent as a form.
  await ask(page, 'view as ministry of interior')
  await chosen(page).filter({ hasText: 'View the portal as Ministry of Interior' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/dashboard`)
})

it('arrows lead from the search of a list to its rows, from row to row, and x selects', async () => {
  await sendLead(baseUrl, { fullName: 'Row One', email: 'row-one@harbour.example' })
  await sendLead(baseUrl, { fullName: 'Row Two', email: 'row-two@harbour.example' })
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  const lists = ['leads', 'inbox', 'people', 'tickets', 'documents', 'insights']
  const rowOf = () =>
    page.evaluate(() => {
      const rows = [
        ...document.querySelectorAll('#main .data-table tbody > tr, #main [data-list] > li'),
      ]
      return { at: rows.findIndex((row) => row.contains(document.activeElement)), of: rows.length }
    })
  let selected = 0
  for (const address of lists) {
    await open(page, `${baseUrl}/lead_admin/${address}`)
    const search = page.locator('#main input[type=search]').first()
    expect((await rowOf()).of, address).toBeGreaterThanOrEqual(2)
    await search.press('ArrowDown')
    expect((await rowOf()).at, address).toBe(0)
    await page.keyboard.press('ArrowDown')
    expect((await rowOf()).at, address).toBe(1)
    const box = page.locator('#main tbody tr').nth(1).locator('input[type=checkbox]')
    if ((await box.count()) === 0) continue
    await page.keyboard.press('x')
    expect(await box.isChecked(), address).toBe(true)
    selected += 1
  }
  expect(selected).toBeGreaterThanOrEqual(1)
})

it('when the session has ended, its link to sign in leads back to the page where one was', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await signIn(page, baseUrl)
  const address = `${baseUrl}/lead_admin/tickets?status=all`
  await open(page, address)
  await page.context().clearCookies()
  await page.keyboard.press('ControlOrMeta+k')
  await dialogOf(page).getByRole('alert').waitFor()
  await dialogOf(page).getByRole('link', { name: 'Sign in' }).press('Enter')
  await page.waitForURL(/\/admin\/auth/)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(address)
})

it('without scripts the field leads to a page with the same answers', async () => {
  await using staff = await visit(browser, { javaScriptEnabled: false })
  const { page } = staff
  await page.goto(`${baseUrl}/admin/auth`)
  await signIn(page, baseUrl)
  await page.getByRole('link', { name: 'Find anything' }).click()
  await page.getByLabel('Search the panel').fill('billing set')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Billing settings' }).click()
  await page.waitForURL(/invoices\/settings/)
})
