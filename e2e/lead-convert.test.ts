import { afterAll, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sendLead } from './http-client.ts'
import { tabTo } from './keyboard.ts'
import { enterPanel, errorOf, open, seesToast, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

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
    `An invitation was sent to ${email}.`,
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
