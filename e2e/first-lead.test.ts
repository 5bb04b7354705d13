import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { exportLeads } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { errorOf, open, seesToast, visit } from './visit.ts'

const product = await startProduct({ env: { NOTIFY_EMAIL: 'leads@example.org' } })
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const lead = {
  fullName: 'Amina Diallo',
  email: 'amina.diallo@interior.example',
  companyName: 'Ministry of the Interior',
  phone: '+221 33 555 01 02',
  message: 'Visa cases wait for weeks.\nWe want to know where.',
}

const { page } = await visit(browser)
const form = () => page.locator('form#blueprint')
const field = (label: string) => form().getByLabel(label)
const submit = () => form().locator('button[type=submit]')

async function fillIn() {
  await field('Full name').fill(lead.fullName)
  await field('Email').fill(lead.email)
  await field('Company name').fill(lead.companyName)
  await field('Phone').fill(lead.phone)
  await field('Company size').selectOption('1000+')
  await field('Primary interest').selectOption('implementation')
  await field('Message').fill(lead.message)
}

describe('the visitor', () => {
  beforeAll(() => open(page, `${baseUrl}/blueprint`))

  it('reads beside each field what is wrong with it, and keeps what was typed', async () => {
    await field('Full name').fill('A')
    await field('Email').fill('amina@interior')
    await field('Company name').fill('M')
    await field('Message').fill('a'.repeat(1001))
    await submit().press('Enter')
    const messages = {
      'Full name': 'Name must be at least 2 characters',
      Email: 'Invalid email address',
      'Company name': 'Company name must be at least 2 characters',
      Message: 'Message must be less than 1000 characters',
    }
    for (const [label, message] of Object.entries(messages)) {
      await expect.poll(() => errorOf(field(label)), { message: label }).toBe(message)
      expect(await field(label).getAttribute('aria-invalid')).toBe('true')
    }
    expect(await field('Full name').inputValue()).toBe('A')
    expect(await field('Email').inputValue()).toBe('amina@interior')
    expect(await field('Message').inputValue()).toHaveLength(1001)
    const name = field('Full name')
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true)
    await field('Full name').fill('Am')
    await expect.poll(() => errorOf(field('Full name'))).toBe('')
  })

  it('sends with the first click, also when leaving a field shows its message', async () => {
    await open(page, `${baseUrl}/blueprint`)
    await field('Message').fill('a'.repeat(1001))
    await submit().click()
    const email = 'Invalid email address'
    await expect.poll(() => errorOf(field('Email')), { message: 'click lost' }).toBe(email)
  })

  it('is told when the network fails, and keeps what was typed', async () => {
    await fillIn()
    await page.route('**/blueprint.data*', (route) => route.abort())
    await submit().click()
    await seesToast(page, 'Error', 'Something went wrong. Please try again.')
    expect(await field('Full name').inputValue()).toBe(lead.fullName)
    expect(await field('Message').inputValue()).toBe(lead.message)
    expect(await field('Company size').inputValue()).toBe('1000+')
    await page.unroute('**/blueprint.data*')
    expect(await exportLeads(baseUrl)).toEqual([])
  })

  it('sees that it is being sent, then that it has arrived; a double click sends one', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/blueprint.data*', async (route) => {
      await released
      await route.continue()
    })
    await submit().dblclick()
    await expect.poll(() => submit().textContent()).toBe('Submitting...')
    expect(await submit().isDisabled()).toBe(true)
    release()
    const thanks = "Thank you for your interest. We'll be in touch within 24 hours."
    await seesToast(page, 'Success!', thanks)
    const [stored, ...more] = await exportLeads(baseUrl)
    expect(more).toEqual([])
    const reference = stored?.id?.slice(0, 8).toUpperCase() ?? 'none'
    await page.getByRole('status').getByText(reference, { exact: true }).waitFor()
    for (const label of [
      'Full name',
      'Email',
      'Company name',
      'Phone',
      'Message',
      'Company size',
    ]) {
      expect(await field(label).inputValue(), label).toBe('')
    }
    expect(await submit().textContent()).toBe('Get Your Blueprint')
  })

  it('gets a mail, and so does the staff', async () => {
    await expect.poll(() => readOutbox(product.dataDir), { timeout: patience }).toHaveLength(2)
    const mails = await readOutbox(product.dataDir)
    const toSender = mails.find(({ to }) => to === lead.email)
    const toStaff = mails.find(({ to }) => to === 'leads@example.org')
    expect(toSender?.text).toContain(lead.fullName)
    expect(toStaff?.subject).toContain(lead.fullName)
    expect(toStaff?.replyTo).toBe(lead.email)
    expect(toStaff?.text).toContain(lead.phone)
    expect(toStaff?.text).toMatch(new RegExp(`${baseUrl}/lead_admin/leads/[0-9a-f-]{36}`))
  })
})
