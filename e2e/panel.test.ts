import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { enterAs, enterPanel, open, seesToast, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const enter = (page: Page) =>
  enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)

it('the portal’s header fits every width, with a menu that works by keyboard too', async () => {
  await using client = await visit(browser, { viewport: { width: 360, height: 780 } })
  const { page } = client
  await enter(page)
  await open(page, `${baseUrl}/dashboard`)
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
  const restore = page.getByRole('button', { name: 'Restore' })
  const again = async () => {
    await page.waitForURL(`${baseUrl}/dashboard/support`)
    await page.getByRole('link', { name: 'Create Ticket' }).first().click()
    await restore.click()
    expect(await title.inputValue()).toBe('Half a title')
    expect(await page.getByLabel('Description').inputValue()).toBe('Half a thought')
    expect(await page.getByLabel('Priority').inputValue()).toBe('high')
  }
  await page.keyboard.press('Escape')
  await again()
  await page.mouse.click(3, 3)
  await again()
  await page.reload()
  await restore.click()
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
  await enterPanel(page, baseUrl)
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

const sections = 'Sections of the admin panel'

it('every area of the admin panel is in the rail, by keyboard, with and without a script', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/references`)
  const areas = page.getByRole('navigation', { name: sections })
  const lines = areas.getByRole('link').or(areas.getByRole('tab'))
  for (const width of [1100, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => lines.count()).toBe(31)
    const rail = await page.locator('.rail').boundingBox()
    expect(rail?.width).toBeLessThanOrEqual(width < 1280 ? 56 : 220)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await areas.locator('[aria-current=page]').textContent()).toMatch(/^References/)
  await areas.getByRole('tab', { name: 'Users' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/lead_admin/clients`)
  await areas.getByRole('tab', { name: 'Clients', selected: true }).waitFor()
  // Up and down lead through all lines; the group of the site is folded away from its pages.
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('ArrowDown')
  expect(await inFocus()).toBe('Projects')
  await page.keyboard.press('End')
  expect(await inFocus()).toBe('Settings')
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp')
  expect(await inFocus()).toMatch(/^Site/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  expect(await inFocus()).toBe('Insights')
  expect(complaints).toEqual([])
})

it('all areas of the rail are seen on every screen from 800 pixels on; on a lower one it scrolls', async () => {
  await using staff = await visit(browser, { viewport: { width: 1280, height: 800 } })
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin`)
  const hidden = () =>
    page.locator('.rail-areas').evaluate((areas) => areas.scrollHeight - areas.clientHeight)
  // The lines are closer on a low screen: also just above the height at which that ends.
  for (let height = 800; height <= 1_000; height += 10) {
    await page.setViewportSize({ width: 1280, height })
    expect(await hidden(), `${height} pixels high`).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const lines = await page
    .locator('.rail-areas .rail-line')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
    )
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(24)
  await page.setViewportSize({ width: 1280, height: 500 })
  expect(await hidden()).toBeGreaterThan(0)
  const last = page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true })
  await last.focus()
  const box = await last.boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
})

it('the tabs of the admin panel are one list of tabs in their order', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin`)
  const owned = await page.getByRole('tablist', { name: 'Main lists' }).getAttribute('aria-owns')
  const names = owned?.split(' ').map((id) => page.locator(`#${id}`).textContent())
  expect(await Promise.all(names ?? [])).toEqual([
    'Users',
    'Clients',
    expect.stringMatching(/^Blueprint Leads/),
  ])
  // Each is one click away from the first page.
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await page.getByRole('tab', { name: 'Blueprint Leads' }).click()
  await page.getByRole('tabpanel', { name: 'Blueprint Leads' }).waitFor()
})

it('on a phone the rail is a drawer, which Esc and a click beside it close', async () => {
  await using staff = await visit(browser, { viewport: { width: 360, height: 780 } })
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/documents`)
  const menu = page.locator('.rail-menu summary')
  const settings = page.getByRole('link', { name: 'Settings' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await settings.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
  await settings.waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await settings.waitFor()
  await page.mouse.click(350, 400)
  await settings.waitFor({ state: 'hidden' })
  await menu.press('Enter')
  await settings.click()
  await page.waitForURL(`${baseUrl}/lead_admin/settings`)
  await settings.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])

  await using plain = await visit(browser, {
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  })
  await plain.page.goto(`${baseUrl}/lead_admin/users`)
  await plain.page.locator('.rail-menu summary').press('Enter')
  await plain.page.getByRole('link', { name: 'Audit' }).click()
  await plain.page.waitForURL(`${baseUrl}/lead_admin/audit`)
})

it('the rail as icons only is remembered, shown at once and has its names, also without a script', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/clients`)
  const widthOf = async (shown: Page) => (await shown.locator('.rail').boundingBox())?.width
  await page.getByRole('button', { name: 'Show the menu as icons only' }).click()
  const widen = page.getByRole('button', { name: 'Show the menu with its words' })
  await expect.poll(() => widen.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await widthOf(page)).toBe(56)
  await expect
    .poll(async () => (await page.context().cookies()).map((one) => one.name))
    .toContain('rail')
  const audit = page.getByRole('link', { name: 'Audit' })
  await audit.focus()
  await page.keyboard.press('ArrowDown')
  const label = page.locator('.rail-label', { hasText: 'Settings' })
  expect((await label.boundingBox())?.x).toBeGreaterThanOrEqual(56)
  expect(complaints).toEqual([])

  await using plain = await visit(browser, {
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  await plain.page.goto(`${baseUrl}/lead_admin/tickets?status=all`)
  expect(await widthOf(plain.page)).toBe(56)
  await plain.page.getByRole('button', { name: 'Show the menu with its words' }).click()
  expect(plain.page.url()).toBe(`${baseUrl}/lead_admin/tickets?status=all`)
  expect(await widthOf(plain.page)).toBe(220)
})
