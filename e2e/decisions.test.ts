import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword } from '#test/process.ts'
import {
  boss,
  chooseDocument,
  clientOf,
  look,
  sound,
  startForDecisions,
  statusOf,
} from './decision-visits.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { giveDevice } from './passkey-device.ts'
import { enterAs, enterPanel, open, seesToast, type Visit, visit } from './visit.ts'

const { browser, baseUrl, panelNew, mailTo, person, colleague, end } = await startForDecisions()
afterAll(end)

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
    await panel.getByLabel('Order').selectOption({ label: 'One after the other, in this order' })
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
    await page.getByText('decides first. You get an email when it is your turn.').waitFor()
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
