import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { readCsv, sendLead } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
const { page } = await visit(browser)
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const total = 55
const nameOf = (index: number) => `Person ${String(index).padStart(2, '0')}`
const messages: Record<number, string> = {
  54: 'One line.\nAnother line.',
  [total]: 'Quoted "words", a comma\nand a second line',
}
const formula = '=HYPERLINK("http://evil.example","click")'

const rows = () => page.locator('table.data-table tbody tr')
const names = () => page.locator('table.data-table tbody td[data-label=Name]').allInnerTexts()
const filter = (label: string) => page.getByRole('search').getByLabel(label, { exact: true })

it('shows the empty state', async () => {
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads`)
  await page.getByText('No blueprint leads yet.').waitFor()
  await page.getByText('0 total leads').waitFor()
})

it('shows fifty at a time, and the rest on the next page', async () => {
  for (let index = 1; index <= total; index++) {
    await sendLead(baseUrl, {
      fullName: index === total ? formula : nameOf(index),
      email: `person-${index}@example.net`,
      companyName: index % 2 ? 'Odd Office' : undefined,
      message: messages[index],
    })
  }
  await open(page, `${baseUrl}/lead_admin/leads`)
  await page.getByText('55 total leads').waitFor()
  expect(await rows().count()).toBe(50)
  const first = await names()
  expect(first[0]).toBe(formula)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect.poll(names).toEqual([5, 4, 3, 2, 1].map(nameOf))
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect.poll(names).toEqual(first)
})

it('sorts by a column, both ways', async () => {
  const header = page.getByRole('columnheader', { name: 'Name', exact: false }).first()
  await header.getByRole('link').click()
  await expect
    .poll(async () => (await names()).slice(0, 3))
    .toEqual([formula, nameOf(1), nameOf(2)])
  expect(await header.getAttribute('aria-sort')).toBe('ascending')
  await header.getByRole('link').click()
  await expect.poll(async () => (await names())[0]).toBe(nameOf(54))
  expect(await header.getAttribute('aria-sort')).toBe('descending')
})

it('changes the status of the selected leads only', async () => {
  const bulk = page.getByRole('group', { name: 'Selected leads' })
  await bulk.getByRole('button', { name: 'Change status' }).click()
  await page.getByText('Please select at least one lead.', { exact: true }).first().waitFor()
  for (const index of [54, 53, 52]) await page.getByLabel(`Select ${nameOf(index)}`).check()
  await bulk.getByLabel('Change status of the selected leads to').selectOption('contacted')
  await bulk.getByRole('button', { name: 'Change status' }).click()
  await seesToast(page, '3 leads updated')
  await filter('Status').selectOption('contacted')
  await page.waitForURL(/status=contacted/)
  await expect.poll(names).toEqual([54, 53, 52].map(nameOf))
  await page.getByText('55 total leads · 3 found').waitFor()
  await filter('Status').selectOption('converted')
  await page.getByText('No leads found matching your search.').waitFor()
})

it('filters by source and finds by company', async () => {
  await filter('Status').selectOption('all')
  await expect.poll(() => new URL(page.url()).searchParams.has('status')).toBe(false)
  await filter('Source').selectOption('contact')
  await expect.poll(() => rows().count()).toBe(0)
  await filter('Source').selectOption('all')
  await expect.poll(() => rows().count()).toBe(50)
  const box = page.getByPlaceholder('Search by name, email, or company...')
  await box.fill('odd off')
  await box.press('Enter')
  await page.getByText('55 total leads · 28 found').waitFor()
  expect(await rows().count()).toBe(28)
  await box.fill('100%_')
  await box.press('Enter')
  await page.getByText('No leads found matching your search.').waitFor()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect.poll(() => rows().count()).toBe(50)
})

it('exports what is shown, with escaped formulas', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  const leads = readCsv(readFileSync(await download.path(), 'utf8'))
  expect(leads).toHaveLength(total)
  expect(leads[0]).toMatchObject({
    full_name: `'${formula}`,
    email: 'person-55@example.net',
    status: 'new',
    message: messages[total],
  })
  expect(leads[1]).toMatchObject({ full_name: nameOf(54), message: messages[54] })
  expect(leads.filter(({ status }) => status === 'contacted')).toHaveLength(3)
  for (const lead of leads) {
    for (const cell of Object.values(lead)) expect(cell).not.toMatch(/^[=+@\t\r-]/)
  }
})

