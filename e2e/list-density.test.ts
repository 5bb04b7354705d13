import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { pageRoutes } from '#test/page-routes.ts'
import { plantLists } from '#test/planted-lists.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { layoutFaultsAtWidths } from './layout-faults.ts'
import { lengthenTimes } from './longest-times.ts'
import { enterAs, enterPanel, hydrated, open, type Visit, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
await plantLists(product)
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const rowsOf = (page: Page) => page.locator('main .dense-table').first().locator('tbody > tr')
/** Some lists show at first only what waits. */
const whole: Record<string, string> = { '/lead_admin/tickets': '?status=all' }
/** The lists below an address. */
const addressesIn = (side: string) =>
  [...pageRoutes(routes).keys()]
    .filter((path) => path === side || path.startsWith(`${side}/`))
    .filter((path) => !/[:*]|\/(new|upload|invite)$/.test(path))
    .map((path) => path + (whole[path] ?? ''))

/** Nobody has a page of their own there; the leads' list has a column for it. */
const unopened = /\/(invitations|subscribers|leads|inbox|failed-mails)$|^\/lead_admin$/

/** The same reader without scripts: nothing but the layout is looked at, and pages come sooner. */
async function plainly(one: Visit) {
  const storageState = await one.page.context().storageState()
  return await visit(browser, { storageState, javaScriptEnabled: false })
}

/** What a page is made of, without showing it, which costs much more: most pages have no list to be looked at. */
const has = async (page: Page, address: string, ...parts: string[]) => {
  const text = await (await page.request.get(baseUrl + address)).text()
  return parts.some((part) => text.includes(part))
}

/** Rows that are no table, such as tickets with the beginning of their text, or what needs the client. */
const proseOf = (page: Page) => page.locator('main :is(ul[data-list], .home-part > ul) > li')

/**
 * What is wrong with each list, at the width of a desktop and of a phone; and what does not fit at any
 * width, with times as long as they can be.
 */
async function faultsOf(page: Page, side: string) {
  const faults: string[] = []
  const isPanel = side === '/lead_admin'
  const measured: string[] = []
  for (const address of addressesIn(side)) {
    if (!(await has(page, address, 'dense-table', 'data-list', 'home-part'))) continue
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(baseUrl + address)
    if ((await rowsOf(page).count()) === 0) {
      const [top] = await proseOf(page).evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().top),
      )
      // Elsewhere in the panel these are sections of a page.
      if ((isPanel && !address.endsWith('/evidence')) || top === undefined) continue
      measured.push(address)
      if (top > 250) faults.push(`${address}: the first row at ${top}`)
      // A ticket is a row with two lines of its text; a project is a card, and a notification is read whole.
      if (!address.includes('/support')) continue
      await page.setViewportSize({ width: 360, height: 780 })
      const heights = await proseOf(page).evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      )
      if (Math.max(...heights) > 96 + 22)
        faults.push(`${address}: a row of ${Math.max(...heights)}`)
      continue
    }
    measured.push(address)
    await lengthenTimes(page)
    const name = rowsOf(page).first().locator('[data-place=title] a[href^="/"]')
    if (isPanel && !unopened.test(address) && (await name.count()) === 0)
      faults.push(`${address}: the name opens nothing`)
    for (const [width, height] of [
      [1280, 900],
      [768, 900],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height })
      const boxes = await rowsOf(page).evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
      )
      const top = Math.round(boxes[0]?.top ?? 0)
      const inView = boxes.filter(({ bottom }) => bottom <= height).length
      const highest = Math.max(...boxes.map((box) => box.height))
      const isWide = width === 1280
      const say = (what: string) => faults.push(`${address} at ${width}: ${what}`)
      if (highest > (isWide ? 44.5 : 96)) say(`a row of ${highest}`)
      if (inView === 0) say(`no row in view, the first at ${top}`)
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
        say('scrolls sideways')
      if (!isWide) continue
      if (top > 250) say(`the first row at ${top}`)
      const links = page.locator('main .dense-table tbody td > div a:not(:has(svg))')
      const low = await links.evaluateAll((all) =>
        all.flatMap((one) => {
          const { height } = one.getBoundingClientRect()
          return height > 0 && height < 24 ? `${one.textContent} ${height}` : []
        }),
      )
      if (low.length > 0) say(`a link lower than 24: ${low[0]}`)
      const whole = ['[data-label^=Action]', '[data-place=status]', '[data-numeric]']
      for (const kind of whole) {
        const cells = page.locator(`main .dense-table td${kind} > div`)
        if (await cells.evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth)))
          say(`${kind} is cut off`)
      }
      if (inView < 14) say(`${inView} rows in view`)
    }
    for (const fault of await layoutFaultsAtWidths(page)) faults.push(`${address} at ${fault}`)
  }
  return { faults, measured }
}

