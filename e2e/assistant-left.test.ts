import type { Page, Request } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { launchBrowser } from '#test/browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, chatButton, input, isFocused, openChat, panel, replies, send } from './chat.ts'
import { postForm, signInAsAdmin } from './http-client.ts'
import { seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await launchBrowser([
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
])
afterAll(() => browser.close())

const triage = '**/api/functions/smart-triage'
type Watched = { streams: MediaStream[]; allow: () => void; plays: number }

/** The visitor is asked for the microphone and answers when the test says so. */
function askFirst() {
  const watched = window as unknown as Watched
  watched.streams = []
  const media = navigator.mediaDevices
  const give = media.getUserMedia.bind(media)
  media.getUserMedia = async (wanted) => {
    await new Promise<void>((resolve) => {
      watched.allow = resolve
    })
    const stream = await give(wanted)
    watched.streams.push(stream)
    return stream
  }
}

const tracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Watched).streams.map((one) => one.getTracks()[0]?.readyState),
  )

it('the microphone is off when the panel is closed or left, also when permission is given only then', async () => {
  await using visitor = await visit(browser, { permissions: ['microphone'] })
  const { page, complaints } = visitor
  await page.addInitScript(askFirst)
  await openChat(page, `${baseUrl}/clients`)
  const record = panel(page).getByRole('button', { name: 'Record a question' })
  const allow = () => page.evaluate(() => (window as unknown as Watched).allow())
  await record.click()
  await page.keyboard.press('Escape')
  await allow()
  await expect.poll(() => tracks(page)).toEqual(['ended'])
  await chatButton(page).click()
  await record.click()
  await allow()
  await seesToast(page, 'Recording started', 'Speak your message')
  expect(await tracks(page)).toEqual(['ended', 'live'])
  // The sign-in page has no chat.
  await page.locator('main a[href="/auth"]').first().click()
  await page.waitForURL(`${baseUrl}/auth`)
  await expect.poll(() => tracks(page)).toEqual(['ended', 'ended'])
  expect(complaints).toEqual([])
})

it('every link in the panel closes it on a phone', async () => {
  await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  await panel(page).getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL(`${baseUrl}/privacy`)
  await panel(page).waitFor({ state: 'hidden' })
})

it('a deleted conversation does not end the chat: the message begins a new one', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'What is a Blueprint?')
  const asked: (string | null)[] = []
  await page.route(triage, (route) => {
    const { conversationId } = route.request().postDataJSON()
    asked.push(conversationId)
    const gone = { status: 404, json: { error: 'This conversation was not found.' } }
    return conversationId ? route.fulfill(gone) : route.continue()
  })
  await input(page).fill('What do you do for clinics?')
  await input(page).press('Enter')
  await panel(page).getByText('This conversation was not found.').waitFor()
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => replies(page).count()).toBe(3)
  expect(asked).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), null])
})

it('what the server cannot answer now, or answers late, arrives without another press', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'What is a Blueprint?')
  const faults = [503, 409, 409]
  const ids = new Set<string>()
  await page.route(triage, (route) => {
    ids.add(route.request().postDataJSON().messageId)
    const status = faults.shift()
    const fault = { status, json: { error: 'The service is busy.' } }
    return status ? route.fulfill(fault) : route.continue()
  })
  await ask(page, 'What do you do for clinics?')
  expect([faults, ids.size]).toEqual([[], 1])

  // The server has answered; the browser has lost every way to the answer but the stream of events.
  await page.unroute(triage)
  const taken = Promise.withResolvers<void>()
  await page.route(triage, async (route) => {
    if (route.request().headers().accept === 'text/event-stream')
      route
        .fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })
        .then(() => taken.resolve(), taken.reject)
    await route.abort()
  })
  const before = await replies(page).count()
  await input(page).fill('Where is your head office?')
  await input(page).press('Enter')
  await taken.promise
  await expect.poll(() => replies(page).count()).toBe(before + 1)
  expect(await panel(page).locator('.chat-undelivered').count()).toBe(0)
  expect(await panel(page).getByText('Where is your head office?').count()).toBe(1)
})

it('a message whose answer was stopped, and that never reached the server, can be sent again', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'What is a Blueprint?')
  const stopped = Promise.withResolvers<void>()
  await page.route(triage, async (route) => {
    await stopped.promise
    await route.abort()
  })
  await input(page).fill('What do you do for clinics?')
  await input(page).press('Enter')
  await panel(page).getByRole('button', { name: 'Stop the answer' }).click()
  await panel(page).getByText('You stopped the answer here.').waitFor()
  stopped.resolve()
  const again = panel(page).getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(triage)
  await again.click()
  await panel(page).locator('.chat-undelivered').waitFor({ state: 'detached' })
  await panel(page)
    .getByText(/clinic/i)
    .nth(1)
    .waitFor()
})

