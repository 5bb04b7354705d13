import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { giveDevice } from './passkey-device.ts'
import { enterAs, enterPanel, open, seesToast, type Visit, visit } from './visit.ts'

// Of its own, because it invites people to the sample client and adds versions of its documents.
const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl, dataDir } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const boss = 'client@example.com'
const panelNew = `${baseUrl}/lead_admin/decisions/new`
const clientOf = (page: Page) => page.getByRole('combobox', { name: /^Client/ })
const statusOf = (page: Page) => page.locator('article [role=status]').first()
const look = (width: number, colorScheme: 'light' | 'dark', javaScriptEnabled = true) => ({
  ...{ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled },
})

async function mailTo(address: string, about: RegExp): Promise<string> {
  const find = async () =>
    (await readOutbox(dataDir)).findLast(({ to, subject }) => to === address && about.test(subject))
  await expect.poll(find, { timeout: patience }).toBeDefined()
  return (await find())?.text ?? ''
}

async function person(email: string, how: Parameters<typeof visit>[1]): Promise<Visit> {
  const one = await visit(browser, how)
  await enterAs(one.page, `${baseUrl}/auth`, email, sampleClientPassword)
  return one
}

/** Somebody whom the client's administrator has invited. */
async function colleague(page: Page, email: string, name: string): Promise<void> {
  await open(page, `${baseUrl}/dashboard/organization/invitations/new`)
  await typeInto(page, page.getByRole('dialog').getByLabel('Email'), email)
  await page.keyboard.press('Enter')
  const text = await mailTo(email, /invited to join/)
  await using one = await visit(browser)
  await open(one.page, /https?:\/\/\S+invitation=\S+/.exec(text)?.[0] ?? 'no link in the mail')
  await typeInto(one.page, one.page.getByLabel('Full name'), name)
  await typeInto(one.page, one.page.getByLabel('Password'), sampleClientPassword)
  await one.page.keyboard.press('Enter')
  await seesToast(one.page, 'Account created!', 'You can now sign in.')
}

/** Chooses the newest document of the client. Returns its id. */
async function chooseDocument(page: Page): Promise<string> {
  const field = page.getByLabel('What is decided')
  await field.selectOption({ index: 1 })
  return (await field.inputValue()).split(':')[1] ?? ''
}

const sound = async ({ page }: Visit) => {
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}

