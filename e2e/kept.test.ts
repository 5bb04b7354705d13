import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { adminEmail, adminPassword, sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, hydrated, open, seesToast, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const began = (page: Page) => page.getByText('You began this on')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()

type Person = { at: '/admin/auth' | '/auth'; email: string; password: string; home: string }
const staff: Person = {
  ...{ at: '/admin/auth', home: '/lead_admin' },
  ...{ email: adminEmail, password: adminPassword },
}
const client: Person = {
  ...{ at: '/auth', home: '/dashboard' },
  ...{ email: 'client@example.com', password: sampleClientPassword },
}

async function enter(page: Page, { at, email, password }: Person): Promise<void> {
  await enterAs(page, baseUrl + at, email, password)
}

async function leave(page: Page, { home }: Person): Promise<void> {
  await page.goto(baseUrl + home)
  await page.locator('form[action$="/sign-out"] button').first().click()
  await page.waitForURL(/auth/)
}

type KeptForm = {
  of: Person
  path: string
  /** The fields by their labels, with what is typed. */
  typed: Record<string, string>
  button: string
  stored: string
  /** Where it is found once, and under which text. */
  found: [path: string, text: string]
  /** Its side and its kind of form go through signing out and lost connections as well. */
  isForAll?: true
}

await sendLead(baseUrl, { fullName: 'Kaya Kept', email: 'kaya@kept.example' })

async function pathOfLead(): Promise<string> {
  await using someone = await visit(browser)
  await enter(someone.page, staff)
  await open(someone.page, `${baseUrl}/lead_admin/leads?q=kaya%40kept.example`)
  const link = someone.page.getByRole('link', { name: 'View the lead from Kaya Kept' }).first()
  return (await link.getAttribute('href')) ?? ''
}
const lead = await pathOfLead()

const forms: Record<string, KeptForm> = {
  'a new client': {
    of: staff,
    path: '/lead_admin/clients/new',
    typed: { 'Client Name': 'Kept Rivers', 'Company Name': 'Kept Rivers Authority' },
    button: 'Create Client',
    stored: 'Client created successfully',
    found: ['/lead_admin/clients?q=Kept+Rivers', 'Kept Rivers Authority'],
    isForAll: true,
  },
  'a new organization': {
    of: staff,
    path: '/lead_admin/organisations/new',
    typed: { Name: 'Kept Ministry', Domains: 'kept-ministry.example' },
    button: 'Create organization',
    stored: 'Organization created',
    found: ['/lead_admin/organisations?q=Kept+Ministry', 'Kept Ministry'],
  },
  'a note, which has one field': {
    of: staff,
    path: lead,
    typed: { 'Add a note': 'Called twice and kept' },
    button: 'Add note',
    stored: 'Note added',
    found: [lead, 'Called twice and kept'],
    isForAll: true,
  },
  'a staff answer': {
    of: staff,
    path: '/lead_admin/conversations/answers/new',
    typed: { Questions: 'Where are the kept rivers?', Answer: 'In the kept valley.' },
    button: 'Save and publish',
    stored: 'Answer published',
    found: ['/lead_admin/conversations/answers?q=kept', 'Where are the kept rivers?'],
  },
  'a ticket in the portal': {
    of: client,
    path: '/dashboard/support/new',
    typed: { Title: 'Kept while typing', Description: 'Nothing of it was lost.' },
    button: 'Create Ticket',
    stored: 'Support ticket created',
    found: ['/dashboard/support?q=Kept+while', 'Kept while typing'],
    isForAll: true,
  },
}

async function seesTyped(page: Page, { typed }: KeptForm): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect.poll(() => fieldOf(page, label).inputValue()).toBe(text)
}

/** The form has what was typed again: at once when it has one field, otherwise when it is asked. */
async function restores(page: Page, form: KeptForm): Promise<void> {
  await began(page).waitFor()
  if (Object.keys(form.typed).length > 1) {
    for (const label of Object.keys(form.typed))
      expect(await fieldOf(page, label).inputValue()).toBe('')
    await press(page, 'Restore').click()
  }
  await seesTyped(page, form)
}

describe('what is typed survives Esc, a link, a reload, and for one form of each kind signing out, a lost connection and the end of the session', () => {
  for (const [name, form] of Object.entries(forms))
    it(name, async () => {
      await using visitor = await visit(browser)
      const { page } = visitor
      const context = page.context()
      await enter(page, form.of)
      await open(page, baseUrl + form.path)
      for (const [label, text] of Object.entries(form.typed)) await fieldOf(page, label).fill(text)
      const dialog = page.locator('dialog[open]')
      const isDialog = (await dialog.count()) > 0
      await page.keyboard.press('Escape')
      // Beside its list a record stays until the field has been left.
      if (await page.locator('dialog.side-panel[open]').count()) await page.keyboard.press('Escape')
      if (isDialog) await dialog.waitFor({ state: 'detached' })
      await page.locator('a[href$="/account"]').first().dispatchEvent('click')
      await page.waitForURL(/account$/)
      await open(page, baseUrl + form.path)
      await restores(page, form)
      await page.reload()
      await hydrated(page)
      await began(page).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
      await restores(page, form)
      if (!form.isForAll) return
      await leave(page, form.of)
      await enter(page, form.of)
      await open(page, baseUrl + form.path)
      await restores(page, form)

      await context.setOffline(true)
      await press(page, form.button).click()
      const unsent = page.getByText(/could not reach|did not answer|connection|try again/i)
      await unsent.filter({ visible: true }).first().waitFor()
      await seesTyped(page, form)
      await context.setOffline(false)
      await context.clearCookies()
      await press(page, form.button).click()
      const again = page.getByRole('dialog', { name: 'You are signed out' })
      await again.waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.type(form.of.password)
      await page.keyboard.press('Enter')
      await seesToast(page, form.stored)
      await open(page, baseUrl + form.found[0])
      await expect.poll(() => page.getByText(form.found[1], { exact: true }).count()).toBe(1)
      await open(page, baseUrl + form.path)
      expect(await began(page).count()).toBe(0)
    })
})

