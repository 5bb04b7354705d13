import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { adminEmail } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, isFocused, openChat, panel, replies } from './chat.ts'
import { readOutbox } from './outbox.ts'
import { enterPanel, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const widths = [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 360, height: 740 }],
] as const
const open = (page: Page) => panel(page).getByRole('button', { name: 'Leave your details' })
const form = (page: Page) => panel(page).getByRole('form')
const receipt = (page: Page) => panel(page).getByRole('region', { name: 'Passed on to our team' })
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
const overflow = (page: Page) =>
  panel(page).evaluate((one) => {
    const log = one.querySelector('[role=log]')
    return Math.max(one.scrollWidth - one.clientWidth, log ? log.scrollWidth - log.clientWidth : 0)
  })

/** Presses Enter on a button of the last reply, which takes none while the reply is still coming. */
async function choose(page: Page, name: string) {
  const button = panel(page).getByRole('button', { name })
  await expect.poll(() => button.isEnabled()).toBe(true)
  await button.press('Enter')
}

/** Two answers from the site, after which the form is offered. */
async function untilOffered(page: Page) {
  await openChat(page, `${baseUrl}/about`)
  await ask(page, 'Where is your head office?')
  expect(await open(page).count()).toBe(0)
  await ask(page, 'How long does a Blueprint take?')
  await open(page).waitFor()
}