it.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'at %i, %s: approval in turn by two people, with a new version in between, with keys alone',
  async (width, scheme) => {
    const [email, name] = [`second-${width}@ministry.example`, `Lea Hollis ${width}`]
    const title = `The plan at ${width}`
    await using staff = await visit(browser, look(width, scheme))
    await using first = await person(boss, look(width, scheme))
    await colleague(first.page, email, name)
    await using second = await person(email, look(width, scheme))

    const { page: panel } = staff
    await enterPanel(panel, baseUrl)
    await open(panel, panelNew)
    await clientOf(panel).selectOption({ index: 1 })
    await pressOn(panel, panel.getByRole('button', { name: 'Continue' }))
    await panel.getByLabel('Title').waitFor()
    await typeInto(panel, panel.getByLabel('Title'), title)
    await panel.getByLabel('Due date').fill('2099-01-31')
    const document = await chooseDocument(panel)
    await panel.getByLabel('Person 2').selectOption({ label: name })
    await panel.getByLabel('Order').selectOption({ label: 'In turn, in this order' })
    await sound(staff)
    // A person who is named twice is said beside the field, and what was typed stays.
    await panel.getByLabel('Person 1').selectOption({ label: name })
    await pressOn(panel, panel.getByRole('button', { name: 'Ask for the decision' }))
    await panel.getByText('This person is named already').waitFor()
    expect(await panel.getByLabel('Title').inputValue()).toBe(title)
    const options = panel.getByLabel('Person 1').locator('option')
    const others = (await options.allTextContents()).filter((one) => !/Hollis|Nobody/.test(one))
    await panel.getByLabel('Person 1').selectOption({ label: others[0] ?? '' })
    await pressOn(panel, panel.getByRole('button', { name: 'Ask for the decision' }))
    await panel.getByRole('heading', { level: 1, name: title }).waitFor()
    const address = panel.url()
    await sound(staff)

    const approve = async ({ page }: Visit) => {
      await open(page, `${baseUrl}/dashboard`)
      await pressOn(page, page.getByRole('link', { name: `Decide: ${title}` }))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await pressOn(page, page.getByRole('button', { name: 'Approve' }))
      await page.getByText('Approved', { exact: true }).first().waitFor()
    }
    await approve(first)
    await sound(first)
    expect(await mailTo(email, new RegExp(`Your decision is needed: ${title}`))).toContain(title)
    const { page } = second
    await open(page, `${baseUrl}/dashboard`)
    await pressOn(page, page.getByRole('link', { name: `Decide: ${title}` }))
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await sound(second)

    await open(panel, `${baseUrl}/lead_admin/documents/${document}`)
    await panel
      .locator('#replace input[type=file], form input[type=file]')
      .first()
      .setInputFiles({
        ...{ name: 'new.txt', mimeType: 'text/plain' },
        buffer: Buffer.from(`A newer plan, ${width}`),
      })
    await pressOn(panel, panel.getByRole('button', { name: /new version/i }))
    await panel
      .getByText(/^Version \d uploaded$/)
      .first()
      .waitFor()
    // The page that is still open is about the version before.
    await pressOn(page, page.getByRole('button', { name: 'Approve' }))
    await page.getByText('There is a new version since you opened this page.').waitFor()
    await page.getByText('It is the turn of').waitFor()
    await sound(second)
    await approve(first)
    await approve(second)
    await expect.poll(() => statusOf(page).textContent()).toBe('Agreed')
    await page.getByText('Everybody has agreed. Thank you.').waitFor()
    await open(panel, address)
    await expect.poll(() => statusOf(panel).textContent()).toBe('Agreed')
    await panel.getByText('New version, asked again').waitFor()
    await sound(staff)
    // The browser logs that the form and the answer to the old version were refused.
    const complaints = [staff, first, second].flatMap((one) => one.complaints)
    expect(complaints.filter((one) => !/status of (409|422)/.test(one))).toEqual([])
  },
)

it('without a script a text is asked for, declined with a reason, and withdrawn', async () => {
  await using staff = await visit(browser, look(360, 'light', false))
  await using client = await person(boss, look(360, 'light', false))
  const [panel, page] = [staff.page, client.page]
  const title = 'Asked without a script'
  await enterPanel(panel, baseUrl)
  await panel.goto(panelNew)
  await clientOf(panel).selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Continue' }).click()
  await panel.getByLabel('Title').fill(title)
  await panel.getByLabel('Due date').fill('2099-01-31')
  await panel.getByLabel('Text').fill('We begin in May.')
  await panel
    .getByLabel('What is asked')
    .selectOption({ label: 'Acknowledge that they have read it' })
  const options = panel.getByLabel('Person 1').locator('option')
  const own = (await options.allTextContents()).find((one) => !/Hollis|Nobody/.test(one)) ?? ''
  await panel.getByLabel('Person 1').selectOption({ label: own })
  await panel.getByRole('button', { name: 'Ask for the decision' }).click()
  await panel.getByRole('heading', { level: 1, name: title }).waitFor()

  await page.goto(`${baseUrl}/dashboard/decisions?show=yours`)
  await page.getByRole('link', { name: title }).click()
  await page.getByText('Decline with a reason').click()
  await page.getByLabel('Why you decline').fill('  ')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Please write a reason').waitFor()
  await page.getByLabel('Why you decline').fill('May is too early.')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('May is too early.').first().waitFor()
  await panel.reload()
  await expect.poll(() => statusOf(panel).textContent()).toBe('Declined')
  await panel.getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => statusOf(panel).textContent()).toBe('Withdrawn')
})

