import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { hiddenFields, postForm } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, errorOf, open, seesToast, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl, dataDir } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const mailbox = (page: Page) => page.getByLabel('Email address')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The link in a mail to somebody, once it has arrived. */
async function linkFor(email: string, path: string): Promise<string> {
  const link = new RegExp(`\\S+/newsletter/${path}\\?token=[\\w.-]+`)
  const find = async () =>
    (await readOutbox(dataDir))
      .filter(({ to }) => to === email)
      .map(({ text }) => link.exec(text)?.[0])
      .find(Boolean)
  await expect.poll(find, { timeout: patience }).toBeTruthy()
  return (await find()) ?? ''
}

describe.each([true, false])('with a script: %s', (javaScriptEnabled) => {
  it('is subscribed to below the insights, confirmed by a button and ended by a button', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled })
    const { page, complaints } = visitor
    const email = `reader-${javaScriptEnabled}@example.org`
    await (javaScriptEnabled ? open(page, `${baseUrl}/blog`) : page.goto(`${baseUrl}/blog`))
    await mailbox(page).fill('nobody')
    await press(page, 'Subscribe')
    const wrong = 'Please enter a valid email address'
    await expect.poll(() => errorOf(mailbox(page))).toBe(wrong)
    expect(await mailbox(page).inputValue()).toBe('nobody')
    await mailbox(page).fill(email)
    await press(page, 'Subscribe')
    await page.waitForURL(/\/newsletter\?sent=/)
    await page.getByText('Check your email').waitFor()
    await page.getByText('One more step', { exact: true }).waitFor()
    // The check for faults is a script itself.
    const faults = () => (javaScriptEnabled ? accessibilityFaults(page) : [])
    expect(await faults()).toEqual([])

    const confirm = await linkFor(email, 'confirm')
    await page.goto(confirm)
    expect(await faults()).toEqual([])
    await press(page, 'Confirm subscription')
    await page.getByText('You are subscribed.', { exact: true }).waitFor()
    // A second press, from a tab that was left open, changes nothing.
    await page.goto(confirm)
    await page.getByText('You are subscribed.', { exact: true }).waitFor()
    expect(complaints.filter((one) => !/status of 422/.test(one))).toEqual([])
  })
})

it('filled in at once, below the insights, it computes its proof and keeps the address', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await open(page, `${baseUrl}/blog`)
  const email = 'autofilled@example.org'
  await mailbox(page).fill(email)
  await mailbox(page).press('Enter')
  await page.waitForURL(/\/newsletter\?sent=/)
  expect(await linkFor(email, 'confirm')).toContain('token=')
})

it('a lost connection is said at the form, and the address stays in it', async () => {
  await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await open(page, `${baseUrl}/newsletter`)
  await mailbox(page).fill('lost@example.org')
  await page.route('**/newsletter.data*', (route) => route.abort())
  await press(page, 'Subscribe')
  await seesToast(page, 'Subscription Failed', 'Please try again later.')
  expect(await mailbox(page).inputValue()).toBe('lost@example.org')
  expect(await overflowing(page)).toEqual([])
})

it('when two people edit, the second gets a conflict, and the next save stores their text', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await page.goto(`${baseUrl}/lead_admin/newsletter`)
  await press(page, 'New issue')
  await page.getByLabel('Subject').fill('From both')
  await page.getByLabel('Introduction').fill('Words')
  await press(page, 'Save draft')
  await seesToast(page, 'Draft saved')
  const second = await page.context().newPage()
  await open(second, page.url())
  await second.getByLabel('Subject').fill('From the second')
  await page.getByLabel('Subject').fill('From the first')
  await press(page, 'Save draft')
  await page.getByRole('heading', { level: 1, name: 'From the first' }).waitFor()
  await press(second, 'Save draft')
  await second.getByText('Its subject is now "From the first"').waitFor()
  await second.getByRole('heading', { level: 1, name: 'From the first' }).waitFor()
  expect(await second.getByLabel('Subject').inputValue()).toBe('From the second')
  await press(second, 'Save draft')
  await second.getByRole('heading', { level: 1, name: 'From the second' }).waitFor()
  expect(complaints).toEqual([])
})

it('an issue reaches each reader once, although the process is killed while sending', async () => {
  const readers = Array.from({ length: 8 }, (_, index) => `crowd-${index}@example.org`)
  for (const email of readers) {
    const fields = { ...(await hiddenFields(`${baseUrl}/newsletter`)), email }
    expect((await postForm(`${baseUrl}/newsletter`, fields)).status).toBe(302)
  }
  for (const email of readers)
    expect((await postForm(await linkFor(email, 'confirm'), {})).status).toBe(302)
  const everyone = [...readers, 'reader-true@example.org', 'reader-false@example.org'].sort()
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await page.goto(`${baseUrl}/lead_admin/newsletter`)
  await press(page, 'New issue')
  await page.getByLabel('Subject').fill('What we published')
  await page.getByLabel('Add a published insight').selectOption({ index: 1 })
  await press(page, 'Add insight')
  await seesToast(page, 'Draft saved')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'Send to subscribers')
  await page.getByLabel('Emails per minute').fill('30')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'Send issue')
  await seesToast(page, 'Sending started')
  const sent = async () =>
    (await readOutbox(dataDir)).filter(({ subject }) => subject === 'What we published')
  await expect.poll(async () => (await sent()).length, { timeout: patience }).toBeGreaterThan(2)
  await product.kill9()
  expect((await sent()).length).toBeLessThan(everyone.length)
  await product.restart()
  const arrived = async () => (await sent()).map(({ to }) => to).sort()
  await expect.poll(arrived, { timeout: patience, interval: 1_000 }).toEqual(everyone)
  await page.reload()
  await page.getByText('10 of 10').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await arrived()).toEqual(everyone)
  expect(complaints.filter((one) => !/ERR_|Failed to fetch|status of 422/.test(one))).toEqual([])
})

it('the link in an issue ends the subscription by a button, and restores it within an hour', async () => {
  await using reader = await visit(browser, { javaScriptEnabled: false })
  const { page } = reader
  await page.goto(await linkFor('crowd-0@example.org', 'unsubscribe'))
  await page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' }).waitFor()
  await press(page, 'Unsubscribe')
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
  await press(page, 'Subscribe again')
  await page.getByText('You are subscribed again.', { exact: true }).first().waitFor()
})