it('keeps what is typed while an answer is on its way, and follows the Back button', async () => {
  const box = page.getByPlaceholder('Search by name, email, or company...')
  const searched = () => new URL(page.url()).searchParams.get('q')
  await open(page, `${baseUrl}/lead_admin/leads`)
  const answer = Promise.withResolvers<void>()
  await page.route('**/leads.data?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await filter('Status').selectOption('new')
  await box.fill('odd')
  answer.resolve()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('new')
  await page.getByRole('search').and(page.locator('[aria-busy=false]')).waitFor()
  expect(await box.inputValue()).toBe('odd')
  await page.unroute('**/leads.data?*')
  await box.press('Enter')
  await expect.poll(searched).toBe('odd')
  for (const text of ['', 'odd', '']) {
    await (text ? page.goForward() : page.goBack())
    await expect.poll(() => box.inputValue()).toBe(text)
  }
  // What was typed and never searched for goes with the filters.
  await box.fill('half a word')
  await page.getByRole('search').getByRole('link', { name: 'Clear', exact: true }).click()
  await expect.poll(() => box.inputValue()).toBe('')
})

it('is used with the keyboard alone: x selects, a page is selected at once, Enter opens a lead', async () => {
  await open(page, `${baseUrl}/lead_admin/leads`)
  const boxes = page.locator('tbody input[type=checkbox]')
  const checked = () => page.locator('tbody input[type=checkbox]:checked').count()
  await boxes.first().focus()
  for (const key of ['x', 'ArrowDown', 'x']) await page.keyboard.press(key)
  await page.getByText('2 selected', { exact: true }).waitFor()
  expect(await boxes.nth(1).isChecked()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  const all = page.getByLabel('Select all on this page')
  await all.focus()
  await page.keyboard.press('Space')
  await page.getByText('50 selected', { exact: true }).waitFor()
  await page.keyboard.press('Space')
  await expect.poll(checked).toBe(0)
  await boxes.first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/lead_admin\/leads\/[0-9a-f-]{36}/)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(`${baseUrl}/lead_admin/leads`)
})

it('after a view was renamed or deleted the keyboard goes on where it was', async () => {
  const views = `${baseUrl}/lead_admin/views/leads`
  for (const name of ['Early', 'Middle', 'Late']) {
    await open(page, `${baseUrl}/lead_admin/leads?status=new&q=${name}`)
    await page.locator('summary', { hasText: 'Save as' }).click()
    await page.getByLabel('Name of the view').fill(name)
    await page.getByLabel('Name of the view').press('Enter')
    await seesToast(page, 'View saved')
  }
  await open(page, views)
  const inFocus = (locator: Locator) => locator.evaluate((one) => one === document.activeElement)
  const field = page.getByLabel('New name of Middle')
  await field.fill('Centre')
  await field.press('Enter')
  await seesToast(page, 'View renamed')
  await expect.poll(() => inFocus(page.getByLabel('New name of Centre'))).toBe(true)
  for (const [name, next] of [
    ['Centre', 'Late'],
    ['Late', 'Early'],
  ] as const) {
    await page.getByRole('link', { name: `Delete ${name}` }).press('Enter')
    await page.getByRole('button', { name: 'Delete view' }).press('Enter')
    const link = page.getByRole('link', { name: next, exact: true })
    await expect.poll(() => inFocus(link)).toBe(true)
  }
  await page.getByRole('link', { name: 'Delete Early' }).press('Enter')
  await page.getByRole('button', { name: 'Delete view' }).press('Enter')
  await page.getByText('No views yet.').waitFor()
  await expect.poll(() => inFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
  await open(page, `${baseUrl}/lead_admin/leads`)
})

it('is closed after signing out, to the back button and to a copied address too', async () => {
  const lead = page.getByRole('link', { name: `View the lead from ${nameOf(54)}` })
  const address = await lead.getAttribute('href')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${baseUrl}/admin/auth`)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/admin/auth')
  await page.getByRole('heading', { name: 'Admin Portal' }).waitFor()
  expect(await page.content()).not.toContain('person-54@example.net')
  await page.goto(`${baseUrl}${address}`)
  expect(new URL(page.url()).pathname).toBe('/admin/auth')
  expect(await page.content()).not.toContain('person-54@example.net')
})
