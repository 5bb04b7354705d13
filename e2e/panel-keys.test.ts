import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterAs, enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body
    return `${tagName} ${textContent?.trim() ?? ''}`
  })
const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement)

/** Sends a form without showing its page. */
async function post(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.context().request.post(baseUrl + path, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
}

/** A ticket of the sample client with this title. */
async function raiseTicket(title: string): Promise<void> {
  await using client = await visit(browser)
  const { page } = client
  await enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  const form = { formId: crypto.randomUUID(), title, description: 'It waits.', priority: 'low' }
  await post(page, '/dashboard/support/new', form)
}

it('the control that sent a form keeps the focus, and its toast is in front of a dialog', async () => {
  await sendLead(baseUrl, { fullName: 'Grace Hopper', email: 'grace@harbour.example' })
  // Too narrow for a panel beside the list: the lead is a dialog.
  await using staff = await visit(browser, { viewport: { width: 1024, height: 800 } })
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads`)
  await page
    .getByRole('link', { name: /Grace Hopper/ })
    .first()
    .press('Enter')
  const dialog = page.locator('dialog:modal')
  await dialog.waitFor()
  const contacted = dialog.getByRole('button', { name: 'Change status to Contacted' })
  await contacted.press('Enter')
  await dialog.locator('.toast').waitFor()
  await expect.poll(() => isFocused(contacted)).toBe(true)
  await dialog.getByRole('button', { name: 'Close notification' }).click()
  await dialog.getByLabel('Add a note').fill('Called back')
  await dialog.getByRole('button', { name: 'Add note' }).press('Enter')
  await dialog.getByText('Called back').first().waitFor()
  await expect.poll(() => focused(page)).toBe('BUTTON Add note')

  await raiseTicket('A gate that keeps the focus')
  await open(page, `${baseUrl}/lead_admin/tickets?q=keeps+the+focus`)
  await page.getByRole('link', { name: 'A gate that keeps the focus' }).click()
  await page.getByRole('heading', { name: 'Manage this ticket' }).waitFor()
  await page.getByLabel('Status').selectOption('in_progress')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await seesToast(page, 'Ticket updated')
  await expect.poll(() => focused(page)).toBe('BUTTON Save')
  await page.getByLabel('Message').fill('We are looking into it')
  // While it waits it says so and keeps the focus, and a second press sends nothing.
  const answered = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/lead_admin/tickets/**', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await answered.promise
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send reply' }).press('Enter')
  const waits = page.locator('main button[aria-disabled=true]').first()
  await waits.waitFor()
  expect(await isFocused(waits)).toBe(true)
  await page.keyboard.press('Enter')
  answered.resolve()
  await page.locator('article').getByText('We are looking into it').waitFor()
  expect(sent).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await expect.poll(() => focused(page)).toBe('BUTTON Send reply')
  expect(complaints).toEqual([])
})

it('arrow keys move through a table, and / focuses the search of every list', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  for (const list of [
    'leads',
    'tickets',
    'documents',
    'users',
    'clients',
    'engagements',
    'invoices',
  ]) {
    await open(page, `${baseUrl}/lead_admin/${list}`)
    await page.keyboard.press('/')
    expect(await isFocused(page.locator('input[type=search]')), list).toBe(true)
  }
  await open(page, `${baseUrl}/lead_admin/tickets?status=all`)
  const links = page.locator('tbody tr td:first-child a')
  expect(await links.count()).toBeGreaterThan(1)
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await isFocused(links.nth(1))).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await isFocused(links.first())).toBe(true)
  await page.keyboard.press('End')
  expect(await isFocused(links.last())).toBe(true)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(1)
})

it('the keys / and x are turned off and on in the account, on the website as well', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  const searches = async (address: string) => {
    await open(page, `${baseUrl}${address}`)
    await page.keyboard.press('/')
    return isFocused(page.locator('input[type=search]'))
  }
  // Whether the page of a visitor takes the key for itself.
  const isTaken = async (address: string) => {
    await open(page, `${baseUrl}${address}`)
    return page.evaluate(() => {
      const press = { key: '/', bubbles: true, cancelable: true }
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', press))
    })
  }
  const selects = async () => {
    await open(page, `${baseUrl}/lead_admin/leads`)
    const box = page.locator('tbody input[type=checkbox]').first()
    await box.focus()
    await page.keyboard.press('x')
    return box.isChecked()
  }
  await sendLead(baseUrl, { fullName: 'Keys Off', email: 'keys@harbour.example' })
  for (const isOn of [false, true]) {
    await open(page, `${baseUrl}/lead_admin/account`)
    await page.getByLabel('Use shortcuts of one key').setChecked(isOn)
    await open(page, `${baseUrl}/lead_admin/account`)
    await expect.poll(() => page.getByLabel('Use shortcuts of one key').isChecked()).toBe(isOn)
    expect(await searches('/lead_admin/tickets')).toBe(isOn)
    expect(await selects()).toBe(isOn)
    expect(await isTaken('/about')).toBe(isOn)
  }
})

it('after a link to another page the focus is on its heading', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/tickets?status=all`)
  await page.locator('tbody tr td:first-child a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/tickets\/[0-9a-f-]{36}/)
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  // A focus that is still somewhere stays: the next arrow key goes on from the tab.
  await page.getByRole('tab', { name: 'Users' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isFocused(page.getByRole('tab', { name: 'Clients' }))).toBe(true)
})

it('the way back to a list keeps its filters', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  const filtered = `${baseUrl}/lead_admin/tickets?status=all&sort=title&direction=asc`
  await open(page, filtered)
  await page.locator('tbody a').first().click()
  await page.getByRole('link', { name: 'All tickets' }).click()
  await page.waitForURL(filtered)
})

it('staff see that no user of an inactive client can sign in', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  // A client that has people, not the first one: that may be another file's, and have none.
  const name = 'Ministry of Interior (sample)'
  const edit = page.getByRole('link', { name: `Edit ${name}` })
  const openClient = () => open(page, `${baseUrl}/lead_admin/clients?q=Ministry+of+Interior`)
  await openClient()
  const [clientId = ''] = /[0-9a-f-]{36}/.exec((await edit.getAttribute('href')) ?? '') ?? []
  const id = crypto.randomUUID()
  const project = { id, clientId, name: 'Closed quay', status: 'active', progress: '40' }
  await post(page, '/lead_admin/engagements/new', project)
  await edit.click()
  await page.getByLabel(/^Status of/).selectOption('inactive')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('will be signed out').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await seesToast(page, 'Client updated successfully')
  await open(page, `${baseUrl}/lead_admin/engagements/${id}`)
  await page.getByText(/Nobody at .+ can sign in at the moment/).waitFor()
  // The files after this one use the same product.
  await openClient()
  await edit.click()
  await page.getByLabel(/^Status of/).selectOption('active')
  await page.getByRole('button', { name: 'Save' }).click()
  await seesToast(page, 'Client updated successfully')
})
