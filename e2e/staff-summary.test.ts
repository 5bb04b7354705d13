import { afterAll, expect, it } from 'vitest'
import { startAiServer } from '#test/ai-server.ts'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { ask, openChat } from './chat.ts'
import { postForm, signInAsAdmin } from './http-client.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, visit } from './visit.ts'

const ai = await startAiServer()
const { AI_BASE_URL, AI_API_KEY, AI_CHAT_MODEL } = ai.env
const product = await startProduct({ env: { AI_BASE_URL, AI_API_KEY, AI_CHAT_MODEL } })
const browser = await sharedBrowser()
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
  await ai.close()
})
const { baseUrl } = product

/** A conversation in which a person has promised something. @returns the address of its page for staff */
async function converse(): Promise<string> {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  const listened = page.waitForRequest((one) => one.url().includes('/api/chat-events'))
  await ask(page, 'Bonjour')
  await ask(page, 'Je voudrais parler à une personne')
  const id = new URL((await listened).url()).searchParams.get('conversationId')
  const here = `${baseUrl}/lead_admin/conversations/${id}`
  const answer = { intent: 'reply', seen: '0', body: 'Nous vous appelons vendredi.' }
  expect((await postForm(here, answer, await signInAsAdmin(baseUrl))).status).toBe(302)
  return here
}

it.each([
  [1280, 900],
  [360, 740],
])('at %i px: staff let a model sum up a conversation, by keyboard', async (width, height) => {
  ai.script = 'good'
  const here = await converse()
  await using staff = await visit(browser, { viewport: { width, height } })
  const { page, complaints } = staff
  const { keyboard } = page
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/conversations`)
  // Nobody looks for a "Bonjour".
  const { pathname } = new URL(here)
  const link = page.locator(`main a[href="${pathname}"]`)
  expect(await link.innerText()).toBe('Je voudrais parler à une personne')
  await open(page, here)
  await page.getByRole('heading', { level: 1, name: 'Je voudrais parler' }).waitFor()
  const part = page.locator('main details').filter({ hasText: 'Summary' })
  await part.locator('summary').focus()
  await keyboard.press('Enter')
  await part.getByText('Made from sentences of the thread, word for word.').waitFor()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await part.getByText('Written by the configured model.').waitFor()
  const lines = await part.locator('dd').allTextContents()
  expect(lines).toContain('Je voudrais parler à une personne.')
  expect(lines).toContain('Nous vous appelons vendredi.')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  // The button is named so again as soon as nothing is pending.
  await expect.poll(focused).toBe('Write a summary')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page, 'main')).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  // What a model makes up is not shown.
  ai.script = 'lying'
  await keyboard.press('Enter')
  await part.getByText('The model wrote nothing that stands in the thread.').waitFor()
  expect(await part.locator('dd').allTextContents()).toContain('Nous vous appelons vendredi.')
  expect(await part.textContent()).not.toMatch(/SOC 2|Deloitte|Kenya|2031/)
  expect(complaints).toEqual([])
})

it('works without a script', async () => {
  ai.script = 'good'
  const here = await converse()
  await using staff = await visit(browser, { javaScriptEnabled: false })
  const { page } = staff
  await enterPanel(page, baseUrl)
  await page.goto(here)
  const part = page.locator('main details').filter({ hasText: 'Summary' })
  await part.locator('summary').click()
  await part.getByRole('button', { name: 'Write a summary' }).click()
  await part.getByText('Written by the configured model.').waitFor()
  expect(await part.locator('dd').allTextContents()).toContain('Nous vous appelons vendredi.')
})
