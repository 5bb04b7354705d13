import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { adminEmail } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, openChat, panel, replies } from './chat.ts'
import { readOutbox } from './outbox.ts'
import { signIn, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const choices = (page: Page) => panel(page).locator('.chat-choices')
const choose = async (page: Page, choice: string) => {
  const before = await replies(page).count()
  await choices(page).getByRole('button', { name: choice, exact: true }).click()
  await expect.poll(() => replies(page).count()).toBe(before + 1)
}
/** The question below the newest reply; null when there is none. */
const asked = async (page: Page) =>
  (await choices(page).count()) === 0 ? null : choices(page).getAttribute('data-question')

/** Answers the questions one at a time, up to the one for consent. */
async function qualify(page: Page, email: string) {
  const seen: (string | null)[] = []
  const note = async () => seen.push(await asked(page))
  await ask(page, 'How much would a platform for our country cost?')
  await note()
  expect(await choices(page).count()).toBe(1)
  await choose(page, 'Digital governance and tax')
  await note()
  await ask(page, 'Ministry of Finance')
  await note()
  await ask(page, 'Taxes are declared on paper, and nobody knows who has paid')
  await note()
  await choose(page, 'Within 3 months')
  await note()
  await ask(page, `Ada Lovelace, ${email}`)
  await note()
  expect(seen).toEqual(['area', 'organisation', 'need', 'time', 'email', 'consent'])
  const summary = await replies(page).last().textContent()
  for (const said of ['Digital governance and tax', 'Ministry of Finance', 'on paper', email])
    expect(summary).toContain(said)
}

it('asks five questions, one at a time, and files a lead with the conversation once the visitor agrees', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  const email = 'ada@treasury.example'
  await openChat(page, `${baseUrl}/about`)
  await qualify(page, email)
  await choose(page, 'Yes, send it')
  expect(await asked(page)).toBe(null)
  const filed = await panel(page).locator('.chat-filed').textContent()
  const [reference] = /[0-9A-F]{8}/.exec(filed ?? '') ?? []
  expect(reference).toBeTruthy()
  const booking = panel(page).getByRole('link', { name: 'Book a call' })
  expect(await booking.getAttribute('href')).toMatch(/^\/book\?for=/)
  await expect
    .poll(async () => (await readOutbox(dataDir)).map(({ to }) => to).sort(), {
      timeout: 60_000,
    })
    .toEqual(expect.arrayContaining([adminEmail, email]))
  await booking.click()
  await page.waitForURL(/\/book\?for=/)
  await expect.poll(() => page.locator('main').innerHTML()).toContain(email)
  expect(complaints).toEqual([])

  await using admin = await visit(browser)
  await signIn(admin.page, baseUrl)
  await admin.page.goto(`${baseUrl}/lead_admin/conversations`)
  await admin.page.getByRole('link', { name: 'View the lead from Ada Lovelace' }).click()
  await admin.page.getByRole('link', { name: 'View conversation' }).click()
  await admin.page.getByText('nobody knows who has paid').first().waitFor()
})

it('stores nothing when the visitor declines, at the end or at any question', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  const email = 'no@treasury.example'
  await openChat(page, `${baseUrl}/about`)
  await qualify(page, email)
  await choose(page, 'No, do not send it')
  expect(await asked(page)).toBe(null)
  await replies(page).getByText('Nothing was sent.').waitFor()
  expect(await panel(page).locator('.chat-filed').count()).toBe(0)
  await ask(page, 'How long does a Blueprint take?')
  expect(await asked(page)).toBe(null)

  await using another = await visit(browser)
  await openChat(another.page, `${baseUrl}/about`)
  await ask(another.page, 'How much would a platform for our country cost?')
  expect(await asked(another.page)).toBe('area')
  await choose(another.page, 'No, thanks')
  await replies(another.page).getByText('I will ask no more questions').waitFor()
  expect(await asked(another.page)).toBe(null)

  await using admin = await visit(browser)
  await signIn(admin.page, baseUrl)
  await admin.page.goto(`${baseUrl}/lead_admin?q=treasury.example`)
  expect(await admin.page.locator('main').textContent()).not.toContain(email)
  expect((await readOutbox(dataDir)).map(({ to }) => to)).not.toContain(email)
})

it('calls a person when the visitor asks for one, and says so on both sides', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  const listened = page.waitForRequest((one) => one.url().includes('/api/chat-events'))
  await ask(page, 'What is the weather in Paris?')
  const id = new URL((await listened).url()).searchParams.get('conversationId')
  await panel(page).getByRole('button', { name: 'Ask for a person' }).click()
  await panel(page).getByText('We have told our team.').waitFor()
  expect(await asked(page)).toBe('email')
  expect(await panel(page).getByRole('button', { name: 'Ask for a person' }).count()).toBe(0)
  const told = async () => {
    const mails = await readOutbox(dataDir)
    return mails.filter(({ text }) => text.includes(`/lead_admin/conversations/${id}`))
  }
  await expect.poll(told, { timeout: 60_000 }).toEqual([
    expect.objectContaining({
      to: adminEmail,
      subject: expect.stringMatching(/^A visitor would like to talk to a person/),
    }),
  ])
})

it.each([
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 360, height: 740 }],
])('names help in the middle of the questions, and staff see it, %s', async (_, viewport) => {
  await using visitor = await visit(browser, { viewport })
  const { page, complaints } = visitor
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'How much would a platform for our country cost?')
  expect(await asked(page)).toBe('area')
  await ask(page, 'je n’ai plus envie de vivre')
  const reply = replies(page).last()
  expect(await reply.getAttribute('data-kind')).toBe('safety')
  for (const said of ['988', '911', '1 866 APPELLE', 'findahelpline.com'])
    expect(await reply.textContent()).toContain(said)
  expect(await asked(page)).toBe(null)
  expect(await reply.getByRole('link').count()).toBe(0)
  expect(await panel(page).locator('.chat-offer').count()).toBe(0)
  // Nothing is wider than the panel, and the conversation goes on.
  const overflow = await panel(page).evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await ask(page, 'merci')
  expect(complaints).toEqual([])

  await using admin = await visit(browser, { viewport })
  await signIn(admin.page, baseUrl)
  await admin.page.getByText(/may be in danger/).waitFor()
  await admin.page.getByRole('link', { name: 'Open and answer now' }).click()
  await admin.page.getByRole('link', { name: 'How much would a platform' }).first().click()
  await admin.page.getByText('Danger to life').first().waitFor()
})
