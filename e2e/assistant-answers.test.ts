import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, openChat, panel, replies } from './chat.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
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

it.each([
  [1280, 900],
  [360, 740],
])(
  'at %i px: possible answers stand below their questions, and one is pointed at',
  async (width, height) => {
    await using visitor = await visit(browser, { viewport: { width, height } })
    const { page } = visitor
    await openChat(page, `${baseUrl}/procurement`)
    await ask(page, 'directly then, what happens after we pick something')
    const questions = replies(page).last().locator('strong')
    expect(await questions.count()).toBe(3)
    const [, second = ''] = await questions.allTextContents()
    expect(second).toMatch(/\?$/)
    expect(await overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    const text = (await replies(page).last().locator('.chat-text').textContent()) ?? ''
    const answer = text.slice(text.indexOf(second) + second.length).split('\n')[1] ?? ''
    await ask(page, 'the second one')
    const told = await replies(page).last().locator('.chat-text').textContent()
    expect(answer.length).toBeGreaterThan(20)
    expect(told).toContain(answer)
    expect(visitor.complaints).toEqual([])
  },
)
