import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sendLead } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, signIn, visit } from './visit.ts'

// Of its own, because it counts what waits.
const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
beforeAll(async () => {
  for (const fullName of ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville'])
    await sendLead(baseUrl, { fullName, email: `${fullName.split(' ')[0]}@works.example` })
})
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const leadsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Leads without an answer' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent))
const inFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

it('begins after the sign-in, and the oldest lead is answered with keys alone', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await signIn(page, baseUrl)
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(await leadsOf(page)).toEqual(['Ada Lovelace', 'Grace Hopper', 'Mary Somerville'])
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Ada Lovelace', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await inFocus(page)).toBe('Contacted: Ada Lovelace')
  await page.keyboard.press('Enter')
  await seesToast(page, 'Marked as contacted')
  await expect.poll(() => leadsOf(page)).toEqual(['Grace Hopper', 'Mary Somerville'])
  // The next one is at the same place.
  await expect.poll(() => inFocus(page)).toBe('Contacted: Grace Hopper')
  await page.keyboard.press('ArrowDown')
  expect(await inFocus(page)).toBe('Contacted: Mary Somerville')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Mary Somerville' }).waitFor()
  expect(complaints).toEqual([])
})

it('on a phone a row has two lines, and all is done without a script too', async () => {
  await using staff = await visit(browser, { viewport: { width: 360, height: 780 } })
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin`)
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const heights = await page
    .locator('.today-line')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(96)
  expect(await accessibilityFaults(page)).toEqual([])

  await using plain = await visit(browser, {
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  })
  await plain.page.goto(`${baseUrl}/lead_admin`)
  await plain.page.getByRole('button', { name: 'Contacted: Grace Hopper' }).press('Enter')
  await plain.page.getByText('Marked as contacted').first().waitFor()
  expect(await leadsOf(plain.page)).toEqual(['Mary Somerville'])
  await plain.page.getByRole('link', { name: 'Mine' }).press('Enter')
  // A ticket of the samples is the administrator's; a lead is nobody's.
  await plain.page.waitForURL(/whose=mine/)
  await plain.page.getByRole('region', { name: 'Tickets waiting for us' }).waitFor()
  expect(await leadsOf(plain.page)).toEqual([])
})

it('shows the figures that another visit has drawn, and goes on to another period with a key', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  const html = () => page.locator('#figures').evaluate((part) => part.outerHTML)
  await open(page, `${baseUrl}/lead_admin`)
  const first = await html()
  await open(page, `${baseUrl}/lead_admin`)
  expect(await html()).toBe(first)
  await page.getByRole('tab', { name: '7 days' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/days=7/)
  await expect.poll(html).not.toBe(first)
  expect(complaints).toEqual([])
})
