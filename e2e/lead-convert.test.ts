import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { tabTo } from './keyboard.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, errorOf, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it.each([1280, 360])('converts a lead with the keyboard alone, %i px wide', async (width) => {
  const fullName = `Lucie Aubrac ${width}`
  const email = `lucie-${width}@archives.example`
  await sendLead(baseUrl, { fullName, email, companyName: `Archives ${width}` })
  const { page, complaints } = await visit(browser, { viewport: { width, height: 800 } })
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads?q=${email}`)
  await page.getByRole('link', { name: fullName, exact: true }).focus()
  await page.keyboard.press('Enter')
  const lead = page.getByRole('dialog', { name: fullName, exact: true })
  await tabTo(page, lead.getByRole('link', { name: 'Convert to client' }))
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: `Convert ${fullName} to a client` })
  await dialog.waitFor()
  const name = dialog.getByLabel('Client Name')
  expect(await name.inputValue()).toBe(`Archives ${width}`)
  expect(await dialog.getByLabel('Project name').isVisible()).toBe(false)
  await tabTo(page, dialog.getByLabel('Create a first project'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByLabel('Project name'))
  await page.keyboard.type('Reading room')
  await tabTo(page, dialog.getByLabel('Invite a person to the portal'))
  await page.keyboard.press('Space')
  const invited = dialog.getByLabel('Email', { exact: false }).last()
  await tabTo(page, invited)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect.poll(() => errorOf(invited)).toContain('valid email address')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(email)
  await tabTo(page, dialog.getByRole('button', { name: 'Convert' }))
  await page.keyboard.press('Enter')
  await seesToast(
    page,
    `Converted to the client Archives ${width}`,
    `We are sending an invitation to ${email}.`,
  )
  await lead.getByRole('link', { name: `Archives ${width}` }).waitFor()
  await lead.getByText('Lead moved from New to Converted').waitFor()
  const [overflow] = await page.evaluate(() => [
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ])
  expect(overflow).toBe(0)
  expect(complaints).toEqual([])
})

it('shows either way to a client without scripts, and keeps what is typed', async () => {
  const fullName = 'Germaine Tillion'
  await sendLead(baseUrl, { fullName, email: 'germaine@museum.example', companyName: 'Museum' })
  const { page } = await visit(browser, { javaScriptEnabled: false })
  await enterPanel(page, baseUrl)
  await page.goto(`${baseUrl}/lead_admin/leads?q=germaine`)
  await page.getByRole('link', { name: fullName, exact: true }).click()
  await page.getByRole('link', { name: 'Convert to client' }).click()
  await page.getByLabel('Client Name').fill('Museum of Mankind')
  await page.getByLabel('An existing client').check()
  expect(await page.getByLabel('Client Name').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.getByText('Please select a client from the list').waitFor()
  await page.getByLabel('A new client').check()
  expect(await page.getByLabel('Client Name').inputValue()).toBe('Museum of Mankind')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.getByRole('link', { name: 'Museum of Mankind' }).waitFor()
  await page.getByText('Lead moved from New to Converted').waitFor()
})

it('a second tab that converts the same lead again says so beside the link to the client, and makes nothing', async () => {
  const fullName = 'Berty Albrecht'
  const email = 'berty@ministry.example'
  await sendLead(baseUrl, { fullName, email, companyName: 'Berty Works' })
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/leads?q=${email}`)
  await page.getByRole('link', { name: fullName, exact: true }).click()
  await page.getByRole('link', { name: 'Convert to client' }).click()
  const dialogIn = (one: Page) =>
    one.getByRole('dialog', { name: `Convert ${fullName} to a client` })
  await dialogIn(page).waitFor()
  const second = await page.context().newPage()
  await open(second, page.url())
  await dialogIn(second).waitFor()
  const convert = (one: Page) =>
    dialogIn(one).getByRole('button', { name: 'Convert', exact: true }).press('Enter')
  await convert(page)
  await seesToast(page, 'Converted to the client Berty Works')

  await dialogIn(second).getByLabel('Client Name').fill('Another name')
  await convert(second)
  await seesToast(
    second,
    'This lead is already the client Berty Works',
    'Nothing was created or sent this time.',
  )
  const lead = second.getByRole('dialog', { name: fullName, exact: true })
  const link = lead.getByRole('link', { name: 'Berty Works' })
  await link.waitFor()
  expect(await accessibilityFaults(second, '.side-panel')).toEqual([])
  await link.press('Enter')
  await second.waitForURL(/clients\?edit=/)
  for (const [q, count] of [
    ['Berty', 1],
    ['Another+name', 0],
  ] as const) {
    await open(second, `${baseUrl}/lead_admin/clients?q=${q}`)
    expect(await second.locator('tbody [id^=edit-]').count(), q).toBe(count)
  }
  // What was typed in the second tab is not offered again.
  await open(second, `${baseUrl}/lead_admin/leads?q=${email}`)
  expect(await second.evaluate(() => Object.keys(localStorage).join())).not.toContain('conversion')
  expect(complaints).toEqual([])
})
