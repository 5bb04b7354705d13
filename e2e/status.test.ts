import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it.each([
  [1280, 'Signing in is slow'],
  [360, 'Mails come late'],
])('an incident is posted, read and closed with keys alone, at %i', async (width, title) => {
  const viewport = { width, height: 800 }
  await using reading = await visit(browser, { viewport })
  const { page } = reading
  await open(page, `${baseUrl}/status`)
  await page.getByRole('heading', { level: 1, name: 'All systems are working' }).waitFor()

  await using posting = await visit(browser, { viewport })
  const { page: panel } = posting
  await enterPanel(panel, baseUrl)
  await open(panel, `${baseUrl}/lead_admin/status`)
  await pressOn(panel, panel.getByRole('link', { name: 'Report an incident' }))
  await typeInto(panel, panel.getByLabel('Title'), title)
  await typeInto(panel, panel.getByLabel('What we know'), 'We look into it.')
  await pressOn(panel, panel.getByRole('button', { name: 'Post', exact: true }))
  await panel.getByText('Choose at least one service').waitFor()
  expect(await accessibilityFaults(panel)).toEqual([])
  await tabTo(panel, panel.getByLabel('Client portal'))
  await panel.keyboard.type('Disrupted')
  await pressOn(panel, panel.getByRole('button', { name: 'Post', exact: true }))
  await seesToast(panel, 'Posted')
  expect(await overflowing(panel)).toEqual([])

  await page.getByRole('heading', { level: 1, name: 'All systems are working' }).waitFor()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe('Some services are disrupted')
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])

  await typeInto(panel, panel.getByLabel('What we know'), `${title} no more.`)
  await tabTo(panel, panel.getByLabel('Status', { exact: false }).first())
  await panel.keyboard.type('Resolved')
  await pressOn(panel, panel.getByRole('button', { name: 'Post the update' }))
  await seesToast(panel, 'Update posted')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe('All systems are working')
  await pressOn(page, page.locator('summary', { hasText: title }))
  await page.getByText(`${title} no more.`).waitFor()
  const complaints = [...reading.complaints, ...posting.complaints]
  expect(complaints.filter((one) => !/status of 422/.test(one))).toEqual([])
})

/** The link that confirms, once its mail has arrived. */
async function linkTo(email: string): Promise<string> {
  const find = async () =>
    (await readOutbox(dataDir))
      .filter(({ to }) => to === email)
      .map(({ text }) => /\S+\/status\/confirm\?token=[\w.-]+/.exec(text)?.[0])
      .find(Boolean)
  await expect.poll(find, { timeout: patience }).toBeTruthy()
  return (await find()) ?? ''
}

it.each([true, false])('a reader subscribes, with scripts: %s', async (javaScriptEnabled) => {
  const email = `reader-${javaScriptEnabled}@example.org`
  await using reading = await visit(browser, { javaScriptEnabled })
  const { page, complaints } = reading
  const path = `${baseUrl}/status`
  await (javaScriptEnabled ? open(page, path) : page.goto(path))
  const mailbox = page.getByLabel('Email address')
  await mailbox.fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  expect(await mailbox.inputValue()).toBe('nobody')
  await mailbox.fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const link = await linkTo(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await page.getByRole('heading', { name: 'You are subscribed.' }).waitFor()
  expect(complaints.filter((one) => !/status of 422/.test(one))).toEqual([])
})