it.each(widths)(
  'is offered, filled in by keyboard, corrected and read by staff, %s',
  async (size, viewport) => {
    await using visitor = await visit(browser, { viewport })
    const { page, complaints } = visitor
    const { keyboard } = page
    const email = `ada-${size}@treasury.example`
    await untilOffered(page)
    await open(page).focus()
    await keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('area')
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await keyboard.press('Tab')
    await keyboard.type('Ministry of Finance')
    await keyboard.press('Tab')
    await keyboard.type('Nobody knows who has paid')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.type('Ada Lovlace')
    await keyboard.press('Enter')
    // Each fault stands beside its field, the first one has the focus, and nothing typed is lost.
    await form(page).getByText('Please correct 2 fields.').waitFor()
    await expect.poll(() => focused(page)).toBe('email')
    expect(await form(page).getByLabel('Organization').inputValue()).toBe('Ministry of Finance')
    await keyboard.type(email)
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    expect(await overflow(page)).toBe(0)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await receipt(page).waitFor()
    const sent = (await receipt(page).textContent()) ?? ''
    const [reference] = /[0-9A-F]{8}/.exec(sent) ?? []
    for (const said of ['Digital governance and tax', 'Ministry of Finance', 'Ada Lovlace', email])
      expect(sent).toContain(said)
    const booking = receipt(page).getByRole('link', { name: 'Book a call' })
    expect(await booking.getAttribute('href')).toMatch(/^\/book\?for=/)

    await receipt(page).getByRole('button', { name: 'Correct something' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('name')
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Ada Lovelace')
    await keyboard.press('Enter')
    await receipt(page).getByText('Corrected').waitFor()
    expect(await receipt(page).textContent()).toContain('Ada Lovelace')
    expect(await receipt(page).textContent()).toContain(reference)
    expect(await overflow(page)).toBe(0)
    await expect
      .poll(async () => (await readOutbox(dataDir)).map(({ to }) => to).sort(), {
        timeout: patience,
      })
      .toEqual(expect.arrayContaining([adminEmail, email]))
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([])

    await using admin = await visit(browser, { viewport })
    await enterPanel(admin.page, baseUrl)
    await admin.page.goto(`${baseUrl}/lead_admin/conversations?q=${email}`)
    // On a phone a row shows its links when it is opened.
    const more = admin.page.locator('.row-more summary').first()
    if (await more.isVisible()) await more.click()
    await admin.page.getByRole('link', { name: 'View the lead from Ada Lovelace' }).first().click()
    await admin.page.getByText('Ada Lovlace → Ada Lovelace').waitFor()
    await admin.page.getByRole('link', { name: 'View conversation' }).click()
    await admin.page.getByText('Passed on by the visitor').waitFor()
    await admin.page.getByText('Nobody knows who has paid').first().waitFor()
  },
)

it.each(widths)('gives way to help in the middle of the form, %s', async (_, viewport) => {
  await using visitor = await visit(browser, { viewport })
  const { page, complaints } = visitor
  await untilOffered(page)
  await open(page).press('Enter')
  await expect.poll(() => focused(page)).toBe('area')
  await form(page).getByLabel('Your name').fill('Ada')
  await ask(page, 'je n’ai plus envie de vivre')
  const reply = replies(page).last()
  expect(await reply.getAttribute('data-kind')).toBe('safety')
  for (const said of ['988', '911', '1 866 APPELLE', 'findahelpline.com'])
    expect(await reply.textContent()).toContain(said)
  expect(await form(page).count()).toBe(0)
  expect(await open(page).count()).toBe(0)
  expect(await reply.getByRole('link').count()).toBe(0)
  expect(await panel(page).locator('.chat-offer').count()).toBe(0)
  expect(await overflow(page)).toBe(0)
  await ask(page, 'merci')
  await ask(page, 'Please send me a proposal')
  expect(await open(page).count()).toBe(0)
  expect(complaints).toEqual([])

  await using admin = await visit(browser, { viewport })
  await enterPanel(admin.page, baseUrl)
  await admin.page.goto(`${baseUrl}/lead_admin`)
  await admin.page.getByText(/may be in danger/).waitFor()
  await admin.page.getByRole('link', { name: 'Open and answer now' }).click()
  await admin.page.getByRole('link', { name: 'Where is your head office?' }).first().click()
  await admin.page.getByText('Danger to life').first().waitFor()
})

it('remembers "Not now", and passes on a contact only after a yes', async () => {
  await using visitor = await visit(browser)
  const { page, complaints } = visitor
  await untilOffered(page)
  await open(page).press('Enter')
  await expect.poll(() => focused(page)).toBe('area')
  const kept = page.waitForResponse((one) => one.request().postData()?.includes('Grace') === true)
  await form(page).getByLabel('Your name').fill('Grace')
  expect((await kept).status()).toBe(200)
  // Another load of the page has the form as it was left.
  await openChat(page, `${baseUrl}/about`)
  await open(page).press('Enter')
  await expect.poll(() => form(page).getByLabel('Your name').inputValue()).toBe('Grace')
  await page.keyboard.press('Escape')
  expect(await form(page).count()).toBe(0)
  await expect.poll(() => isFocused(page, 'input')).toBe(true)
  await ask(page, 'Where is data kept?')
  expect(await open(page).count()).toBe(0)

  await ask(page, 'I am Grace Hopper, grace@harbour.example, Harbour Logistics')
  for (const said of ['Name: Grace Hopper', 'Organization: Harbour Logistics'])
    expect(await replies(page).last().textContent()).toContain(said)
  await choose(page, 'Correct it')
  await expect.poll(() => focused(page)).toBe('name')
  expect(await form(page).getByRole('textbox', { name: 'Email required' }).inputValue()).toBe(
    'grace@harbour.example',
  )
  await page.keyboard.press('Escape')
  await ask(page, 'I am Grace Hopper, grace@harbour.example, Harbour Logistics')
  await choose(page, 'Yes, pass it on')
  await receipt(page).waitFor()
  expect(await receipt(page).textContent()).toContain('Harbour Logistics')
  expect(complaints).toEqual([])
})

it('calls a person when the visitor asks for one, and says so on both sides', async () => {
  await using visitor = await visit(browser)
  const { page } = visitor
  await openChat(page, `${baseUrl}/about`)
  const listened = page.waitForRequest((one) => one.url().includes('/api/chat-events'))
  await ask(page, 'Who won the football match last night?')
  const id = new URL((await listened).url()).searchParams.get('conversationId')
  await panel(page).getByRole('button', { name: 'Ask for a person' }).click()
  await panel(page).getByText('We have told our team.').waitFor()
  await open(page).waitFor()
  expect(await panel(page).getByRole('button', { name: 'Ask for a person' }).count()).toBe(0)
  const told = async () => {
    const mails = await readOutbox(dataDir)
    return mails.filter(({ text }) => text.includes(`/lead_admin/conversations/${id}`))
  }
  await expect.poll(told, { timeout: patience }).toEqual([
    expect.objectContaining({
      to: adminEmail,
      subject: expect.stringMatching(/^A visitor would like to talk to a person/),
    }),
  ])
})
