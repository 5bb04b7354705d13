import { afterAll, describe, expect, it } from 'vitest'
import { adminEmail, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sendLead } from './http-client.ts'
import { hydrated, open, seesToast, signIn, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
const { page } = await visit(browser)
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const lead = {
  fullName: 'Amina Diallo',
  email: 'amina.diallo@interior.example',
  companyName: 'Ministry of the Interior',
  phone: '+221 33 555 01 02',
  companySize: '1000+',
  primaryInterest: 'implementation',
  message: 'Visa cases wait for weeks.\nWe want to know where.',
}
await sendLead(baseUrl, lead)

describe('the administrator', () => {
  it('is refused with a wrong password and signed in with the right one', async () => {
    await open(page, `${baseUrl}/admin/auth`)
    await page.getByText('restricted to authorized staff').waitFor()
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await seesToast(page, 'Authentication failed', 'Invalid email or password')
    expect(await page.getByLabel('Email').inputValue()).toBe(adminEmail)
    await signIn(page, baseUrl)
    await seesToast(page, 'Welcome back!', 'Admin authentication successful.')
    await open(page, `${baseUrl}/lead_admin/leads`)
    await page.getByText('1 total lead', { exact: true }).waitFor()
  })

  it('finds the lead and reads all of it', async () => {
    await page.getByPlaceholder('Search by name, email, or company...').fill('nobody at all')
    await page.keyboard.press('Enter')
    await page.getByText('No leads found matching your search.').waitFor()
    await page.getByPlaceholder('Search by name, email, or company...').fill('AMINA.DIALLO')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: lead.fullName })
    await row.getByRole('link', { name: lead.email }).waitFor()
    await expect.poll(() => row.textContent()).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
    expect(await row.getByRole('link', { name: lead.email }).getAttribute('href')).toBe(
      `mailto:${lead.email}`,
    )
    await page.getByRole('link', { name: `View the lead from ${lead.fullName}` }).click()
    const dialog = page.getByRole('dialog', { name: lead.fullName })
    await dialog.waitFor()
    const details = await dialog.locator('dl > dt, dl > div > dt').evaluateAll((terms) =>
      Object.fromEntries(
        terms
          // The mails of the timeline have details of their own.
          .filter((term) => !term.closest('[aria-labelledby=timeline]'))
          .map((term) => [
            // Beside the label of the message is where it came from, for the eye only.
            term.firstChild?.textContent,
            term.nextElementSibling?.textContent,
          ]),
      ),
    )
    expect(details).toEqual({
      'Full Name': lead.fullName,
      Email: lead.email,
      Phone: lead.phone,
      Organization: lead.companyName,
      'Organization Size': '1000+',
      Submitted: expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}.* \d\d:\d\d/),
      'Primary Interest': 'Blueprint + Implementation',
      Source: 'Blueprint',
      Message: lead.message,
      Consent: expect.stringMatching(
        /^[A-Z][a-z]{2} \d{1,2}, \d{4}.*, on \/blueprint:\n.+ privacy policy/,
      ),
      'Current Status': 'New',
    })
    const mail = dialog.getByRole('link', { name: 'Send Email' })
    expect(await mail.getAttribute('href')).toBe(`mailto:${lead.email}`)
  })

  it('changes the status and adds a note; both are in the history', async () => {
    const dialog = page.getByRole('dialog', { name: lead.fullName })
    await dialog.getByRole('button', { name: 'Change status to Qualified' }).click()
    await seesToast(page, 'Status saved')
    const moved = dialog.getByRole('listitem').filter({ hasText: 'from New to Qualified' })
    await moved.getByText('Administrator').waitFor()
    await dialog.getByLabel('Add a note').fill('Called; wants a discovery call on Monday.')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await seesToast(page, 'Note added')
    await dialog.getByRole('listitem').filter({ hasText: 'a discovery call on Monday' }).waitFor()
    expect(await dialog.getByLabel('Add a note').inputValue()).toBe('')
    await page.reload()
    await hydrated(page)
    // With the two mails of the form.
    await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  })

  it('closes the dialog with Esc and is back where it was opened; Back keeps the search', async () => {
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.pathname === '/lead_admin/leads')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor({ state: 'detached' })
    const link = page.getByRole('link', { name: lead.fullName, exact: true })
    await link.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(new URL(page.url()).searchParams.get('q')).toBe('AMINA.DIALLO')
    await link.click()
    await dialog.waitFor()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/lead_admin\/leads\.data/, (route) => released.then(() => route.continue()))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await link.click()
    await dialog.waitFor()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('q')).toBe('AMINA.DIALLO')
    expect(await page.getByRole('searchbox').inputValue()).toBe('AMINA.DIALLO')
    expect(await page.getByRole('row').filter({ hasText: 'Qualified' }).count()).toBe(1)
  })
})
