import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterPanel, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
const name = 'Augusta Zone'
beforeAll(() => sendLead(baseUrl, { fullName: name, email: 'augusta@zones.example' }))
afterAll(() => leaveBrowser(browser))

const list = `${baseUrl}/lead_admin/inbox?search=${encodeURIComponent(name)}`
const row = (page: Page) => page.getByRole('row').filter({ hasText: name })

/** The time of the lead's row, as the page writes it and as this zone has it. */
async function dateIn(page: Page, timeZone: string) {
  const time = row(page).locator('time').first()
  const at = new Date((await time.getAttribute('datetime')) ?? '')
  const date = at.toLocaleDateString('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric', timeZone },
  })
  return { time, date }
}

it.each([
  ['Asia/Tehran', 'GMT+3:30'],
  ['Pacific/Honolulu', 'HST'],
])(
  'a browser in %s reads its own times, with their ages, and the server knows it',
  async (timezoneId, short) => {
    await using staff = await visit(browser, { timezoneId })
    const { page, complaints } = staff
    await enterPanel(page, baseUrl)
    // The browser's zone is told by the first page that it shows.
    await open(page, `${baseUrl}/lead_admin/account`)
    const cookie = async () => (await page.context().cookies()).find((one) => one.name === 'zone')
    await expect.poll(cookie).toMatchObject({ value: timezoneId, httpOnly: true, sameSite: 'Lax' })
    // The address is asked without a browser: what the server writes by itself.
    const written = await (await page.context().request.get(list)).text()
    expect(written).toContain(`(${timezoneId})`)

    await open(page, list)
    const { time, date } = await dateIn(page, timezoneId)
    expect(await time.textContent()).toMatch(new RegExp(`^${date} · (just now|\\d+ (min|h) ago)$`))
    await row(page).getByRole('link', { name, exact: true }).click()
    const submitted = page.getByRole('dialog').locator('dd time').first()
    await expect.poll(() => submitted.textContent()).toContain(` ${short} · `)
    expect(await submitted.getAttribute('title')).toContain(`(${timezoneId})`)
    expect(complaints).toEqual([])
  },
)

it.each([360, 768])(
  'a row of two lines, %i pixels wide, has room for the age of its time and for its status',
  async (width) => {
    await using staff = await visit(browser, { viewport: { width, height: 700 } })
    const { page } = staff
    await enterPanel(page, baseUrl)
    await open(page, list)
    const time = row(page).locator('time').first()
    const brief = await time.evaluate((one) => ({
      shown: getComputedStyle(one, '::before').content.split(' / ')[0],
      unseen: (one.firstElementChild as HTMLElement).offsetWidth,
      isCut: (one.parentElement?.scrollWidth ?? 0) > (one.parentElement?.clientWidth ?? 0),
    }))
    expect(brief.shown).toMatch(/^"(just now|\d+ (min|h) ago)"$/)
    expect([brief.unseen, brief.isCut]).toEqual([1, false])
    expect(await time.textContent()).toMatch(/\d{4} · /)
    const status = row(page).locator('[data-place=status] > div')
    expect(await status.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  },
)

it('without scripts times are in UTC and say so', async () => {
  await using staff = await visit(browser, {
    javaScriptEnabled: false,
    timezoneId: 'Asia/Tehran',
  })
  const { page } = staff
  await enterPanel(page, baseUrl)
  await page.goto(list)
  const { time, date } = await dateIn(page, 'UTC')
  expect(await time.textContent()).toContain(date)
  expect(await time.getAttribute('title')).toContain(' UTC')
  await row(page).getByRole('link', { name, exact: true }).click()
  await expect
    .poll(() =>
      page
        .getByText(/, \d\d:\d\d UTC/)
        .first()
        .isVisible(),
    )
    .toBe(true)
})
