import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { readOutbox } from './outbox.ts'
import { enterPanel, errorOf, open, seesToast, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const lead = (width: number, name: string) => ({
  ...{ fullName: `${name} Curie ${width}`, email: `${name}-${width}@radium.example` },
})

/** Everything is walked at the first width; at the second what looks or works differently there. */
const widths = [1280, 360]

async function staffAt(width: number) {
  const staff = await visit(browser, { viewport: { width, height: 800 } })
  await enterPanel(staff.page, baseUrl)
  return staff
}
const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

it.each(widths)(
  'everything that matches is changed, and undone by keys and by the button, %i px wide',
  async (width) => {
    for (const name of ['irene', 'marie', 'eve']) await sendLead(baseUrl, lead(width, name))
    await using staff = await staffAt(width)
    const { page, complaints } = staff
    const list = `${baseUrl}/lead_admin/leads?q=-${width}@radium`
    await open(page, `${list}&select=all`)
    await page.getByText('All 3 that match are selected.').waitFor()
    await shot(page, `whole-${width}`)
    await page.getByLabel('Change status of the selected leads to').selectOption('contacted')
    await page.getByRole('button', { name: 'Change status' }).click()
    await seesToast(page, '3 leads updated')
    const changed = page.locator('.data-table').getByText('Contacted')
    await expect.poll(() => changed.count()).toBe(3)

    await shot(page, `bulk-${width}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await seesToast(page, '3 changes undone')
    await expect.poll(() => changed.count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    expect(complaints).toEqual([])
    if (width === 360) return

    await open(page, `${list}&select=all`)
    await page.getByLabel('Change status of the selected leads to').selectOption('qualified')
    await page.getByRole('button', { name: 'Change status' }).click()
    await seesToast(page, '3 leads updated')
    // While a field has the focus the keys are the field's.
    await page.getByLabel('Change status of the selected leads to').press('ControlOrMeta+z')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ControlOrMeta+z')
    await seesToast(page, '3 changes undone')
    expect(complaints).toEqual([])
  },
)

it.each(widths)(
  'a message can be closed; then Undo is the first control of the page, and Ctrl-Z still works, %i px wide',
  async (width) => {
    await sendLead(baseUrl, lead(width, 'hertha'))
    await using staff = await staffAt(width)
    const { page, complaints } = staff
    await open(page, `${baseUrl}/lead_admin/leads?q=hertha-${width}@radium&select=all`)
    const changed = page.locator('.data-table').getByText('Contacted')
    const change = async () => {
      await page.getByLabel('Change status of the selected leads to').selectOption('contacted')
      await page.getByRole('button', { name: 'Change status' }).click()
      await expect.poll(() => changed.count()).toBe(1)
      await page.getByRole('button', { name: 'Close notification' }).click()
      await page.locator('.toast').waitFor({ state: 'detached' })
    }
    await change()
    const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
    await undo.focus()
    const box = await undo.boundingBox()
    expect(box?.width).toBeGreaterThan(24)
    await page.keyboard.press('Enter')
    await expect.poll(() => changed.count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    expect(complaints).toEqual([])
    if (width === 360) return

    await open(page, `${baseUrl}/lead_admin/leads?q=hertha-${width}@radium&select=all`)
    await change()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ControlOrMeta+z')
    await seesToast(page, 'Undone')
    await expect.poll(() => changed.count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

it.each(widths)(
  'a lead is answered from a template with the keyboard, and the mail stopped, %i px wide',
  async (width) => {
    const { fullName, email } = lead(width, 'ada')
    await sendLead(baseUrl, { fullName, email })
    await using staff = await staffAt(width)
    const { page, complaints } = staff
    await open(page, `${baseUrl}/lead_admin/settings/templates?new=1`)
    await page.getByLabel('Name').fill(`First answer ${width}`)
    await page.getByLabel('Subject').fill('Your question')
    await page.getByLabel('Text').fill('Dear {name} of {organization}, thank you.')
    await page.getByRole('button', { name: 'Save template' }).click()
    await seesToast(page, 'Template added')
    await shot(page, `templates-${width}`)

    await open(page, `${baseUrl}/lead_admin/leads?q=${email}`)
    await page.getByRole('link', { name: fullName }).first().click()
    await page.getByRole('heading', { name: fullName }).waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: `Answer ${fullName}` })
    await dialog.waitFor()
    const message = dialog.getByLabel('Message')
    await message.fill('Typed before.')
    await dialog.getByLabel('Template').selectOption(`First answer ${width}`)
    await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
    expect(await message.inputValue()).toBe(
      `Typed before.\n\nDear ${fullName} of {organization}, thank you.`,
    )
    expect(await dialog.getByLabel('Subject').inputValue()).toBe('Your question')
    await dialog.getByRole('button', { name: 'Send' }).press('Enter')
    await expect.poll(() => errorOf(message)).toContain('Please fill in {organization}')
    await shot(page, `answer-${width}`)
    await message.fill('Dear Ada, thank you.')
    await dialog.getByRole('button', { name: 'Send' }).press('Enter')
    await seesToast(page, 'Sending in 10 seconds', email)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await seesToast(page, 'Undone')
    await shot(page, `undone-${width}`)
    expect(await overflow(page)).toBe(0)
    expect(complaints).toEqual([])
    if (width === 360) return
    await page.keyboard.press('r')
    await dialog.waitFor()
    expect(await message.inputValue()).toBe('Dear Ada, thank you.')
    await dialog.getByRole('button', { name: 'Send' }).press('Enter')
    await seesToast(page, 'Sending in 10 seconds', email)
    const sent = async () =>
      (await readOutbox(dataDir)).filter(
        ({ to, subject }) => to === email && subject === 'Your question',
      )
    await expect.poll(async () => (await sent()).length).toBe(1)
    expect((await sent())[0]?.text).toContain('Dear Ada, thank you.')
    expect(complaints).toEqual([])
  },
)
