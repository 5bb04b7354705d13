import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { exportLeads } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults } from './page-checks.ts'
import { errorOf, hydrated, open, seesToast, visit } from './visit.ts'

const product = await startProduct({ env: { NOTIFY_EMAIL: 'office@example.org' } })
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const messages = {
  'First name': 'First name must be at least 2 characters',
  'Last name': 'Last name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Company: 'Company name is required',
  'Area of interest': 'Please select an area of interest',
  Message: 'Message must be at least 10 characters',
}
const typed = {
  'First name': 'Ingrid',
  'Last name': 'Solheim',
  Email: 'ingrid@fjordhelse.example',
  Company: 'Fjord Health Trust',
  Message: 'We want to see where cases wait.\nBy spring.',
}
const thanks = [
  'Form Submitted Successfully',
  "We'll get back to you as soon as possible!",
] as const

const formOf = (page: Page) => {
  const form = page.locator('form#contact')
  return {
    field: (label: string) => form.getByLabel(label),
    submit: form.locator('button[type=submit]'),
    async fillIn(change: Partial<typeof typed> = {}) {
      for (const [label, value] of Object.entries({ ...typed, ...change }))
        await form.getByLabel(label).fill(value)
      await form.getByLabel('Area of interest').selectOption('healthcare')
    },
    async expectTyped() {
      for (const [label, value] of Object.entries(typed))
        await expect.poll(() => form.getByLabel(label).inputValue(), { message: label }).toBe(value)
      expect(await form.getByLabel('Area of interest').inputValue()).toBe('healthcare')
    },
    async expectMessages() {
      for (const [label, message] of Object.entries(messages))
        await expect.poll(() => errorOf(form.getByLabel(label)), { message: label }).toBe(message)
    },
    async expectEmpty() {
      for (const label of Object.keys(messages))
        await expect.poll(() => form.getByLabel(label).inputValue(), { message: label }).toBe('')
    },
  }
}

const storedFor = async (email: string) =>
  (await exportLeads(baseUrl, 'source=contact')).filter((lead) => lead.email === email)

describe('with a script', async () => {
  const { page, complaints } = await visit(browser)
  const { field, submit, fillIn, expectTyped, expectMessages, expectEmpty } = formOf(page)

  it('shows a message beside each invalid field, and moves the focus to the first', async () => {
    await open(page, `${baseUrl}/contact`)
    await field('First name').fill('I')
    await submit.press('Enter')
    await expectMessages()
    const first = field('First name')
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await first.inputValue()).toBe('I')
    expect(await accessibilityFaults(page, 'form#contact')).toEqual([])
  })

  it('keeps what was typed over a reload and a lost connection, with a message', async () => {
    await fillIn()
    await page.reload()
    await hydrated(page)
    await expectTyped()
    await page.route('**/contact.data*', (route) => route.abort())
    await submit.click()
    await seesToast(page, 'Submission Failed', 'Please try again later.')
    await expectTyped()
    await page.unroute('**/contact.data*')
    expect(await storedFor(typed.Email)).toEqual([])
  })

  it('shows that it is being sent and that it has arrived; a double click stores one', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/contact.data*', async (route) => {
      await released
      await route.continue()
    })
    await submit.dblclick()
    await expect.poll(() => submit.textContent()).toBe('Sending...')
    expect(await submit.isDisabled()).toBe(true)
    release()
    await seesToast(page, ...thanks)
    const [lead, ...more] = await storedFor(typed.Email)
    expect(more).toEqual([])
    expect(lead).toMatchObject({
      full_name: 'Ingrid Solheim',
      company_name: typed.Company,
      primary_interest: 'healthcare',
      message: typed.Message,
    })
    const reference = lead?.id?.slice(0, 8).toUpperCase() ?? 'none'
    await page.getByRole('status').getByText(reference, { exact: true }).waitFor()
    await expectEmpty()
    await page.unroute('**/contact.data*')
  })

  it('begins empty after a reload too, and the same again finds the first one', async () => {
    await page.reload()
    await hydrated(page)
    await expectEmpty()
    await fillIn()
    await submit.click()
    await seesToast(page, ...thanks)
    await expectEmpty()
    expect(await storedFor(typed.Email)).toHaveLength(1)
  })

  it('mails the sender and the office', async () => {
    await expect.poll(() => readOutbox(product.dataDir), { timeout: patience }).toHaveLength(2)
    const mails = await readOutbox(product.dataDir)
    const toSender = mails.find(({ to }) => to === typed.Email)
    expect(toSender?.subject).toContain('We have received your message')
    // The address is not verified: the mail repeats nothing that was typed.
    expect(toSender?.text).toMatch(/[0-9A-F]{8}/)
    for (const word of [typed.Message, typed.Company]) expect(toSender?.text).not.toContain(word)
    expect(mails.find(({ to }) => to === 'office@example.org')?.text).toContain(typed.Company)
    expect(mails.find(({ to }) => to === 'office@example.org')?.replyTo).toBe(typed.Email)
    expect(complaints.filter((one) => !/ERR_FAILED|status of 422/.test(one))).toEqual([])
  })

  it('computes the proof of work for a suspicious post with many links', async () => {
    await using other = await visit(browser)
    const form = formOf(other.page)
    // Somebody on a slow connection has sent the form before the token of their own comes.
    await other.page.route('**/api/form-token*', () => {})
    await open(other.page, `${baseUrl}/contact`)
    const links = [1, 2, 3, 4, 5].map((one) => `https://register.example/${one}`).join('\n')
    await form.fillIn({ Email: 'links@example.org', Message: `Our registers:\n${links}` })
    await form.submit.click()
    await seesToast(other.page, ...thanks)
    expect(await storedFor('links@example.org')).toHaveLength(1)
    expect(other.complaints.filter((one) => !/status of 422/.test(one))).toEqual([])
  })
})

describe('without a script', () => {
  it('has the same messages, loses nothing, stores and shows the reference', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    const { page } = visitor
    const { field, submit, fillIn, expectMessages, expectEmpty } = formOf(page)
    await page.goto(`${baseUrl}/contact`)
    await field('First name').fill('W')
    await field('Message').fill('short')
    await submit.click()
    await expectMessages()
    expect(await field('First name').inputValue()).toBe('W')
    expect(await field('Message').inputValue()).toBe('short')
    await fillIn({ Email: 'plain@fjordhelse.example' })
    await submit.click()
    for (const text of thanks) await page.getByText(text, { exact: true }).waitFor()
    const [lead] = await storedFor('plain@fjordhelse.example')
    await page.getByText(lead?.id?.slice(0, 8).toUpperCase() ?? 'none', { exact: true }).waitFor()
    await expectEmpty()
  })
})
