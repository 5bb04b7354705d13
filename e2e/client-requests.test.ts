import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { pdfBytes } from '#test/files.ts'
import { sampleClientPassword, startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterAs, enterPanel, hydrated, open, visit } from './visit.ts'

// Of its own, because it gives and accepts everything that is asked of the sample client.
const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes) })
const enterPortal = (page: Page) =>
  enterAs(page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
const lineOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
const clientOf = (page: Page) => page.getByRole('combobox', { name: /^Client/ })
const statusOf = (page: Page) => page.locator('article [role=status]').first()
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** A kick-off pack is sent from its template. Returns the address of the request for staff. */
async function sendPack(page: Page, title: string, press = pressOn): Promise<string> {
  await open(page, `${baseUrl}/lead_admin/requests/new`)
  await clientOf(page).selectOption({ index: 1 })
  await page.getByLabel('Begin with').selectOption({ label: 'Kick-off pack' })
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await page.getByLabel('Title').waitFor()
  await typeInto(page, page.getByLabel('Title'), title)
  await page.getByLabel('Due date').fill('2099-01-31')
  await press(page, page.getByRole('button', { name: 'Send request' }).last())
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return page.url()
}

const papers = [
  'Signed statement of work',
  'Organization chart of the program',
  'Security and data protection policies',
  'Description of the systems concerned',
  'Logo and style guide',
]
const question = 'Who may approve deliverables?'

it.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'at %i, %s: a kick-off pack of six lines is asked for, given, returned once and accepted',
  async (width, colorScheme) => {
    const look = { viewport: { width, height: 900 }, colorScheme }
    await using staff = await visit(browser, look)
    await using client = await visit(browser, look)
    const title = `Kick-off pack at ${width}`
    await enterPanel(staff.page, baseUrl)
    const address = await sendPack(staff.page, title)
    expect(await accessibilityFaults(staff.page)).toEqual([])

    const { page } = client
    await enterPortal(page)
    await open(page, `${baseUrl}/dashboard`)
    const give = page.getByRole('link', { name: `Send: ${title} · 6 items missing` })
    await pressOn(page, give)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await widthOf(page)).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
    // Without a file the message stands beside the field, which gets the focus. Each line's field has a name of its own.
    const first = lineOf(page, papers[0] ?? '')
    await pressOn(page, page.getByRole('button', { name: `Send files: ${papers[0]}` }))
    await first.getByText('Please choose a file').waitFor()
    const file = page.getByLabel(`Files: ${papers[0]}`, { exact: true })
    expect(await file.evaluate((field) => field === document.activeElement)).toBe(true)
    await pressOn(page, page.getByRole('button', { name: `Send answer: ${question}` }))
    const answer = page.getByRole('textbox', { name: `Your answer: ${question}` })
    await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true)
    // The browser notes the refusal of the answer.
    expect(client.complaints.splice(0)).toEqual([expect.stringContaining('status of 422')])
    for (const paper of papers) {
      const line = lineOf(page, paper)
      await line.getByLabel(/^Files/).setInputFiles(pdf(`${paper}.pdf`))
      await pressOn(page, line.getByRole('button', { name: 'Send files' }))
      await line.getByRole('link', { name: `${paper}.pdf` }).waitFor()
    }
    await typeInto(page, lineOf(page, question).getByLabel('Your answer'), 'The minister.')
    await pressOn(page, page.getByRole('button', { name: 'Send answer' }))
    await page.getByText('You have sent everything.').waitFor()

    const panel = staff.page
    await open(panel, `${baseUrl}/lead_admin`)
    await panel
      .getByRole('region', { name: 'Requests to review' })
      .getByText(title)
      .first()
      .waitFor()
    await open(panel, address)
    expect(await widthOf(panel)).toBe(width)
    await pressOn(panel, panel.getByText(`Return with a reason: ${papers[0]}`))
    await typeInto(
      panel,
      lineOf(panel, papers[0] ?? '').getByLabel('What is wrong or missing'),
      'Page two is missing.',
    )
    await pressOn(panel, panel.getByRole('button', { name: `Return: ${papers[0]}` }))
    await lineOf(panel, papers[0] ?? '')
      .getByText('Page two is missing.')
      .waitFor()

    await open(page, page.url())
    await first.getByText('Page two is missing.').waitFor()
    await first.getByLabel(/^Files/).setInputFiles({
      ...pdf(`${papers[0]}.pdf`),
      buffer: Buffer.concat([pdfBytes, Buffer.from('\n%two\n')]),
    })
    await pressOn(page, first.getByRole('button', { name: 'Send more files' }))
    await first.getByText('Version 2').waitFor()

    await open(panel, address)
    for (const line of [...papers, question]) {
      await pressOn(panel, panel.getByRole('button', { name: `Accept: ${line}` }))
      await lineOf(panel, line).getByText('Accepted', { exact: true }).waitFor()
      // The reading goes on at the line, and not at a button of another one.
      await expect
        .poll(() => panel.evaluate(() => document.activeElement?.textContent))
        .toContain(line)
    }
    await expect.poll(() => statusOf(panel).textContent()).toBe('Completed')
    await open(page, page.url())
    await page.getByText('Everything has been accepted.').waitFor()
    expect(await accessibilityFaults(panel)).toEqual([])
    expect([...staff.complaints, ...client.complaints]).toEqual([])
  },
)

