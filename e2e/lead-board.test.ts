import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
const { page, complaints } = await visit(browser)
afterAll(() => leaveBrowser(browser))

// Found by their company, so that leads of other files are not on the board.
const company = 'Boardwalk Registry'
const board = `${baseUrl}/lead_admin/inbox?view=board&q=boardwalk`
const names = ['Bo Ahlgren', 'Bo Brandt', 'Bo Castro']
const column = (on: Page, status: string) => on.locator(`[data-column=${status}]`)
const cards = (on: Page, status: string) =>
  column(on, status).locator('[data-card-link]').allInnerTexts()
const count = (on: Page, status: string) => column(on, status).locator('h2 .label').innerText()
const card = (on: Page, name: string) => on.locator('[data-card]').filter({ hasText: name })

it('a card is dragged into another column, stays there, and the toast takes it back', async () => {
  for (const fullName of names)
    await sendLead(baseUrl, {
      fullName,
      email: `${fullName.replace(' ', '.').toLowerCase()}@boardwalk.example`,
      companyName: company,
    })
  await enterPanel(page, baseUrl)
  await open(page, board)
  expect(await cards(page, 'new')).toEqual(names.toReversed())
  expect(await count(page, 'new')).toBe('3')
  // Every state of the two columns while the server answers: the card never goes back.
  await page.evaluate(() => {
    const seen: string[] = []
    const target = document.querySelector('[data-column=contacted]') as Element
    new MutationObserver(() => seen.push(target.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
    })
    Object.assign(window, { seen })
  })
  await card(page, 'Bo Ahlgren').dragTo(column(page, 'contacted'))
  await seesToast(page, 'Lead moved to Contacted')
  expect(await cards(page, 'contacted')).toEqual(['Bo Ahlgren'])
  expect([await count(page, 'new'), await count(page, 'contacted')]).toEqual(['2', '1'])
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const first = seen.findIndex((text) => text.includes('Bo Ahlgren'))
  expect(seen.slice(first).filter((text) => !text.includes('Bo Ahlgren'))).toEqual([])

  // After a while it is in the page for assistive technology only; a key works in both.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => cards(page, 'new')).toContain('Bo Ahlgren')
  expect(await cards(page, 'contacted')).toEqual([])
})

it('keys lead from card to card and move one, also further before the server has answered', async () => {
  await card(page, 'Bo Castro').locator('[data-card-link]').focus()
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Bo Brandt')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => cards(page, 'qualified')).toEqual(['Bo Brandt'])
  expect(await focused()).toBe('Bo Brandt')
  await seesToast(page, 'Lead moved to Qualified')
  await page.reload()
  await expect.poll(() => cards(page, 'qualified')).toEqual(['Bo Brandt'])
  await open(page, board)
  const menu = card(page, 'Bo Castro').getByLabel('Move Bo Castro')
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  expect(await card(page, 'Bo Castro').locator('details').getAttribute('open')).toBeNull()
  await menu.click()
  await page.getByRole('button', { name: 'Move to Contacted' }).click()
  await expect.poll(() => cards(page, 'contacted')).toEqual(['Bo Castro'])
  expect(await focused()).toBe('Bo Castro')
  await seesToast(page, 'Lead moved to Contacted')
})

it('a card that somebody else has moved goes to where it is, with a message; a lost connection puts it back', async () => {
  await using other = await visit(browser)
  await enterPanel(other.page, baseUrl)
  await open(other.page, board)
  await card(page, 'Bo Ahlgren').dragTo(column(page, 'qualified'))
  await seesToast(page, 'Lead moved to Qualified')
  await card(other.page, 'Bo Ahlgren').dragTo(column(other.page, 'contacted'))
  await seesToast(other.page, 'The lead was not moved')
  await expect.poll(() => cards(other.page, 'qualified')).toContain('Bo Ahlgren')
  await other.page.context().setOffline(true)
  await card(other.page, 'Bo Ahlgren').dragTo(column(other.page, 'converted'))
  await seesToast(other.page, 'The lead was not moved', 'Check your connection')
  await expect.poll(() => cards(other.page, 'qualified')).toContain('Bo Ahlgren')
})

it('a view is saved, changed and opened again', async () => {
  await open(page, `${baseUrl}/lead_admin/inbox?q=boardwalk`)
  await page.getByText('Columns', { exact: true }).click()
  await page.getByLabel('Phone column').check()
  await page.getByRole('columnheader', { name: 'Phone' }).waitFor()
  // The menu stays open for the next choice.
  await page.getByLabel('Email column').uncheck()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Email' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByText('Save as', { exact: true }).click()
  await page.getByLabel('Name of the view').fill('Boardwalk phones')
  await page.keyboard.press('Enter')
  await seesToast(page, 'View saved')
  await page.getByText('Boardwalk phones').first().waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('contacted')
  await page.getByText('Changed, not saved').waitFor()
  await page.getByRole('link', { name: 'Discard' }).click()
  await expect.poll(() => page.getByText('Changed, not saved').count()).toBe(0)
  expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('all')
  expect(await accessibilityFaults(page)).toEqual([])
})

it('a phone shows one column at a time, and a card is moved by its menu', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, board)
  expect(await column(page, 'contacted').isVisible()).toBe(false)
  await page.getByRole('link', { name: /^Contacted/ }).click()
  await column(page, 'contacted').waitFor()
  expect(await column(page, 'new').isVisible()).toBe(false)
  await card(page, 'Bo Castro').getByLabel('Move Bo Castro').click()
  await page.getByRole('button', { name: 'Move to Converted' }).click()
  await seesToast(page, 'Lead moved to Converted')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(complaints).toEqual([])
})
