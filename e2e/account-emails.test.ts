import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { pressOn, tabTo } from './keyboard.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const account = `${baseUrl}/dashboard/account`
const enter = (page: Page) =>
  enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
const choices = (page: Page, kind: string) => page.getByRole('group', { name: kind, exact: true })
const chosen = (page: Page, kind: string) =>
  choices(page, kind).getByRole('radio', { checked: true })

it.each([1280, 360])(
  'how emails come is chosen with keys alone, and times are in the chosen zone, %i px wide',
  async (width) => {
    await using visitor = await visit(browser, {
      viewport: { width, height: 800 },
      timezoneId: 'Europe/Paris',
    })
    const { page, complaints } = visitor
    await enter(page)
    await open(page, account)
    const kind = width === 360 ? 'Requests' : 'Projects and documents'
    const first = choices(page, kind).getByRole('radio', { name: 'At once' })
    await tabTo(page, first)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await chosen(page, kind).getAttribute('value')).toBe('off')
    await page.keyboard.press('ArrowLeft')
    const zone = page.getByLabel('Time zone')
    await tabTo(page, zone)
    const wanted = width === 360 ? 'Asia/Tokyo' : 'America/Toronto'
    // All keys at once: the browser forgets what was typed a second ago.
    await Promise.all([...wanted].map((key) => page.keyboard.press(key)))
    await pressOn(page, page.getByRole('button', { name: 'Save choices' }))
    await seesToast(page, 'Choices saved')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await open(page, account)
    expect(await chosen(page, kind).getAttribute('value')).toBe('daily')
    expect(await chosen(page, 'Tickets').getAttribute('value')).toBe('now')
    expect(await zone.inputValue()).toBe(wanted)
    await page.getByText('Your browser is in Europe/Paris.').waitFor()
    // The sessions of the same page are told in the chosen zone, not in the browser's.
    const times = await page
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('title')))
    expect(times.join()).toContain(wanted)
    expect(complaints).toEqual([])
  },
)

it('without scripts the form works, and a choice that is none is refused beside it', async () => {
  await using visitor = await visit(browser, { javaScriptEnabled: false })
  const { page } = visitor
  await enter(page)
  await page.goto(account)
  await choices(page, 'Tickets').getByLabel('Off').check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await page.getByText('Choices saved').waitFor()
  await page.goto(account)
  expect(await chosen(page, 'Tickets').getAttribute('value')).toBe('off')
  await choices(page, 'Tickets')
    .getByLabel('Off')
    .evaluate((one) => one.setAttribute('value', 'never'))
  await page.getByRole('button', { name: 'Save choices' }).click()
  await page.getByText('Please choose one of the three').waitFor()
  await choices(page, 'Tickets').getByLabel('At once').check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await page.getByText('Choices saved').waitFor()
})

it.each([1280, 360])(
  'a calendar address is made, replaced and revoked with keys alone, %i px wide',
  async (width) => {
    await using visitor = await visit(browser, { viewport: { width, height: 800 } })
    const { page, complaints } = visitor
    await enter(page)
    await open(page, account)
    const address = page.getByLabel('Your calendar address')
    await pressOn(page, page.getByRole('button', { name: 'Make a calendar address' }))
    await address.waitFor()
    const isFocused = () => address.evaluate((field) => field === document.activeElement)
    await expect.poll(isFocused, { timeout: patience }).toBe(true)
    const first = await address.inputValue()
    const read = async (url: string) => (await fetch(url)).status
    expect(await read(first)).toBe(200)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await pressOn(page, page.getByText('Replace or revoke the address'))
    await pressOn(page, page.getByRole('button', { name: 'Make a new address' }))
    await expect.poll(() => address.inputValue(), { timeout: patience }).not.toBe(first)
    await expect.poll(isFocused, { timeout: patience }).toBe(true)
    const second = await address.inputValue()
    expect([await read(first), await read(second)]).toEqual([404, 200])
    await open(page, account)
    expect(await address.count()).toBe(0)
    await pressOn(page, page.getByText('Replace or revoke the address'))
    await pressOn(page, page.getByRole('button', { name: 'Revoke the address' }))
    await seesToast(page, 'Calendar address revoked')
    expect(await read(second)).toBe(404)
    expect(complaints).toEqual([])
  },
)