it('without a script a request is sent, a line given and accepted', async () => {
  const look = { javaScriptEnabled: false, viewport: { width: 360, height: 780 } }
  await using staff = await visit(browser, look)
  await using client = await visit(browser, look)
  await enterPanel(staff.page, baseUrl)
  const { page: panel } = staff
  await panel.goto(`${baseUrl}/lead_admin/requests/new`)
  await clientOf(panel).selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Continue' }).click()
  await panel.getByLabel('Title').fill('Asked without a script')
  await panel.getByLabel('Due date').fill('2099-01-31')
  await panel.getByLabel('What', { exact: true }).first().fill('One paper')
  await panel.getByRole('button', { name: 'Add a line' }).click()
  await panel.getByRole('listitem', { name: 'Line 4' }).waitFor()
  await panel.getByRole('button', { name: 'Send request' }).last().click()
  await panel.getByRole('heading', { level: 1, name: 'Asked without a script' }).waitFor()

  const { page } = client
  await enterPortal(page)
  await page.goto(`${baseUrl}/dashboard/requests`)
  await page.getByRole('link', { name: 'Asked without a script' }).click()
  const line = lineOf(page, 'One paper')
  await line.getByRole('button', { name: 'Send files' }).click()
  await line.getByText('Please choose a file').waitFor()
  await line.getByLabel(/^Files/).setInputFiles(pdf('one.pdf'))
  await line.getByRole('button', { name: 'Send files' }).click()
  await line.getByRole('link', { name: 'one.pdf' }).waitFor()
  await panel.reload()
  await panel.getByRole('button', { name: 'Accept: One paper' }).click()
  await expect.poll(() => statusOf(panel).textContent()).toBe('Completed')
})

it('lines are added, moved and removed with keys, and the focus goes with them', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/requests/new`)
  await clientOf(page).selectOption({ index: 1 })
  await pressOn(page, page.getByRole('button', { name: 'Continue' }))
  await hydrated(page)
  const titles = page.getByLabel('What', { exact: true })
  await typeInto(page, titles.nth(0), 'First')
  await typeInto(page, titles.nth(1), 'Second')
  await pressOn(page, page.getByRole('button', { name: 'Move line 1 down' }))
  const values = () =>
    titles.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await expect.poll(values).toEqual(['Second', 'First', ''])
  await expect
    .poll(() => titles.nth(1).evaluate((one) => one === document.activeElement))
    .toBe(true)
  await pressOn(page, page.getByRole('button', { name: 'Add a line' }))
  await expect
    .poll(() => titles.nth(3).evaluate((one) => one === document.activeElement))
    .toBe(true)
  await page.keyboard.type('Third')
  await tabTo(page, page.getByRole('button', { name: 'Remove line 1' }), 200)
  await page.keyboard.press('Enter')
  await expect.poll(values).toEqual(['First', '', 'Third'])
  expect(staff.complaints).toEqual([])
})

it('who accepts what was changed meanwhile sees it, and accepts it then', async () => {
  await using staff = await visit(browser)
  await using client = await visit(browser)
  await enterPanel(staff.page, baseUrl)
  const { page: panel } = staff
  const address = await sendPack(panel, 'Changed meanwhile')
  await enterPortal(client.page)
  const answer = async (words: string) => {
    await open(client.page, address.replace('/lead_admin', '/dashboard'))
    await lineOf(client.page, question).getByLabel('Your answer').fill(words)
    await lineOf(client.page, question).getByRole('button').click()
    await lineOf(client.page, question).getByText(words).first().waitFor()
  }
  await answer('First words')
  await open(panel, address)
  await answer('Second words')
  await pressOn(panel, panel.getByRole('button', { name: `Accept: ${question}` }))
  await panel.getByText('Somebody has changed this request').waitFor()
  await lineOf(panel, question).getByText('Second words').waitFor()
  await pressOn(panel, panel.getByRole('button', { name: `Accept: ${question}` }))
  await lineOf(panel, question).getByText('Accepted', { exact: true }).waitFor()
})
