import { afterAll, describe, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

await sendLead(baseUrl, { fullName: 'Grace Okafor', email: 'grace@health.example' })

describe('what was typed', () => {
  it('stays in the blueprint form when the theme changes', async () => {
    await using visitor = await visit(browser)
    await open(visitor.page, `${baseUrl}/blueprint`)
    await visitor.page.getByLabel('Message').fill('half a thought')
    await visitor.page.getByRole('button', { name: /dark/i }).click()
    await expect.poll(() => visitor.page.locator('html').getAttribute('data-theme')).toBe('dark')
    await visitor.page.waitForLoadState('networkidle')
    expect(await visitor.page.getByLabel('Message').inputValue()).toBe('half a thought')
  })

  it('stays in the note when a status is saved, and when the session has ended', async () => {
    await using staff = await visit(browser)
    const { page } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}/lead_admin/leads`)
    await page.getByRole('link', { name: 'Grace Okafor', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Grace Okafor' })
    const note = dialog.getByLabel('Add a note')
    await note.fill('Called twice')
    await dialog.getByRole('button', { name: 'Change status to Contacted' }).click()
    await seesToast(page, 'Status saved')
    await dialog.getByRole('listitem').filter({ hasText: 'from New to Contacted' }).waitFor()
    expect(await note.inputValue()).toBe('Called twice')

    await page.context().clearCookies()
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('dialog', { name: 'You are signed out' }).waitFor()
    expect(await page.getByLabel('Add a note').inputValue()).toBe('Called twice')
  })
})

it('closing a lead returns the focus to its link', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads`)
  const link = page.getByRole('link', { name: 'Grace Okafor', exact: true })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Grace Okafor' })
  await dialog.getByRole('link', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
})

it('an article that could not be saved when the connection was lost is offered after a reload, and is gone when it is saved', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  const context = page.context()
  await enterPanel(page, baseUrl)
  const written = page
    .getByRole('textbox', { name: 'Article' })
    .and(page.locator('[contenteditable]'))
  const offer = page.getByText('This browser has your text from')
  const restore = page.getByRole('button', { name: 'Restore', exact: true })
  const path = `${baseUrl}/lead_admin/insights/new`
  await open(page, path)
  await page.getByLabel('Title').fill('Written without a connection')
  await page.getByText(/^Draft saved/).waitFor()
  await context.setOffline(true)
  await written.click()
  await page.keyboard.type('Nothing of it was lost.')
  await page.getByText('The draft was not saved.').waitFor()
  await page.keyboard.type(' Nor this.')
  // It tries again every two seconds, and what it sends while it is left is lost.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error('lost'))
  })
  await page.route('**/draft', (route) => route.abort())
  await context.setOffline(false)
  await open(page, path)
  await offer.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await restore.click()
  await page.getByText('The server did not answer. Your text is still in this browser.').waitFor()
  await page.unroute('**/draft')
  await restore.click()
  await page.waitForURL(/draft=1/)
  await expect.poll(() => written.textContent()).toBe('Nothing of it was lost. Nor this.')
  expect(await page.getByLabel('Title').inputValue()).toBe('Written without a connection')
  expect(await offer.count()).toBe(0)

  // Saved as a whole, it is offered no more.
  await written.click()
  await page.keyboard.type('So: ')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await seesToast(page, 'Draft created')
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
  await open(page, path)
  await page.getByLabel('Title').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  expect(await offer.count()).toBe(0)
})
