import { afterAll, describe, expect, it } from 'vitest'
import { degradedPages } from '#test/degraded-pages.ts'
import { pdfBytes } from '#test/files.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, chatButton, input, isFocused, openChat, panel, replies, send } from './chat.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const triage = '**/api/functions/smart-triage'
const textFile = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Visa desk') }
const pdfFile = { name: 'terms.pdf', mimeType: 'application/pdf', buffer: pdfBytes }

describe('the chat', () => {
  it('opens at the first click on a page without scripts, greets, and takes and returns the focus', async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    const fetched: string[] = []
    page.on('request', (one) => fetched.push(one.url()))
    await page.goto(`${baseUrl}/about`)
    expect(fetched.filter((one) => one.endsWith('.js'))).toEqual([])
    expect(await chatButton(page).getAttribute('aria-expanded')).toBe('false')
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-late]')?.click())
    // This press is the first sign of use: the scripts load after it, and the press is not lost.
    await page.mouse.move(5, 5)
    await panel(page).waitFor()
    await expect.poll(() => isFocused(page, 'input')).toBe(true)
    expect(await chatButton(page).getAttribute('aria-expanded')).toBe('true')
    await replies(page)
      .getByText("I am Unordin's digital transformation expert, and I am an AI")
      .waitFor()
    const box = await panel(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([384, 600])
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await isFocused(page, 'button')).toBe(true)
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    expect(await replies(page).count()).toBe(1)
    await page.keyboard.press('Shift+Tab')
    await panel(page).getByRole('button', { name: 'Close the chat' }).press('Enter')
    await expect.poll(() => isFocused(page, 'button')).toBe(true)
    expect(complaints).toEqual([])
  })

  it('sends a message by Enter and by its button, and answers with links to its sources', async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    const asked: { conversationId: string | null; sessionId: string; message: string }[] = []
    page.on('request', (one) => {
      if (one.url().endsWith('smart-triage')) asked.push(one.postDataJSON())
    })
    await openChat(page, `${baseUrl}/about`)
    expect(await send(page).isDisabled()).toBe(true)
    await input(page).fill(' \n ')
    expect(await send(page).isDisabled()).toBe(true)
    await input(page).press('Enter')
    await input(page).fill('How does the e-visa platform work')
    await input(page).press('Shift+Enter')
    await page.keyboard.type('for an officer?')
    const text = 'How does the e-visa platform work\nfor an officer?'
    expect(await input(page).inputValue()).toBe(text)
    expect(asked).toEqual([])
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(triage, async (route) => {
      await released
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await panel(page).getByText('Searching our pages').first().waitFor()
    expect(await input(page).isDisabled()).toBe(true)
    expect(await send(page).isDisabled()).toBe(true)
    expect(await panel(page).getByRole('button', { name: 'Record' }).isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    release()
    await panel(page).locator('.chat-sources a').first().waitFor()
    await expect.poll(() => isFocused(page, 'input')).toBe(true)
    expect(await panel(page).locator('.chat-sources a[href="/solutions/evisa"]').count()).toBe(1)
    await page.unroute(triage)
    await input(page).fill('Thank you')
    await send(page).click()
    await expect.poll(() => replies(page).count()).toBe(3)
    expect(asked.map(({ message }) => message)).toEqual([text, 'Thank you'])
    expect(asked[0]?.conversationId).toBe(null)
    expect(asked[1]?.conversationId).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(asked.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(complaints).toEqual([])
  })

  it('stays open on the page of a source, and the chat continues; on a phone it closes', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    const asked: (string | null)[] = []
    page.on('request', (one) => {
      if (one.url().endsWith('smart-triage')) asked.push(one.postDataJSON().conversationId)
    })
    await openChat(page, `${baseUrl}/about`)
    await ask(page, 'How does the e-visa platform work?')
    const source = panel(page).locator('.chat-sources a').first()
    const href = await source.getAttribute('href')
    await source.click()
    await page.waitForURL(baseUrl + href)
    expect(await panel(page).isVisible()).toBe(true)
    await ask(page, 'And what does a Blueprint cost?')
    expect(asked[1]).toMatch(/^[0-9a-f-]{36}$/)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await expect
      .poll(() => page.locator('main').evaluate((one) => one.closest('[inert]') !== null))
      .toBe(true)
    await panel(page).locator('.chat-sources a').first().click()
    await panel(page).waitFor({ state: 'hidden' })
    expect(await page.locator('main').evaluate((one) => one.closest('[inert]') !== null)).toBe(
      false,
    )
  })

  it('keeps the input above the on-screen keyboard', async () => {
    await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await page.addInitScript(() => {
      const screen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0 })
      Object.defineProperty(window, 'visualViewport', { value: screen })
    })
    await openChat(page, `${baseUrl}/about`)
    // The on-screen keyboard opens: the visible part shrinks, and iOS moves it down as well.
    await page.evaluate(() => {
      Object.assign(visualViewport as object, { height: 330, offsetTop: 40 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    const box = await panel(page).boundingBox()
    expect([box?.y, box?.height]).toEqual([40, 330])
    for (const part of [input(page), send(page)]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
      expect(y).toBeGreaterThan(40)
      expect(y + height).toBeLessThanOrEqual(370)
    }
  })

  it('reports a file that is too large before it is sent', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await openChat(page, `${baseUrl}/about`)
    const buffer = Buffer.alloc(11 * 1024 * 1024, 'a')
    const picker = panel(page).locator('input[type=file][multiple]')
    await picker.setInputFiles({ name: 'plans.txt', mimeType: 'text/plain', buffer })
    await seesToast(page, 'Upload failed', 'Failed to upload files. Please try again.')
    await panel(page).getByText('plans.txt is larger than 10 MB.').waitFor()
  })

  it('attaches documents, which can be removed again', async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    await openChat(page, `${baseUrl}/about`)
    const picker = panel(page).locator('input[type=file][multiple]')
    expect(await picker.getAttribute('accept')).toBe('.pdf,.doc,.docx,.txt')
    await picker.setInputFiles([textFile, pdfFile])
    await seesToast(page, 'Files uploaded', '2 file(s) uploaded successfully')
    const chips = panel(page).getByRole('list', { name: 'Attached files' }).getByRole('listitem')
    expect(await chips.count()).toBe(2)
    await panel(page).getByRole('button', { name: 'Remove terms.pdf' }).click()
    expect(await chips.allTextContents()).toEqual(['brief.txt'])
    const sent = page.waitForRequest((one) => one.url().endsWith('smart-triage'))
    // With a file, no text is needed.
    await input(page).press('Enter')
    const { files, sessionId } = (await sent).postDataJSON()
    expect(files).toEqual([{ name: 'brief.txt', type: 'text/plain', url: expect.any(String) }])
    expect(decodeURIComponent(files[0].url)).toMatch(new RegExp(`${sessionId}/[0-9a-f-]{36}\\.txt`))
    await expect.poll(() => replies(page).count()).toBe(2)
    expect(await chips.count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('reads the text of an image into the conversation', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await openChat(page, `${baseUrl}/about`)
    const buffer = (await degradedPages.clean?.()) ?? Buffer.alloc(0)
    const picker = panel(page).locator('input[type=file][accept="image/*"]')
    await picker.setInputFiles({ name: 'permit.png', mimeType: 'image/png', buffer })
    await seesToast(page, 'OCR Complete', 'Text extracted from image successfully')
    await panel(page).getByText('Image: permit.png').waitFor()
    await replies(page).getByText('Application for a construction permit').waitFor()
    // The text that was read is used for the next question.
    const sent = page.waitForRequest((one) => one.url().endsWith('smart-triage'))
    await ask(page, 'What does it say about the permit?')
    expect((await sent).postDataJSON().pictures).toMatchObject([{ name: 'permit.png' }])
    await replies(page).last().getByText('Your file says (permit.png)').waitFor()
    const later = page.waitForRequest((one) => one.url().endsWith('smart-triage'))
    await ask(page, 'And what does it say about construction?')
    expect((await later).postDataJSON().pictures).toBeUndefined()
    await replies(page).last().getByText('Your file says (permit.png)').waitFor()
  })

  it('is accessible in both themes, and usable at 320 pixels', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await openChat(page, `${baseUrl}/about`)
    await ask(page, 'I would like to talk to a person about an e-visa')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    const wide = await panel(page).evaluate(
      (one) =>
        [one, ...one.querySelectorAll('.chat-log, form')].filter(
          (box) => box.scrollWidth > box.clientWidth + 1,
        ).length,
    )
    expect(wide).toBe(0)
    expect(await send(page).isVisible()).toBe(true)
  })

  it('shows its own message when something fails, and loses nothing', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await openChat(page, `${baseUrl}/about`)
    await page.route('**/api/functions/*', (route) => route.abort())
    await page.route('**/api/chat-uploads', (route) => route.abort())
    await input(page).fill('Is anybody there?')
    await page.keyboard.press('Enter')
    await seesToast(page, 'Error', 'Failed to send message. Please try again.')
    await panel(page).locator('input[type=file][multiple]').setInputFiles(textFile)
    await seesToast(page, 'Upload failed', 'Failed to upload files. Please try again.')
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') }
    await panel(page).locator('input[accept="image/*"]').setInputFiles(picture)
    await seesToast(page, 'OCR failed', 'Failed to extract text from image. Please try again.')
    await panel(page).getByRole('button', { name: 'Read aloud' }).first().click()
    await seesToast(page, 'Speech failed', 'Failed to generate speech.')
    // The browser of this visit has no microphone.
    await panel(page).getByRole('button', { name: 'Record' }).click()
    await seesToast(page, 'Recording failed', 'Could not access microphone.')
    await page.unroute('**/api/functions/*')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => replies(page).count()).toBe(2)
  })
})

