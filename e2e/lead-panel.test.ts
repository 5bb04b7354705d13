import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sendLead } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

// Its own: so many leads from one address are quarantined where others have sent some before.
const product = await startProduct()
const { baseUrl } = product
const browser = await sharedBrowser()
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

async function send(mark: string, count: number) {
  for (let at = 1; at <= count; at++)
    await sendLead(baseUrl, { fullName: `${mark} ${at}`, email: `p${at}@${mark}.example` })
}
const title = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 }).first()
const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)

it.each([
  { count: 30, mark: 'broad', width: 1280, height: 900 },
  { count: 10, mark: 'slender', width: 360, height: 740 },
])(
  '$count new leads are sorted with two keys each, $width px wide',
  async ({ count, mark, ...viewport }) => {
    await send(mark, count)
    await using staff = await visit(browser, { viewport })
    const { page, complaints } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}/lead_admin/leads?q=${mark}&status=new`)
    await page.locator('tbody a[data-lead]').first().focus()
    await page.keyboard.press('Enter')
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    for (let at = count; at > 0; at--) {
      await expect.poll(() => title(page).textContent()).toBe(`${mark} ${at}`)
      await expect.poll(() => isFocused(page, '.side-panel h2')).toBe(true)
      if (at % 5 === 0) await press('!')
      else {
        await press('s')
        await press(at % 2 === 0 ? '2' : '3')
      }
      if (at > 1) await expect.poll(() => title(page).textContent()).toBe(`${mark} ${at - 1}`)
    }
    expect(keys).toBeLessThanOrEqual(2 * count)
    await seesToast(page, 'Status saved')
    // The last one has no next lead, and its answer is shown beside it.
    const saved = page.getByRole('dialog').getByText('Lead moved from New to Qualified')
    await saved.first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    const found = async (query: string) => {
      await page.goto(`${baseUrl}/lead_admin/leads?q=${mark}&${query}`)
      return page.locator('tbody tr').count()
    }
    expect(await found('status=new')).toBe(0)
    expect(await found('status=contacted')).toBe(count * 0.4)
    expect(await found('status=qualified')).toBe(count * 0.4)
    expect(await found('show=spam')).toBe(count * 0.2)
    expect(complaints).toEqual([])
  },
)

it('leads are sorted with two taps each on a touch screen', async () => {
  const viewport = { width: 360, height: 740 }
  await using staff = await visit(browser, { viewport, hasTouch: true, isMobile: true })
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads?q=broad&status=contacted`)
  const links = page.locator('tbody a[data-lead]')
  const names = await links.allTextContents()
  expect(names.length).toBe(12)
  await links.first().tap()
  const dialog = page.getByRole('dialog')
  for (const [at, name] of names.entries()) {
    await expect.poll(() => title(page).textContent()).toBe(name)
    const qualified = dialog.getByRole('button', { name: 'Change status to Qualified' })
    await qualified.tap()
    await dialog.getByText('Lead moved from Contacted to Qualified').first().waitFor()
    const next = dialog.getByRole('link', { name: 'Next lead' }).last()
    if (at === names.length - 1) break
    // Beside the statuses, and no message lies over it.
    const [box, status] = [await next.boundingBox(), await qualified.boundingBox()]
    expect(Math.abs((box?.y ?? 999) - (status?.y ?? 0))).toBeLessThan(60)
    await next.tap()
  }
  expect(complaints).toEqual([])
})

it('beside the panel the rows begin in the first 250 pixels, with the filters behind one button', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  for (const address of ['leads?q=broad', 'inbox?q=broad']) {
    await open(page, `${baseUrl}/lead_admin/${address}`)
    await page.locator('tbody a[data-lead]').first().click()
    await page.getByRole('dialog').waitFor()
    const row = await page.locator('main tbody tr').first().boundingBox()
    expect(row?.y, address).toBeLessThanOrEqual(250)
    const fold = page.locator('.list-filters > details > summary')
    expect(await fold.textContent()).toContain('Search and filters (1)')
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    await page.keyboard.press('/')
    const box = page.getByRole('searchbox')
    await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  }
})

it('beside the panel a usual name is read to its end, and a long one ends before its status', async () => {
  const usual = 'Siobhan Featherstone'
  await sendLead(baseUrl, { fullName: usual, email: 'p1@lengthy.example' })
  await sendLead(baseUrl, { fullName: `${usual} `.repeat(4), email: 'p2@lengthy.example' })
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads?q=lengthy`)
  await page.getByRole('link', { name: usual, exact: true }).click()
  await expect.poll(() => title(page).textContent()).toBe(usual)
  const names = await page.locator('td[data-place=title] > div').evaluateAll((all) =>
    all.map((cell) => {
      const status = cell.closest('tr')?.querySelector('[data-place=status]')
      const { right } = cell.getBoundingClientRect()
      return {
        isCut: cell.scrollWidth > cell.clientWidth,
        isBefore: right <= (status?.getBoundingClientRect().left ?? 0),
      }
    }),
  )
  expect(names).toEqual([
    { isCut: true, isBefore: true },
    { isCut: false, isBefore: true },
  ])
})

it('the list stays as it is beside the panel; reload, Back and Esc work', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  const list = `${baseUrl}/lead_admin/leads?q=broad`
  await open(page, list)
  const link = page.getByRole('link', { name: 'broad 3', exact: true })
  await page.getByLabel('Select broad 28').check()
  await link.scrollIntoViewIfNeeded()
  const scroll = () => page.evaluate(() => window.scrollY)
  const before = await scroll()
  await link.click()
  await expect.poll(() => title(page).textContent()).toBe('broad 3')
  expect(await page.locator('dialog:modal').count()).toBe(0)
  expect(await page.getByLabel('Select broad 28').isChecked()).toBe(true)
  expect(await scroll()).toBe(before)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.keyboard.press('j')
  await expect.poll(() => title(page).textContent()).toBe('broad 2')
  await page.keyboard.press('k')
  await expect.poll(() => title(page).textContent()).toBe('broad 3')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await seesToast(page, 'Owner saved')
  await expect.poll(() => title(page).textContent()).toBe('broad 3')
  await page.keyboard.press('n')
  // A key is a letter where somebody types.
  await page.keyboard.type('just a note')
  expect(await page.getByLabel('Add a note').inputValue()).toBe('just a note')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await page.getByRole('dialog').getByText('just a note').waitFor()
  await page.reload()
  await expect.poll(() => title(page).textContent()).toBe('broad 3')
  expect(await page.getByText('Lead given to Administrator').count()).toBe(1)

  await open(page, list)
  await link.press('Enter')
  await expect.poll(() => title(page).textContent()).toBe('broad 3')
  await page.keyboard.press('Escape')
  await page.waitForURL(list)
  await expect.poll(() => isFocused(page, 'a[data-lead]')).toBe(true)
  await page.goBack()
  await expect.poll(() => title(page).textContent()).toBe('broad 3')
  expect(complaints).toEqual([])
})

it('Esc that is pressed in the moment in which a lead is shown closes it', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  const list = `${baseUrl}/lead_admin/leads?q=broad`
  await open(page, list)
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('.side-panel')) return
      watcher.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      Object.assign(window, { isPressed: true })
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'broad 3', exact: true }).press('Enter')
  await page.waitForFunction(() => 'isPressed' in window)
  await expect.poll(() => page.url()).toBe(list)
  await page.locator('.side-panel').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