it('every list of the panel is dense: 14 rows from 250 on a desktop, rows of two lines on a phone', async () => {
  await using staff = await visit(browser)
  await enterPanel(staff.page, baseUrl)
  await using plain = await plainly(staff)
  const { faults, measured } = await faultsOf(plain.page, '/lead_admin')
  expect(faults).toEqual([])
  expect(measured.length).toBeGreaterThanOrEqual(29)
})

it('every list of the portal begins at 250 on a desktop, and its tables are as dense as those of the panel', async () => {
  await using client = await visit(browser)
  await enterAs(client.page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  await using plain = await plainly(client)
  const { faults, measured } = await faultsOf(plain.page, '/dashboard')
  expect(faults).toEqual([])
  expect(measured.length).toBeGreaterThanOrEqual(6)
})

it('on a phone a row opens to everything in it, and the search is behind one button that counts', async () => {
  await using staff = await visit(browser, { viewport: { width: 360, height: 780 } })
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/users`)
  const row = rowsOf(page).first()
  const edit = row.getByRole('link', { name: /^Edit / })
  expect(await edit.isVisible()).toBe(false)
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await edit.waitFor()
  expect(await row.locator('time').isVisible()).toBe(true)
  await edit.click()
  // A row that is being edited shows its fields, and has nothing to open.
  await row.locator('select').first().waitFor()
  expect(await row.locator('summary').isVisible()).toBe(false)

  await open(page, `${baseUrl}/lead_admin/tickets`)
  const fold = page.locator('.list-filters summary')
  expect(await fold.textContent()).toContain('Search and filters')
  const box = page.getByRole('searchbox')
  expect(await box.isVisible()).toBe(false)
  await page.keyboard.press('/')
  await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true)
  await box.fill('Nobody asked this')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=Nobody/)
  await expect.poll(() => fold.textContent()).toContain('Search and filters (1)')
  expect(complaints).toEqual([])
})

it('arrow keys, Home, End, x and Enter work in every list of the panel, and / leads to its search', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  const place = () =>
    page.evaluate(() => {
      const rows = [
        ...document.querySelectorAll('#main .data-table tbody > tr, #main [data-list] > li'),
      ]
      const list = document.activeElement?.closest('.data-table tbody, [data-list]')
      const own = list ? rows.filter((row) => row.parentElement === list) : rows
      return { at: own.findIndex((row) => row.contains(document.activeElement)), of: own.length }
    })
  const walked: string[] = []
  const faults: string[] = []
  for (const address of addressesIn('/lead_admin')) {
    if (!(await has(page, address, 'dense-table'))) continue
    await page.goto(baseUrl + address)
    const search = page.locator('#main input[type=search]').first()
    if ((await rowsOf(page).count()) < 2 || (await search.count()) === 0) continue
    await hydrated(page)
    walked.push(address)
    const expectAt = async (key: string, at: number) => {
      const now = await place()
      if (now.at !== (at < 0 ? now.of + at : at)) faults.push(`${address}: ${key} at ${now.at}`)
    }
    await page.keyboard.press('/')
    if (!(await search.evaluate((one) => one === document.activeElement)))
      faults.push(`${address}: / does not lead to the search`)
    await search.press('ArrowDown')
    await expectAt('down from the search', 0)
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['End', -1],
      ['ArrowUp', -2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expectAt(key, at)
    }
    const row = rowsOf(page).first()
    const box = row.locator('input[type=checkbox]').first()
    if ((await box.count()) === 0 || !(await box.isEnabled())) continue
    await page.keyboard.press('x')
    if (!(await box.isChecked())) faults.push(`${address}: x does not select`)
    const opens = await row.locator('a[href^="/"]').first().getAttribute('href')
    await box.focus()
    await page.keyboard.press('Enter')
    if (opens)
      await page.waitForURL((url) => opens.startsWith(url.pathname) || url.href.endsWith(opens))
  }
  expect(faults).toEqual([])
  expect(walked.length).toBeGreaterThanOrEqual(20)
})
