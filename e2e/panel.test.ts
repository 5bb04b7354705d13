import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { open, seesToast, signIn, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

async function enter(page: Page) {
  await page.goto(`${baseUrl}/auth`)
  await page.getByLabel('Email').fill('client@example.com')
  await page.getByLabel('Password').fill(sampleClientPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${baseUrl}/dashboard`)
  // The address changes before the page does.
  await page.getByLabel('Sections of the portal').waitFor()
}

it('the portal’s header fits every width, with a menu that works by keyboard too', async () => {
  await using client = await visit(browser, { viewport: { width: 360, height: 780 } })
  const { page } = client
  await enter(page)
  for (const width of [320, 360, 480, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    const head = await page.locator('header > div').first().boundingBox()
    expect(head?.height, `${width}`).toBeLessThanOrEqual(76)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${baseUrl}/dashboard`)
  const menu = page.locator('details[open]')
  await page.locator('header summary:visible').press('Enter')
  await menu.getByRole('link', { name: /^Notifications/ }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await menu.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Your account' }).click()
  await page.waitForURL(`${baseUrl}/dashboard/account`)
  await expect.poll(() => menu.count()).toBe(0)
})

it('a ticket that is being written survives Esc, a click beside it and a reload, until it is sent', async () => {
  await using client = await visit(browser)
  const { page, complaints } = client
  await enter(page)
  await open(page, `${baseUrl}/dashboard/support/new`)
  const title = page.getByLabel('Title')
  await title.fill('Half a title')
  await page.getByLabel('Description').fill('Half a thought')
  await page.getByLabel('Priority').selectOption('high')
  const again = async () => {
    await page.waitForURL(`${baseUrl}/dashboard/support`)
    await page.getByRole('link', { name: 'Create Ticket' }).first().click()
    await page.getByText('We kept what you typed before.').waitFor()
    expect(await title.inputValue()).toBe('Half a title')
    expect(await page.getByLabel('Description').inputValue()).toBe('Half a thought')
    expect(await page.getByLabel('Priority').inputValue()).toBe('high')
  }
  await page.keyboard.press('Escape')
  await again()
  await page.mouse.click(3, 3)
  await again()
  await page.reload()
  await page.getByText('We kept what you typed before.').waitFor()
  expect(await title.inputValue()).toBe('Half a title')
  await page.getByRole('button', { name: 'Create Ticket' }).click()
  await seesToast(page, 'Support ticket created')
  await page.getByRole('heading', { name: 'Half a title' }).waitFor()
  await open(page, `${baseUrl}/dashboard/support/new`)
  await title.waitFor()
  expect(await title.inputValue()).toBe('')
  expect(complaints).toEqual([])
})

it('staff deactivate a client in two steps, and its users see why they cannot sign in', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await signIn(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/clients`)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const status = page.getByLabel(/^Status of/)
  await status.selectOption('inactive')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText('will be signed out and cannot sign in until you make it active again')
    .waitFor()
  expect(await status.inputValue()).toBe('inactive')
  await page.getByRole('button', { name: 'Save' }).click()
  await seesToast(page, 'Client updated successfully')
  await using client = await visit(browser)
  await client.page.goto(`${baseUrl}/auth`)
  await client.page.getByLabel('Email').fill('client@example.com')
  await client.page.getByLabel('Password').fill(sampleClientPassword)
  await client.page.getByRole('button', { name: 'Sign In' }).click()
  await client.page.getByText('access to the portal is paused').first().waitFor()
})

it('every area of the admin panel is visible or in a menu, by keyboard, with and without a script', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await signIn(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/documents`)
  const areas = page.getByRole('navigation', { name: 'Sections of the admin panel' })
  expect(await areas.getByRole('tab').allTextContents()).toEqual([
    'Users',
    'Clients',
    expect.stringMatching(/^Blueprint Leads/),
  ])
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await areas.getByRole('link').or(areas.getByRole('tab')).all()
    expect(boxes).toHaveLength(24)
    for (const box of boxes) expect((await box.boundingBox())?.x).toBeLessThan(width - 40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await areas.locator('[aria-current=page]:visible').textContent()).toBe('Documents')
  await areas.getByRole('tab', { name: 'Users' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/lead_admin/clients`)
  await areas.getByRole('tab', { name: 'Clients', selected: true }).waitFor()

  await page.setViewportSize({ width: 360, height: 780 })
  const menu = areas.locator('summary')
  await menu.focus()
  await page.keyboard.press('Enter')
  await areas.getByRole('link', { name: 'Settings' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await areas.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL(`${baseUrl}/lead_admin/settings`)
  await areas.getByRole('link', { name: 'Settings' }).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])

  const cookies = await page.context().storageState()
  await using plain = await visit(browser, {
    storageState: cookies,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  })
  await plain.page.goto(`${baseUrl}/lead_admin/users`)
  await plain.page.locator('nav summary').press('Enter')
  await plain.page.getByRole('link', { name: 'Audit' }).click()
  await plain.page.waitForURL(`${baseUrl}/lead_admin/audit`)
  await plain.page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['Users', 'Clients'])
    expect(await plain.page.getByRole('tab', { name }).getAttribute('tabindex')).toBe('0')
})
