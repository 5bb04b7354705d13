import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword, startProduct, temporaryFolder } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { largePdf, MB } from '#test/uploads.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterAs, enterPanel, hydrated, open, visit } from './visit.ts'

// Of its own, because it is killed in the middle.
const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const chosen = join(temporaryFolder(), 'Survey of the site.pdf')
const size = 60 * MB
writeFileSync(chosen, largePdf(size))

/** Staff ask the sample client for one document. Returns the address of the request for staff. */
async function askFor(panel: Page, title: string): Promise<string> {
  await enterPanel(panel, baseUrl)
  await open(panel, `${baseUrl}/lead_admin/requests/new`)
  await panel.getByRole('combobox', { name: /^Client/ }).selectOption({ index: 1 })
  await pressOn(panel, panel.getByRole('button', { name: 'Continue' }))
  await typeInto(panel, panel.getByLabel('Title'), title)
  await panel.getByLabel('Due date').fill('2099-01-31')
  await panel.getByLabel('What', { exact: true }).first().fill('The survey')
  await pressOn(panel, panel.getByRole('button', { name: 'Send request' }).last())
  await panel.getByRole('heading', { level: 1, name: title }).waitFor()
  return panel.url()
}

/** The client at the page of the request, on a line that takes twenty seconds for the file. */
async function atRequest(page: Page, title: string) {
  await enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  await open(page, `${baseUrl}/dashboard`)
  await pressOn(page, page.getByRole('link', { name: `Send: ${title}` }))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const throttle = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await throttle(3 * MB)
  const bar = page.getByRole('progressbar', { name: /^Sending/ })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  const choose = async () => {
    await page.getByLabel(/^Files/).setInputFiles(chosen)
    await pressOn(page, page.getByRole('button', { name: 'Send files' }))
  }
  return { throttle, percent, choose, bar }
}

const beyond = (percent: () => Promise<number>, least: number) =>
  expect.poll(percent).toBeGreaterThanOrEqual(least)

it.each([
  [1280, 'light', 'the server is killed'],
  [360, 'dark', 'the connection is cut'],
] as const)(
  'at %i, %s, with keys alone: a large file survives that %s and that the page is loaded again',
  async (width, colorScheme, event) => {
    const look = { viewport: { width, height: 900 }, colorScheme }
    await using staff = await visit(browser, look)
    await using client = await visit(browser, look)
    const title = `Survey at ${width}`
    const address = await askFor(staff.page, title)
    const { page } = client
    const { throttle, percent, choose } = await atRequest(page, title)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/uploads')) asked.push(request.method())
    })
    await choose()
    await beyond(percent, 20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (event === 'the server is killed') await product.kill9()
    else await page.context().setOffline(true)
    await page.getByText('No answer at the moment.').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    if (event === 'the server is killed') await product.restart()
    else await page.context().setOffline(false)
    await beyond(percent, 40)

    // Slower, so that the whole file has not arrived before the keys have led to the button.
    await throttle(MB / 8)
    const pause = page.getByRole('button', { name: 'Pause: Survey of the site.pdf' })
    await pressOn(page, pause)
    await page.getByText('Paused.').first().waitFor()
    const goOn = page.getByRole('button', { name: 'Continue: Survey of the site.pdf' })
    expect(await goOn.evaluate((one) => one === document.activeElement)).toBe(true)
    await throttle(3 * MB)
    await page.keyboard.press('Enter')
    await beyond(percent, 50)

    await page.reload()
    await hydrated(page)
    await page.getByText(/^Survey of the site.pdf stopped at [2-9]\d %/).waitFor()
    // A fault of the server while it is asked how far it is does not begin the file again.
    await page.route(/\/uploads\/./, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await choose()
    await page.getByText('Continuing from').first().waitFor()
    await beyond(percent, 60)
    await throttle(-1)
    await page.getByRole('link', { name: 'Survey of the site.pdf' }).waitFor()
    await page.getByText('You have sent everything.').waitFor()
    expect(await page.getByText('stopped at').count()).toBe(0)
    // Begun once, and finished once.
    expect(asked.filter((method) => method === 'POST')).toHaveLength(2)

    await open(staff.page, address)
    await pressOn(staff.page, staff.page.getByRole('button', { name: 'Accept: The survey' }))
    await expect
      .poll(() => staff.page.locator('article [role=status]').first().textContent())
      .toBe('Completed')
    // The browser tells of the lost connection, and of a piece that came while the server still stored a part of it
    // (409), which is sent again from there.
    const expected = /net::ERR_(INTERNET|CONNECTION|NETWORK|EMPTY|SOCKET)|status of (409|503)/
    const complaints = [...staff.complaints, ...client.complaints]
    expect(complaints.filter((one) => !expected.test(one))).toEqual([])
  },
)

it('a large file is cancelled with keys, and one that is no document is refused beside the field', async () => {
  await using staff = await visit(browser)
  await using client = await visit(browser)
  await askFor(staff.page, 'A survey to cancel')
  const { page } = client
  const { percent, choose, throttle } = await atRequest(page, 'A survey to cancel')
  await choose()
  await beyond(percent, 20)
  // Slower, so that the whole file has not arrived before the keys have led to the button.
  await throttle(MB / 8)
  await pressOn(page, page.getByRole('button', { name: 'Cancel: Survey of the site.pdf' }))
  await page.getByRole('progressbar', { name: /^Sending/ }).waitFor({ state: 'detached' })
  const field = page.getByLabel(/^Files/)
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
  const deleted = page.getByText('Survey of the site.pdf was not sent.')
  await deleted.waitFor({ state: 'attached' })

  // After a reload too, from where it is named.
  await throttle(3 * MB)
  await choose()
  await beyond(percent, 20)
  await page.reload()
  await hydrated(page)
  await pressOn(page, page.getByRole('button', { name: 'Cancel: Survey of the site.pdf' }))
  await deleted.waitFor()
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)

  await throttle(-1)
  const program = join(temporaryFolder(), 'plan.pdf')
  writeFileSync(program, Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(9 * MB, 1)]))
  await field.setInputFiles(program)
  await tabTo(page, page.getByRole('button', { name: 'Send files' }))
  await page.keyboard.press('Enter')
  await page.getByText('We do not accept this type of file: plan.pdf').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
