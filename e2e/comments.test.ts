import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, enterPanel, open, seesToast, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
const email = 'client@example.com'
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

/** The progress of the first project that the client's home shows. */
async function progressPage(page: Page): Promise<string> {
  await page.goto(`${baseUrl}/dashboard`)
  const link = page.locator('main a[href^="/dashboard/projects/"]').first()
  return `${(await link.getAttribute('href'))?.split('?')[0]}?part=progress`
}

it.each([1280, 360])('an update is talked about with keys alone, at %i', async (width) => {
  const viewport = { width, height: 800 }
  const question = `Which gate opens first, at ${width}?`
  await using reading = await visit(browser, { viewport })
  const { page: portal } = reading
  await enterAs(portal, `${baseUrl}/auth`, email, sampleClientPassword)
  await open(portal, `${baseUrl}${await progressPage(portal)}`)
  const comments = portal.locator('main a[href*="/updates/"][href$="#comments"]').first()
  await pressOn(portal, comments)
  await portal.getByRole('heading', { name: 'Comments' }).waitFor()
  await typeInto(portal, portal.getByRole('textbox', { name: /^Comment/ }), question)
  await pressOn(portal, portal.getByRole('button', { name: 'Add comment' }))
  await seesToast(portal, 'Comment added')
  expect(await overflowing(portal)).toEqual([])
  expect(await accessibilityFaults(portal)).toEqual([])

  await using answering = await visit(browser, { viewport })
  const { page } = answering
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin`)
  const waiting = page.getByRole('region', { name: /Comments waiting for us/ })
  await pressOn(page, waiting.locator('a[href*="#comment-"]:visible').first())
  await page.getByText(question).waitFor()
  await page.getByText('Waits for an answer').waitFor()
  const field = page.getByRole('textbox', { name: /^Comment/ })
  await tabTo(page, field)
  await page.keyboard.type('The north gate. @samp')
  const offered = page.getByRole('option', { name: 'Sample Client' })
  await offered.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('The north gate. @Sample Client ')
  await pressOn(page, page.getByRole('button', { name: 'Add comment' }))
  await seesToast(page, 'Comment added')
  expect(await page.getByText('Waits for an answer').count()).toBe(0)
  expect(await overflowing(page)).toEqual([])

  await open(portal, `${baseUrl}/dashboard/notifications`)
  const notice = portal.getByText(/named you in a comment on/).first()
  await notice.waitFor()
  expect([...reading.complaints, ...answering.complaints]).toEqual([])
})

it('without a script a client comments on a milestone and a request', async () => {
  await using reading = await visit(browser, { javaScriptEnabled: false })
  const { page } = reading
  await enterAs(page, `${baseUrl}/auth`, email, sampleClientPassword)
  await page.goto(`${baseUrl}/dashboard`)
  await page.goto(`${baseUrl}${await progressPage(page)}`)
  await page.locator('main a[href*="/milestones/"]').first().click()
  await page.getByRole('button', { name: 'Add comment' }).click()
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Is this day sure?')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await page.getByText('Is this day sure?').waitFor()
  await page.goto(`${baseUrl}/dashboard/requests`)
  await page.locator('main a[href^="/dashboard/requests/"]').first().click()
  await page.getByRole('textbox', { name: /^Comment/ }).fill('You have it on Friday.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await page.getByText('You have it on Friday.').waitFor()
  await page.getByText('Comment added').waitFor()
})