it.each([
  [1280, 'dark'],
  [360, 'light'],
] as const)(
  'at %i, %s: a signature with a second factor, and its record, genuine until one byte is changed',
  async (width, scheme) => {
    const title = `Signed at ${width}`
    await using staff = await visit(browser, look(width, scheme))
    const { page: panel } = staff
    await enterPanel(panel, baseUrl)
    await open(panel, panelNew)
    await clientOf(panel).selectOption({ index: 1 })
    await pressOn(panel, panel.getByRole('button', { name: 'Continue' }))
    await panel.getByLabel('Title').waitFor()
    await typeInto(panel, panel.getByLabel('Title'), title)
    await panel.getByLabel('What is asked').selectOption('signature')
    await panel.getByLabel('Due date').fill('2099-01-31')
    await chooseDocument(panel)
    const options = panel.getByLabel('Person 1').locator('option')
    const own = (await options.allTextContents()).find((one) => !/Hollis|Nobody/.test(one)) ?? ''
    await panel.getByLabel('Person 1').selectOption({ label: own })
    await tabTo(panel, panel.getByLabel('Ask for a second factor'))
    await panel.keyboard.press('Space')
    await pressOn(panel, panel.getByRole('button', { name: 'Ask for the decision' }))
    await panel.getByRole('heading', { level: 1, name: title }).waitFor()

    await using client = await visit(browser, look(width, scheme))
    const { page } = client
    await giveDevice(page)
    await enterAs(page, `${baseUrl}/auth`, boss, sampleClientPassword)
    const toDecision = async () => {
      await open(page, `${baseUrl}/dashboard/decisions`)
      await pressOn(page, page.getByRole('link', { name: title }))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await toDecision()
    await page.getByText('This answer needs a second factor').waitFor()
    await sound(client)
    await pressOn(page, page.getByRole('link', { name: 'Add a passkey' }))
    await page.getByRole('heading', { name: 'Passkeys', level: 1 }).waitFor()
    await typeInto(page, page.getByRole('textbox', { name: 'Name' }), `Device ${width}`)
    await typeInto(page, page.getByLabel('Your password'), sampleClientPassword)
    await pressOn(page, page.getByRole('button', { name: 'Add passkey' }))
    await seesToast(page, 'Passkey added', 'You can now sign in with it.')
    await page.context().clearCookies()
    await open(page, `${baseUrl}/auth`)
    await pressOn(page, page.getByRole('button', { name: 'Use a passkey' }))
    await page.waitForURL(`${baseUrl}/dashboard`)
    await toDecision()
    await typeInto(page, page.getByLabel('Your full name'), 'Ada Lovelace')
    await sound(client)
    await pressOn(page, page.getByRole('button', { name: 'Sign', exact: true }))
    await page.getByText('Everybody has agreed. Thank you.').waitFor()
    await page.getByText('Signed in with a passkey').waitFor()
    await sound(client)
    const answer = await page.request.get(`${page.url()}/record.pdf`)
    const record = await answer.body()

    await using anybody = await visit(browser, look(width, scheme, width > 600))
    const check = async (buffer: Buffer) => {
      await anybody.page.goto(`${baseUrl}/verify`)
      const file = { name: 'record.pdf', mimeType: 'application/pdf', buffer }
      await anybody.page.getByLabel('Record (PDF)').setInputFiles(file)
      await anybody.page.getByRole('button', { name: 'Check the record' }).click()
    }
    await check(record)
    await anybody.page.getByRole('heading', { name: 'This record is genuine' }).waitFor()
    const changed = Buffer.from(record)
    changed.writeUInt8(changed.readUInt8(record.length >> 1) ^ 1, record.length >> 1)
    await check(changed)
    await anybody.page.getByRole('heading', { name: 'This file is not confirmed' }).waitFor()
    expect([...staff.complaints, ...client.complaints, ...anybody.complaints]).toEqual([])
  },
)
