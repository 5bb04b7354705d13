import { afterAll, describe, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
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