it('a person of the staff takes over, and the answer appears in the open chat and on the button of a closed one', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await openChat(page, `${baseUrl}/about`)
  const listened = page.waitForRequest((one) => one.url().includes('/api/chat-events'))
  await ask(page, 'I would like to talk to a person')
  await panel(page).getByText('We have told our team.').waitFor()
  const id = new URL((await listened).url()).searchParams.get('conversationId')
  await using admin = await visit(browser)
  await enterPanel(admin.page, baseUrl)
  await open(admin.page, `${baseUrl}/lead_admin/conversations/${id}`)
  await admin.page.getByRole('button', { name: 'Take over' }).click()
  const answer = admin.page.getByLabel('Your answer')
  await answer.fill('This is Ada. What would you like to know?')
  await admin.page.getByRole('button', { name: 'Send' }).click()
  await replies(page).getByText('This is Ada.').waitFor()
  await panel(page).getByText('from our team is answering.').waitFor()
  await expect.poll(() => answer.inputValue()).toBe('')
  // The page reads itself again and again. While the server is out of reach, it stays with what is typed.
  await answer.fill('Half a sentence')
  const failed = admin.page.waitForEvent('requestfailed')
  await admin.page.context().setOffline(true)
  await failed
  await admin.page.context().setOffline(false)
  // A message sent from another tab appears, and does not change what is being typed here.
  const elsewhere = await admin.page.context().newPage()
  await open(elsewhere, admin.page.url())
  await elsewhere.getByLabel('Your answer').fill('From another place.')
  await elsewhere.getByRole('button', { name: 'Send' }).click()
  await admin.page.getByText('From another place.').waitFor()
  expect(await answer.inputValue()).toBe('Half a sentence')
  await elsewhere.close()
  await replies(page).getByText('From another place.').waitFor()
  await page.keyboard.press('Escape')
  await answer.fill('Are you still there?')
  await admin.page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Chat: one new message' }).click()
  await replies(page).getByText('Are you still there?').waitFor()
  expect(complaints).toEqual([])
})

it('without a script the button is a link to the contact page', async () => {
  await using visitor = await visit(browser, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${baseUrl}/about`)
  expect(await chatButton(page).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Write to us', exact: true }).click()
  await page.waitForURL(`${baseUrl}/contact`)
})