it('without a free stream the browser polls for a person’s answer', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  const full = { contentType: 'text/event-stream', body: 'event: full\ndata: null\n\n' }
  const answers = [full, { status: 429, json: { error: 'There are too many open connections.' } }]
  await page.route('**/api/chat-events?*', (route) =>
    route.request().headers().accept === 'text/event-stream'
      ? route.fulfill(answers.shift())
      : route.continue(),
  )
  const asked = page.waitForResponse(
    (one) => one.url().includes('/api/chat-events') && one.status() === 200,
  )
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'What is a Blueprint?')
  const id = new URL((await asked).url()).searchParams.get('conversationId')
  const answer = { intent: 'reply', seen: '0', body: 'Good morning, this is a person' }
  const cookie = await signInAsAdmin(baseUrl)
  const { status } = await postForm(`${baseUrl}/lead_admin/conversations/${id}`, answer, cookie)
  expect(status).toBe(302)
  // A visitor who returns to the tab polls at once and not after ten seconds.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await panel(page).getByText(answer.body).waitFor()
  expect(answers).toEqual([])
})

it('repeated clicks send one message and play one reply, and the keyboard still works', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.plays = 0
    HTMLMediaElement.prototype.play = async () => {
      watched.plays += 1
    }
  })
  await openChat(page, `${baseUrl}/about`)
  const bodies: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let ended = 0
  const count = (request: Request) => {
    if (request.url().endsWith('/text-to-speech')) ended += 1
  }
  page.on('requestfinished', count).on('requestfailed', count)
  await page.route('**/api/functions/*', async (route) => {
    bodies.push(route.request().url().split('/').at(-1) ?? '')
    await released
    if (bodies.at(-1) === 'smart-triage') return route.continue()
    return route.fulfill({ json: { audioContent: '' } })
  })
  const speak = panel(page).locator('.chat-speak').first()
  for (let press = 0; press < 3; press += 1) await speak.click()
  await expect.poll(() => bodies).toEqual(['text-to-speech', 'text-to-speech'])
  release()
  await expect.poll(() => page.evaluate(() => (window as unknown as Watched).plays)).toBe(1)
  await expect.poll(() => ended).toBe(2)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  expect(await page.evaluate(() => (window as unknown as Watched).plays)).toBe(1)
  await panel(page).getByRole('button', { name: 'Stop reading' }).click()
  await page.unroute('**/api/functions/*')
  const left = Promise.withResolvers<void>()
  await page.route(triage, async (route) => {
    bodies.push('smart-triage')
    await left.promise
    await route.continue()
  })
  await input(page).fill('What do you do for clinics?')
  await send(page).dblclick()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await isFocused(page, 'button')).toBe(true)
  left.resolve()
  await page.keyboard.press('Enter')
  await expect.poll(() => replies(page).count()).toBe(2)
  expect(bodies.filter((one) => one === 'smart-triage')).toHaveLength(1)
  await expect.poll(() => isFocused(page, 'input')).toBe(true)
})

it('reports the size limit of an image before it is sent', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  await panel(page)
    .locator('input[accept="image/*"]')
    .evaluate((one: HTMLInputElement) => {
      const picked = new DataTransfer()
      picked.items.add(new File([new Uint8Array(11 * 1024 * 1024)], 'plan.png'))
      one.files = picked.files
      one.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await seesToast(page, 'OCR failed', 'Failed to extract text from image. Please try again.')
  await panel(page).getByText('plan.png is larger than 10 MB.').waitFor()
})

it('marks the part of a reply that is in another language, and the part in English', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/`)
  await ask(page, 'Bonjour, où se trouvent vos bureaux ?')
  const part = replies(page).last().locator('.chat-text [lang]')
  await expect.poll(() => part.first().getAttribute('lang')).toBe('fr')
  expect(await part.first().textContent()).toContain('Nos bureaux')
  const asked = panel(page).locator('.chat-slip .chat-text [lang]')
  await ask(page, 'Merci')
  expect(await asked.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
    'fr',
    'fr',
  ])
  await ask(page, 'Wie lange dauert ein Projekt bei Ihnen?')
  await expect.poll(() => part.first().getAttribute('lang')).toBe('de')
  const marked = (await part.first().textContent()) ?? ''
  expect(marked).toContain('Englisch')
  expect(marked).not.toContain('English')
  expect(await part.last().getAttribute('lang')).toBe('en')
})
