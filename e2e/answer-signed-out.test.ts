import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { codeOf } from '#test/totp.ts'
import { letAnswersGo } from './due-answers.ts'
import { sendLead, talkAbout } from './http-client.ts'
import { pressOn, tabTo } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { giveDevice } from './passkey-device.ts'
import { enterAs, hydrated, open, seesToast, type Visit, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const account = `${baseUrl}/lead_admin/account`
type Someone = { email: string; password: string }

/** A member of staff of their own, so that nobody else is signed out. */
async function newStaff(email: string): Promise<Someone> {
  const { stdout } = await promisify(execFile)('node', ['scripts/admin-create.ts', email], {
    // The test runner sets BASE_URL for itself.
    env: { ...process.env, BASE_URL: '', DATA_DIR: dataDir },
  })
  const [, password = ''] = /^Password (\S+)/m.exec(stdout) ?? []
  return { email, password }
}

const enter = (page: Page, { email, password }: Someone) =>
  enterAs(page, `${baseUrl}/admin/auth`, email, password)

/** Ends the session of a page from another browser of the same person. */
async function endElsewhere(who: Someone) {
  await using other = await visit(browser)
  const { page } = other
  await enter(page, who)
  await open(page, account)
  await pressOn(page, page.getByRole('button', { name: 'End all other sessions' }))
  await page.getByText('You are not signed in anywhere else.').waitFor()
}

/** Signs out in another tab. */
async function endInTab(page: Page) {
  const tab = await page.context().newPage()
  // Where the menu is open.
  await tab.setViewportSize({ width: 1280, height: 800 })
  await open(tab, account)
  await tab.locator('form[action$="/sign-out"] button').first().press('Enter')
  await tab.waitForURL(/auth/)
  await tab.close()
}

/** A code works once; each half minute has another. */
const halfMinute = () => Math.floor(Date.now() / 30_000)

const text = 'Dear Berthe,\n\nthank you. “Quotes”, accents é and an emoji 🐝 stay.'
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Writes an answer to a lead with the keyboard, loses the session, and presses Send. */
async function writeAndLose(page: Page, name: string, lose: () => Promise<void>) {
  await sendLead(baseUrl, { fullName: name, email: addressOf(name) })
  await open(page, `${baseUrl}/lead_admin/leads?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name }).waitFor()
  await page.keyboard.press('r')
  const dialog = dialogOf(page, `Answer ${name}`)
  await tabTo(page, dialog.getByLabel('Subject'))
  await page.keyboard.type(`About ${name}`)
  await dialog.getByLabel('Message').focus()
  await page.keyboard.insertText(text)
  await lose()
  await pressOn(page, dialog.getByRole('button', { name: 'Send' }))
  const again = dialogOf(page, 'You are signed out')
  await again.waitFor()
  await expect
    .poll(() => again.getByLabel('Password').evaluate((one) => one === document.activeElement))
    .toBe(true)
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page, 'dialog:modal')).toEqual([])
  return again
}

const addressOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@bees.example`

/** The answer was sent once, as it was typed, and is not offered again. */
async function isSent({ page, complaints }: Visit, name: string) {
  await seesToast(page, 'Sending in 10 seconds', addressOf(name))
  await letAnswersGo(dataDir)
  const sent = async () =>
    (await readOutbox(dataDir)).filter(({ subject }) => subject === `About ${name}`)
  await expect.poll(async () => (await sent()).length, { timeout: patience }).toBe(1)
  expect((await sent())[0]?.text.replaceAll('\r\n', '\n')).toContain(text)
  await page.getByRole('heading', { name }).waitFor()
  await page.keyboard.press('r')
  expect(await dialogOf(page, `Answer ${name}`).getByLabel('Message').inputValue()).toBe('')
  expect(await page.getByText('You began this on').count()).toBe(0)
  expect(complaints.filter((one) => !/status of 401/.test(one))).toEqual([])
}

it.each([1280, 360])(
  'a session that ends elsewhere while an answer is written: the password in place, and it is sent once, %i px wide',
  async (width) => {
    const who = await newStaff(`answer-${width}@example.com`)
    await using staff = await visit(browser, { viewport: { width, height: 740 } })
    const { page } = staff
    await enter(page, who)
    const again = await writeAndLose(page, `Berthe Bee ${width}`, () => endElsewhere(who))
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await again.getByText('Invalid email or password').waitFor()
    await page.keyboard.type(who.password)
    await page.keyboard.press('Enter')
    await isSent(staff, `Berthe Bee ${width}`)
  },
)

it('the same with a second factor, after a wrong code', async () => {
  const who = await newStaff('answer-code@example.com')
  await using staff = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page } = staff
  await enter(page, who)
  await open(page, `${account}/second-factor`)
  await page.getByLabel('Your password').fill(who.password)
  await page.keyboard.press('Enter')
  const key = (await page.locator('p.font-mono').textContent()) ?? ''
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key))
  await page.keyboard.press('Enter')
  await page.getByText('recovery codes').first().waitFor()
  const used = halfMinute()

  const name = 'Berthe Code'
  const again = await writeAndLose(page, name, () => endInTab(page))
  await page.keyboard.type(who.password)
  await page.keyboard.press('Enter')
  const code = again.getByRole('textbox', { name: /code/i })
  await code.waitFor()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await again.getByText('This code is wrong').waitFor()
  await page.keyboard.type(codeOf(key, halfMinute() > used ? 0 : 1))
  await page.keyboard.press('Enter')
  await isSent(staff, name)
})

it('the same with a passkey', async () => {
  const who = await newStaff('answer-passkey@example.com')
  await using staff = await visit(browser)
  const { page } = staff
  await giveDevice(page)
  await enter(page, who)
  await open(page, `${account}/passkeys`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk')
  await page.getByLabel('Your password').fill(who.password)
  await page.keyboard.press('Enter')
  await page.getByRole('cell', { name: 'Desk', exact: true }).waitFor()

  const name = 'Berthe Passkey'
  const again = await writeAndLose(page, name, () => endInTab(page))
  await pressOn(page, again.getByRole('button', { name: 'Use a passkey' }))
  await isSent(staff, name)
})

it('a conversation that reads itself again says why it no longer does, and goes on after the password', async () => {
  const who = await newStaff('reading@example.com')
  await using staff = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page } = staff
  await enter(page, who)
  const conversationId = await talkAbout(baseUrl, 'Where are your offices?')
  await open(page, `${baseUrl}/lead_admin/conversations/${conversationId}`)
  await page.getByLabel('Your answer').fill('In Ottawa and Atl')
  await endInTab(page)
  const again = dialogOf(page, 'You are signed out')
  await again.getByText('this page no longer shows what is new').waitFor()
  expect(await again.getByText('could not send').count()).toBe(0)
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page, 'dialog:modal')).toEqual([])
  await page.keyboard.type(who.password)
  await page.keyboard.press('Enter')
  await again.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Your answer').inputValue()).toBe('In Ottawa and Atl')
})
