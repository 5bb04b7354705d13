import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, openChat, panel } from './chat.ts'
import { enterPanel, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it.each([
  [1280, 900, 'Do you rent out purple umbrellas?', 'No: we rent out no umbrellas.'],
  [360, 740, 'Do you polish brass trumpets?', 'No: we polish no trumpets.'],
])(
  'at %i px: a thumb down becomes an answer that the next visitor gets',
  async (width, height, asked, said) => {
    const options = { viewport: { width, height } }
    await using first = await visit(browser, options)
    await openChat(first.page, `${baseUrl}/about`)
    await ask(first.page, asked)
    await panel(first.page).getByRole('button', { name: 'No, this answer did not help' }).click()
    await panel(first.page).getByLabel('Wrong', { exact: true }).check()
    await panel(first.page).getByRole('button', { name: 'Send', exact: true }).click()
    await panel(first.page).getByText('Thank you.').first().waitFor()

    await using staff = await visit(browser, options)
    const { page } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}/lead_admin/conversations/opinions`)
    // On a phone a row shows its links when it is opened.
    const more = page.locator('tr').filter({ hasText: asked }).locator('.row-more summary')
    if (await more.isVisible()) await more.click()
    await page.getByRole('link', { name: `Write a better answer to: ${asked}` }).click()
    await page.getByRole('heading', { name: 'New answer' }).waitFor()
    expect(await page.getByLabel('Questions, one per line').inputValue()).toBe(asked)
    await page.getByLabel('Answer', { exact: true }).fill(said)
    await page.getByRole('textbox', { name: 'What would the assistant' }).fill(asked)
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    await page.getByText('This answer was used.').waitFor()
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('The assistant gives this answer now.').waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await using next = await visit(browser, options)
    await openChat(next.page, `${baseUrl}/about`)
    await ask(next.page, asked)
    await panel(next.page).getByText(said).waitFor()
    expect([...first.complaints, ...staff.complaints, ...next.complaints]).toEqual([])
  },
)
