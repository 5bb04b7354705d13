import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, chatButton, input, isFocused, openChat, panel, replies } from './chat.ts'
import { postForm, signInAsAdmin } from './http-client.ts'
import { visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const memoryOf = (page: Page) => page.evaluate(() => localStorage.getItem('unordin.chat'))
const press = (page: Page, name: string | RegExp) =>
  panel(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()

it.each([
  [1280, 900],
  [360, 740],
])(
  'at %i px: a reload, a second tab and a person during both: the conversation goes on',
  async (width, height) => {
    await using visitor = await visit(browser, { viewport: { width, height } })
    const { page, complaints } = visitor
    await openChat(page, `${baseUrl}/about`)
    expect(await memoryOf(page)).toBeNull()
    await ask(page, 'What is a Blueprint?')
    const { conversationId } = JSON.parse((await memoryOf(page)) ?? '{}')
    // While a person takes over, the page is loaded again.
    const cookie = await signInAsAdmin(baseUrl)
    const staffPage = `${baseUrl}/lead_admin/conversations/${conversationId}`
    const answer = { intent: 'reply', seen: '0', body: 'Good morning from the office' }
    const [{ status }] = await Promise.all([postForm(staffPage, answer, cookie), page.reload()])
    expect(status).toBe(302)
    await chatButton(page).click()
    await panel(page).getByText('What is a Blueprint?', { exact: true }).waitFor()
    await panel(page).getByText(answer.body).waitFor()
    await panel(page).getByText('The assistant is silent').waitFor()

    const other = await page.context().newPage()
    await openChat(other, `${baseUrl}/careers`)
    await panel(other).getByText(answer.body).waitFor()
    await input(other).fill('Thank you, from the other tab')
    await other.keyboard.press('Enter')
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await panel(page).getByText('Thank you, from the other tab').waitFor()
    expect(await panel(page).getByText('Thank you, from the other tab').count()).toBe(1)

    // Nobody at this browser goes on with it afterwards.
    await press(page, 'New conversation')
    await expect.poll(() => replies(page).count()).toBe(1)
    await expect.poll(() => replies(other).count()).toBe(1)
    expect(await memoryOf(page)).toBeNull()
    expect(await isFocused(page, 'input')).toBe(true)
    await page.reload()
    await chatButton(page).click()
    await panel(page).waitFor()
    expect(await replies(page).count()).toBe(1)
    expect(complaints).toEqual([])
  },
)

it('an answer is judged, a suggested question is sent, and the conversation is rated', async () => {
  await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page, complaints } = visitor
  await openChat(page, `${baseUrl}/pricing`)
  await ask(page, 'How long does a Blueprint take?')
  await press(page, 'No, this answer did not help')
  await panel(page).getByLabel('Out of date').check()
  await panel(page).getByLabel('In your words (optional)').fill('It took five.')
  await press(page, 'Send')
  await panel(page).getByText('Thank you.').first().waitFor()
  const next = panel(page).getByRole('list', { name: 'Questions that may come next' })
  const question = await next.getByRole('button').first().innerText()
  await next.getByRole('button').first().click()
  await expect.poll(() => replies(page).count()).toBe(3)
  await panel(page).locator('.chat-slip').getByText(question).waitFor()
  // Something that was not sent is not lost without a question.
  await input(page).fill('One more thing')
  await press(page, 'New conversation')
  await press(page, 'Go on here')
  expect(await input(page).inputValue()).toBe('One more thing')
  await input(page).fill('')
  await press(page, 'New conversation')
  const forgotten = page.waitForRequest('**/api/chat-forget')
  await press(page, '4 of 5: Helpful')
  await forgotten
  expect(complaints).toEqual([])
})

it('where there is no answer, what may be meant is offered, and a press asks it', async () => {
  await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page, complaints } = visitor
  await openChat(page, `${baseUrl}/pricing`)
  await ask(page, 'roughly what in gold or yen, boss wants it')
  const meant = panel(page).getByRole('list', { name: 'Perhaps you mean' })
  const question = meant.getByRole('button', {
    name: 'How do I get a price for my project?',
  })
  await question.click()
  await panel(page).getByText('This is how you get a price.').waitFor()
  expect(await meant.count()).toBe(0)
  expect(complaints).toEqual([])
})

it('an answer that is stopped leaves the input free at once', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  await page.route('**/api/functions/smart-triage', async (route) => {
    await page.waitForRequest('**/api/chat-stop')
    await route.continue()
  })
  await input(page).fill('What is a Blueprint?')
  await page.keyboard.press('Enter')
  await press(page, 'Stop the answer')
  await panel(page).getByText('You stopped the answer here.').waitFor()
  expect(await input(page).isEnabled()).toBe(true)
})

it('what is sent while the conversation is fetched waits for it and belongs to it', async () => {
  await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page, complaints } = visitor
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'What is a Blueprint?')
  const { conversationId } = JSON.parse((await memoryOf(page)) ?? '{}')
  const fetched = Promise.withResolvers<void>()
  await page.route('**/api/chat-resume', async (route) => {
    await fetched.promise
    await route.continue()
  })
  await openChat(page, `${baseUrl}/careers`)
  await panel(page).locator('.chat-wait').getByText('Fetching your conversation').waitFor()
  await input(page).fill('How long does it take?')
  await input(page).press('Enter')
  expect(await input(page).inputValue()).toBe('How long does it take?')
  fetched.resolve()
  await expect.poll(() => replies(page).count()).toBe(3)
  expect(await input(page).inputValue()).toBe('')
  expect(await panel(page).getByText('What is a Blueprint?').count()).toBe(1)
  expect(JSON.parse((await memoryOf(page)) ?? '{}').conversationId).toBe(conversationId)
  expect(complaints).toEqual([])
})

it('where storage is blocked, the chat works for as long as the page is open', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openChat(page, `${baseUrl}/careers`)
  await ask(page, 'What is a Blueprint?')
  await ask(page, 'How long does it take?')
  await press(page, 'New conversation')
  await expect.poll(() => replies(page).count()).toBe(1)
  expect(complaints).toEqual([])
})
