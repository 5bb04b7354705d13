import { afterAll, describe, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, errorOf, hydrated, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

type Page = Awaited<ReturnType<typeof visit>>['page']
const paris = { timezoneId: 'Europe/Paris' }
const submit = (page: Page) => page.getByRole('button', { name: 'Book the call' })
const radios = (page: Page) => page.getByRole('radio')

async function fill(page: Page, name: string, email: string) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('What should we talk about?').fill('Registers & looms')
}

describe('without a script', () => {
  it('a visitor chooses zone, month, day and time, is told what is wrong, books, moves and cancels', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(`${baseUrl}/book`)
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('All times in Asia/Tokyo, GMT+9').waitFor()
    await page.getByRole('link', { name: 'Next month' }).click()
    await page.locator('a[data-day]').nth(1).click()
    await page.getByText('All times in Asia/Tokyo, GMT+9').waitFor()
    await fill(page, 'Hedy Lamarr', 'hedy@hop.example')
    // The browser itself requires a time; a post without one must be refused by the server.
    await page.locator('main form[method=post]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await submit(page).click()
    await page.getByText('Please choose a time', { exact: true }).waitFor()
    expect(await page.getByLabel('What should we talk about?').inputValue()).toBe(
      'Registers & looms',
    )
    await radios(page).first().check({ force: true })
    await submit(page).click()
    await page.waitForURL(/\/booking\/[\w-]{43}$/)
    await page.getByText('Your call is booked').waitFor()
    await page.getByText('(Asia/Tokyo, GMT+9)').waitFor()
    await page.getByText('Choose another time').click()
    await radios(page).first().check({ force: true })
    await page.getByRole('button', { name: 'Move the call' }).click()
    await page.getByText('Your call has been moved').waitFor()
    await page.getByText('Cancel this call').click()
    await page.getByRole('button', { name: 'Cancel the call' }).click()
    await page.getByText('This call is cancelled.').waitFor()
  })
})

describe('with a script', () => {
  it('times are in the zone of the visitor, and the grid of days is worked by keyboard', async () => {
    await using visitor = await visit(browser, paris)
    const { page, complaints } = visitor
    await page.goto(`${baseUrl}/book`)
    await page.getByText('All times in Europe/Paris').waitFor()
    await hydrated(page)
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)
    const stops = page.locator('[data-day][tabindex="0"]')
    expect(await stops.count()).toBe(1)
    await stops.focus()
    const first = (await focused()) ?? ''
    const dayAfter = (day: string) =>
      new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe(dayAfter(first))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(focused).toBe(first)
    await page.keyboard.press('PageDown')
    await expect.poll(async () => ((await focused()) ?? '').slice(0, 7)).not.toBe(first.slice(0, 7))
    await page.keyboard.press('PageUp')
    await expect.poll(async () => ((await focused()) ?? '').slice(0, 7)).toBe(first.slice(0, 7))
    // From the 31st it leads by way of a shorter month, whose last day is an earlier one.
    for (let at = (await focused()) ?? first; at < first; at = dayAfter(at)) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(focused).toBe(dayAfter(at))
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(`day=${first}`)
    expect(await page.locator('[aria-selected=true]').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('when two people choose the same time, the slower one is told, keeps what was typed, and books another', async () => {
    await using quick = await visit(browser, paris)
    await using slow = await visit(browser, paris)
    for (const { page } of [quick, slow]) {
      await page.goto(`${baseUrl}/book`)
      await hydrated(page)
      await radios(page).first().check({ force: true })
    }
    await fill(quick.page, 'Quick One', 'quick@example.org')
    await submit(quick.page).click()
    await quick.page.waitForURL(/\/booking\//)
    await seesToast(quick.page, 'Your call is booked')
    const { page } = slow
    await fill(page, 'S', 'slow@example.org')
    await submit(page).click()
    await expect.poll(() => errorOf(page.getByLabel('Full name'))).toContain('between 2 and 100')
    await page.getByLabel('Full name').fill('Slow One')
    await submit(page).click()
    await page.getByText('Someone else has just booked this time.').waitFor()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Slow One')
    await radios(page).first().check({ force: true })
    await submit(page).click()
    await page.waitForURL(/\/booking\//)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('staff see the call, and change the hours', async () => {
    await using staff = await visit(browser, paris)
    const { page } = staff
    await enterPanel(page, baseUrl)
    await page.goto(`${baseUrl}/lead_admin/bookings?q=quick`)
    await page.getByRole('row').filter({ hasText: 'Quick One' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Quick One' }).waitFor()
    await hydrated(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByText('Cancel the call', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Cancel the call' }).click()
    await seesToast(page, 'Call cancelled')
    await page.goto(`${baseUrl}/lead_admin/settings`)
    await hydrated(page)
    await page.getByLabel('Monday, until').fill('08:00')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect
      .poll(() => errorOf(page.getByLabel('Monday, until')))
      .toContain('must be after its start')
    await page.getByLabel('Monday, until').fill('12:00')
    await page.getByLabel('Shortest notice, in hours').fill('2')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await seesToast(page, 'Settings saved')
  })
})
