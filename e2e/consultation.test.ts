import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { exportLeads } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, hydrated, open, visit } from './visit.ts'

/** An outside scheduling service that records its requests. */
const asked: string[] = []
const outside = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.referer ?? 'nobody'}`)
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><title>Outside</title><p>Times of the outside service</p>')
}).listen(0)
await once(outside, 'listening')
const schedulingUrl = `http://localhost:${(outside.address() as AddressInfo).port}/team`

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl, dataDir } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
  outside.close()
})

/** The three pages of the form, up to its thank-you page. */
async function getStarted(page: Page, email: string, withScript: boolean) {
  await (withScript ? open(page, `${baseUrl}/get-started`) : page.goto(`${baseUrl}/get-started`))
  const check = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Last name').fill('Diallo')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company or institution').fill('Ministry of the Interior')
  await check('1000+')
  await press('Next')
  await check('e-Visa and immigration')
  await page.getByLabel('Current challenges').fill('Visa cases wait for weeks.')
  await press('Next')
  await check('In 1 to 3 months')
  await check('Not sure yet')
  await press('Submit')
  await page.getByRole('heading', { name: 'Thank you, Amina.' }).waitFor()
}

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  it('three steps lead to the calendar, with the visitor’s data; both sides get the calendar entry', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled, timezoneId: 'Europe/Paris' })
    const { page, complaints } = visitor
    const email = `call-${javaScriptEnabled}@interior.example`
    await getStarted(page, email, javaScriptEnabled)
    await page.getByRole('link', { name: 'Choose a time' }).click()
    if (javaScriptEnabled) {
      await page.getByText('All times in Europe/Paris').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowing(page), `at ${width}`).toEqual([])
      }
    } else {
      // The next month opens on the calendar's own page, which also knows who is booking.
      await page.getByRole('link', { name: 'Next month' }).click()
      await page.waitForURL(/\/book\?month=.+for=/)
    }
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Diallo')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(await page.getByRole('textbox', { name: 'Company' }).inputValue()).toContain('Ministry')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'Book the call' }).click()
    await page.waitForURL(/\/booking\/[\w-]{43}$/)
    await page.getByText('Your call is booked').first().waitFor()

    const entries = async () =>
      (await readOutbox(dataDir)).filter(({ calendar }) => calendar?.includes(email))
    await expect.poll(async () => (await entries()).length, { timeout: patience }).toBe(2)
    const mails = await entries()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@example.com', email].toSorted())
    for (const { calendar } of mails) expect(calendar).toContain('METHOD:REQUEST')

    const [lead] = (await exportLeads(baseUrl, 'source=get_started')).filter(
      (one) => one.email === email,
    )
    await using staff = await visit(browser)
    await enterPanel(staff.page, baseUrl)
    await staff.page.goto(`${baseUrl}/lead_admin/bookings?q=${email}`)
    const tied = staff.page.locator(`a[href="/lead_admin/leads/${lead?.id}"]`)
    await tied.first().waitFor()
    expect(complaints.filter((one) => !/ 422 /.test(one))).toEqual([])
  })
})

describe('with SCHEDULING_URL', () => {
  it('the external service gets no request before somebody opens it, here or in a tab', async () => {
    await product.restart({ SCHEDULING_URL: schedulingUrl })
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    await getStarted(page, 'outside@interior.example', true)
    await page.getByText('We use localhost').waitFor()
    await hydrated(page)
    expect(asked).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Open the calendar here' }).click()
    const frame = page.frameLocator('iframe[title="Scheduler for a 30-minute consultation"]')
    await frame.getByText('Times of the outside service').waitFor()
    expect(asked.filter((one) => one.startsWith('/team'))).toEqual(['/team nobody'])
    // A form that is filled in so quickly requires a proof of work.
    expect(complaints.filter((one) => !/ 422 /.test(one))).toEqual([])
  })

  it('without a script it is a link', async () => {
    asked.length = 0
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await getStarted(page, 'link@interior.example', false)
    const link = page.getByRole('link', { name: 'Open the calendar in a new tab' })
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await tab.getByText('Times of the outside service').waitFor()
    expect(asked.filter((one) => one.startsWith('/team'))).toEqual(['/team nobody'])
    expect(await page.getByRole('button', { name: 'Open the calendar here' }).count()).toBe(0)
  })
})
