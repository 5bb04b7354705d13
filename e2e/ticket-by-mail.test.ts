import { afterAll, expect, it } from 'vitest'
import { pngBytes } from '#test/files.ts'
import { answerTo, startMailServer } from '#test/mail-server.ts'
import { patience } from '#test/patience.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, enterPanel, open, seesToast, type Visit, visit } from './visit.ts'

// Of its own, because its mails go to a server of SMTP and IMAP.
const mails = await startMailServer()
const product = await startProduct({ env: mails.env })
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
  await mails.close()
})

const client = 'client@example.com'
const patient = { timeout: patience, interval: 100 }
const sound = async ({ page }: Visit) => {
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
}

it.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'at %i, %s: a ticket with a screenshot is answered by mail on both ends, closed, and rated with keys alone',
  async (width, colorScheme) => {
    const look = { viewport: { width, height: 900 }, colorScheme }
    const title = `The gate is shut at ${width}`
    await using asking = await visit(browser, look)
    await using helping = await visit(browser, look)
    const [page, panel] = [asking.page, helping.page]
    await enterAs(page, `${baseUrl}/auth`, client, sampleClientPassword)
    await open(page, `${baseUrl}/dashboard/support/new`)
    const dialog = page.getByRole('dialog', { name: 'Create Ticket' })
    await typeInto(page, dialog.getByLabel('Title'), title)
    await typeInto(page, dialog.getByLabel('Description'), 'See the picture.')
    const screenshot = { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes) }
    await dialog.getByLabel('Attachments').setInputFiles(screenshot)
    await pressOn(page, dialog.getByRole('button', { name: 'Create Ticket' }))
    await seesToast(page, 'Support ticket created')
    await page.getByRole('link', { name: /^Download gate\.png/ }).waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    const ownMails = () => mails.mailsTo(client).filter(({ subject }) => subject?.includes(title))
    await expect.poll(() => ownMails().length, patient).toBe(1)

    await enterPanel(panel, baseUrl)
    await open(panel, `${baseUrl}/lead_admin/tickets/${id}`)
    const reply = panel.getByRole('region', { name: 'Reply' })
    await typeInto(panel, reply.getByRole('textbox').first(), 'Which gate is it?')
    await pressOn(panel, reply.getByRole('button').last())
    await panel.getByText('Which gate is it?').first().waitFor()
    await expect.poll(() => ownMails().length, patient).toBe(2)
    const question = ownMails().at(-1)
    if (!question) throw new Error('the question has not come')
    await mails.send(answerTo(question, `Sample Client <${client}>`, 'The one in the north.'))
    await expect
      .poll(async () => {
        await panel.reload()
        return panel.getByText('The one in the north.').count()
      }, patient)
      .toBeGreaterThan(0)
    await sound(helping)
    const settle = async (label: string) => {
      await panel.getByLabel('Status').selectOption({ label })
      await pressOn(panel, panel.getByRole('button', { name: 'Save', exact: true }))
      await seesToast(panel, 'Ticket updated')
    }
    await settle('Resolved')

    await open(page, `${baseUrl}/dashboard/support/${id}`)
    await page.getByText('The one in the north.').first().waitFor()
    const send = page.getByRole('button', { name: 'Send rating' })
    await pressOn(page, send)
    await page.getByText('Please choose a rating').waitFor()
    await sound(asking)
    // Staff open it again meanwhile: the page shows it at once, with what was typed.
    await open(panel, panel.url())
    await settle('In progress')
    await page.getByRole('radio', { name: 'Very bad' }).press('Space')
    await page.getByLabel('Comment').fill('Not yet.')
    await pressOn(page, send)
    await page.getByText('This ticket is open again.').waitFor()
    await page.getByText('Not yet.').waitFor()
    await expect.poll(() => send.count()).toBe(0)
    await sound(asking)
    await open(panel, panel.url())
    await settle('Closed')
    await open(page, page.url())
    await tabTo(page, page.getByRole('radio', { name: 'Very bad' }))
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await typeInto(page, page.getByLabel('Comment'), 'Quick and clear.')
    await pressOn(page, send)
    await seesToast(page, 'Thank you for your rating')
    await page.getByText('5 of 5: Very good').waitFor()
    await sound(asking)
    await panel.reload()
    await panel.getByText('5 of 5: Very good').waitFor()
    await sound(helping)
    const complaints = [...asking.complaints, ...helping.complaints]
    expect(complaints.filter((one) => !/status of (?:422|409)/.test(one))).toEqual([])
  },
)