it('with the keyboard alone on a phone a text is restored and sent after the session has ended', async () => {
  await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  const { keyboard } = page
  await enter(page, staff)
  const path = `${baseUrl}/lead_admin/clients/new`
  await open(page, path)
  await fieldOf(page, 'Client Name').focus()
  await keyboard.type('Kept by keys')
  await keyboard.press('Tab')
  await keyboard.type('Keys and Sons')
  await keyboard.press('Escape')
  await open(page, path)
  await began(page).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (name: string) => {
    for (let at = 0; at < 40 && (await focused()) !== name; at += 1) await keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo('Restore')
  await keyboard.press('Enter')
  const isFirst = () =>
    fieldOf(page, 'Client Name').evaluate((one) => one === document.activeElement)
  await expect.poll(isFirst).toBe(true)
  await page.context().clearCookies()
  await tabTo('Create Client')
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'You are signed out' }).waitFor()
  await keyboard.type('not the password')
  await keyboard.press('Enter')
  await page.getByText('Invalid email or password').waitFor()
  expect(await overflowing(page)).toEqual([])
  await keyboard.type(adminPassword)
  await keyboard.press('Enter')
  await seesToast(page, 'Client created successfully')
})

it('another account in the same browser sees nothing, and never sends the text of the first', async () => {
  const email = 'kept-other@example.com'
  const { stdout } = await promisify(execFile)('node', ['scripts/admin-create.ts', email], {
    // The test runner sets BASE_URL for itself.
    env: { ...process.env, BASE_URL: '', DATA_DIR: dataDir },
  })
  const [, password = ''] = /^Password (\S+)/m.exec(stdout) ?? []
  await using visitor = await visit(browser)
  const { page } = visitor
  const context = page.context()
  await enter(page, staff)
  const path = `${baseUrl}/lead_admin/clients/new`
  await open(page, path)
  await fieldOf(page, 'Client Name').fill('Only for the first')
  await fieldOf(page, 'Company Name').fill('First and Only')
  const tab = await context.newPage()
  await leave(tab, staff)
  await enter(tab, { ...staff, email, password })
  await open(tab, path)
  await fieldOf(tab, 'Client Name').waitFor()
  expect(await began(tab).count()).toBe(0)
  await press(page, 'Create Client').click()
  const other = page.getByRole('dialog', { name: 'Another account is signed in' })
  await other.waitFor()
  expect(await fieldOf(page, 'Client Name').inputValue()).toBe('Only for the first')
  await page.keyboard.type(adminPassword)
  await page.keyboard.press('Enter')
  await seesToast(page, 'Client created successfully')
})

it('the offer of a kept text is read in both themes, and the account page deletes all texts of the browser', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await enter(page, client)
  await open(page, `${baseUrl}/dashboard/support/new`)
  await fieldOf(page, 'Title').fill('To be deleted')
  await fieldOf(page, 'Description').fill('On a computer of somebody else')
  await page.reload()
  await began(page).waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await open(page, `${baseUrl}/dashboard/account`)
  await page.getByText('This browser keeps one text of yours.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete unsent texts' }).press('Enter')
  const said = page.getByText('Your unsent texts are deleted from this browser.')
  await expect.poll(() => said.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.goto(`${baseUrl}/dashboard/support/new`)
  await fieldOf(page, 'Title').waitFor()
  expect(await began(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

it('of two tabs with one form neither overwrites the other', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await enter(page, staff)
  await open(page, baseUrl + lead)
  const note = (one: Page) => fieldOf(one, 'Add a note')
  await note(page).fill('From the first tab')
  const tab = await page.context().newPage()
  await open(tab, baseUrl + lead)
  await expect.poll(() => note(tab).inputValue()).toBe('From the first tab')
  await note(tab).fill('Changed in the second tab')
  await press(page, 'Restore').waitFor()
  expect(await note(page).inputValue()).toBe('From the first tab')
  await press(page, 'Restore').click()
  expect(await note(page).inputValue()).toBe('Changed in the second tab')
  await press(page, 'Restore').waitFor()
  await press(page, 'Discard').click()
  await expect.poll(() => began(page).count()).toBe(0)
})
