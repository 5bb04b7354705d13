import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterAs, enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

/** A lead that was opened from its list, which was opened from Today. */
async function atLead(page: Page, name: string) {
  const email = `${name.toLowerCase()}@way-back.example`
  await sendLead(baseUrl, { fullName: name, email, companyName: `${name} Archive` })
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin`)
  const list = `${baseUrl}/lead_admin/leads?q=${email}`
  await open(page, list)
  await page
    .getByRole('link', { name: `View the lead from ${name}` })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  return { list, lead: page.url() }
}

/** One press of Back leaves the page that the dialog was opened over. */
async function goesBackTo(page: Page, address: string) {
  await page.goBack()
  await expect.poll(() => page.url()).toBe(address)
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

it('after an answer and after a conversion one press of Back leaves the lead', async () => {
  const { page, complaints } = await visit(browser)
  const { list, lead } = await atLead(page, 'Bettina')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Answer Bettina' })
  await dialog.getByLabel('Subject').fill('Your question')
  await dialog.getByLabel('Message').fill('Dear Bettina, thank you.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await seesToast(page, 'Sending in 10 seconds')
  await expect.poll(() => page.url()).toBe(lead)
  // The step back has ended when the history goes on after this page.
  await page.waitForFunction(() => window.navigation.canGoForward)
  await goesBackTo(page, list)

  await page.goForward()
  await page.getByRole('link', { name: 'Convert to client' }).click()
  const conversion = page.getByRole('dialog', { name: 'Convert Bettina to a client' })
  await conversion.getByRole('button', { name: 'Convert' }).click()
  await seesToast(page, 'Converted to the client Bettina Archive')
  await expect.poll(() => page.url()).toBe(lead)
  await page.waitForFunction(() => window.navigation.canGoForward)
  await goesBackTo(page, list)
  expect(complaints).toEqual([])
})

it('a dialog that is closed leaves nothing in the history', async () => {
  const { page, complaints } = await visit(browser)
  const { list, lead } = await atLead(page, 'Berthe')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Answer Berthe' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toBe(lead)
  await page.getByRole('link', { name: 'Convert to client' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => page.url()).toBe(lead)
  await goesBackTo(page, list)

  // Opened by its address, it gives way to the page below it.
  await open(page, `${lead.replace('?', '/answer?')}`)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toBe(lead)
  await goesBackTo(page, list)
  expect(complaints).toEqual([])
})

it('Back that is pressed at once after Cancel leaves the lead, however slowly the browser draws', async () => {
  const { page, complaints } = await visit(browser)
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    document.startViewTransition = (change) =>
      start(async () => {
        for (let frames = 0; frames < 30; frames += 1) await frame()
        if (typeof change === 'function') await change()
      })
  })
  const { list, lead } = await atLead(page, 'Bertha')
  await page.getByRole('link', { name: 'Convert to client' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => page.url()).toBe(lead)
  await goesBackTo(page, list)
  expect(complaints).toEqual([])
})

it('in the portal the dialog of a new ticket is not in the history, sent or closed', async () => {
  const { page, complaints } = await visit(browser)
  await enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  const [home, tickets] = [`${baseUrl}/dashboard`, `${baseUrl}/dashboard/support`]
  await open(page, home)
  await page.locator('a[href="/dashboard/support"]').first().click()
  await expect.poll(() => page.url()).toBe(tickets)
  const opens = page.getByRole('link', { name: 'Create Ticket' }).first()
  await opens.click()
  await page.getByLabel('Title').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toBe(tickets)
  await goesBackTo(page, home)
  // A step is made when its page is there: a link pressed before it begins a history of its own.
  await opens.waitFor({ state: 'detached' })
  await page.goForward()
  await opens.waitFor()
  await opens.click()
  await page.getByLabel('Title').fill('Way back')
  await page.getByLabel('Description').fill('One press of Back is enough.')
  await page.getByRole('button', { name: 'Create Ticket' }).click()
  await seesToast(page, 'Support ticket created')
  await expect.poll(() => page.url()).toMatch(/support\/[\da-f-]{36}$/)
  await goesBackTo(page, tickets)
  expect(complaints).toEqual([])
})

it('a link that is followed as a dialog closes leads where it says', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/clients/new`)
  // The dialog hears that it was closed after the link was followed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    document.querySelector<HTMLElement>('a[href$="/account"]')?.click()
  })
  await page.waitForURL(/account$/)
  await page.waitForLoadState('networkidle')
  expect(page.url()).toMatch(/account$/)
})
