import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { ask, chatButton, isFocused, panel } from './chat.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { overflowing } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const password = 'quiet-harbour-lantern-77'
const widths = [1280, 360]

type Someone = { first: string; last: string; email: string; company: string }
const personOf = (width: number): Someone => ({
  ...{ first: 'Odile', last: `Marchetti ${width}`, company: `Water Board ${width}` },
  email: `odile@water-${width}.example`,
})

async function talks(page: Page, { first, last, email, company }: Someone) {
  await open(page, `${baseUrl}/about`)
  await pressOn(page, chatButton(page))
  await expect.poll(() => isFocused(page, 'input')).toBe(true)
  await ask(page, 'Where is your head office?')
  await ask(page, 'How long does a Blueprint take?')
  await pressOn(page, panel(page).getByRole('button', { name: 'Leave your details' }))
  const form = panel(page).getByRole('form')
  await typeInto(page, form.getByLabel('Organization'), company)
  await typeInto(page, form.getByLabel('Your name'), `${first} ${last}`)
  await typeInto(page, form.getByRole('textbox', { name: /^Email/ }), email)
  await tabTo(page, form.getByRole('checkbox').last())
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await panel(page).getByRole('region', { name: 'Passed on to our team' }).waitFor()
}

async function writes(page: Page, { first, last, email, company }: Someone) {
  await open(page, `${baseUrl}/contact`)
  const form = page.locator('form#contact')
  await typeInto(page, form.getByLabel('First name'), first)
  await typeInto(page, form.getByLabel('Last name'), last)
  await typeInto(page, form.getByLabel('Email'), email)
  await typeInto(page, form.getByLabel('Company'), company)
  await tabTo(page, form.getByLabel('Area of interest'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, form.getByLabel('Message'))
  await page.keyboard.type('We read our meters by hand.')
  await pressOn(page, form.locator('button[type=submit]'))
  await seesToast(page, 'Form Submitted Successfully')
}

async function books(page: Page, { first, last, email }: Someone) {
  await open(page, `${baseUrl}/book`)
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await typeInto(page, page.getByLabel('Full name'), `${first} ${last}`)
  await typeInto(page, page.getByLabel('Email'), email)
  await tabTo(page, page.getByLabel('What should we talk about?'))
  await page.keyboard.type('Meters and registers')
  await pressOn(page, page.getByRole('button', { name: 'Book the call' }))
  await page.waitForURL(/\/booking\/[\w-]{43}$/)
  await seesToast(page, 'Your call is booked')
}

/** Opens a person's page from the first page of the panel. */
async function find(page: Page, name: string) {
  await open(page, `${baseUrl}/lead_admin`)
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await palette.getByRole('combobox').waitFor()
  await page.keyboard.type(name)
  await palette.getByText(`All results for "${name}"`).waitFor()
  await palette.locator('[aria-busy=false]').waitFor()
  const chosen = palette.getByRole('option', { selected: true })
  const isPerson = async () => (await chosen.getAttribute('href'))?.includes('/people/') === true
  for (let at = 0; at < 8 && !(await isPerson()); at += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForURL(/\/lead_admin\/people\/[0-9a-f-]{36}$/)
}

async function converts(page: Page, { first, last, email, company }: Someone) {
  await pressOn(page, page.getByRole('link', { name: 'Convert to client' }))
  const dialog = page.getByRole('dialog', { name: `Convert ${first} ${last} to a client` })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Client Name').inputValue()).toBe(company)
  await tabTo(page, dialog.getByLabel('Create a first project'))
  await page.keyboard.press('Space')
  await typeInto(page, dialog.getByLabel('Project name'), 'Meters online')
  await tabTo(page, dialog.getByLabel('Invite a person to the portal'))
  await page.keyboard.press('Space')
  expect(await dialog.getByLabel('Email').last().inputValue()).toBe(email)
  await pressOn(page, dialog.getByRole('button', { name: 'Convert', exact: true }))
  await seesToast(
    page,
    `Converted to the client ${company}`,
    `We are sending an invitation to ${email}.`,
  )
}

async function mailsTo({ email }: Someone, count: number) {
  const sent = async () => (await readOutbox(dataDir)).filter(({ to }) => to === email).length
  await expect.poll(sent, { timeout: patience }).toBe(count)
}

async function invitationTo(email: string): Promise<string> {
  const find = async () =>
    (await readOutbox(dataDir))
      .filter(({ to }) => to === email)
      .map(({ text }) => /https?:\/\/\S+invitation=\S+/.exec(text)?.[0])
      .find(Boolean)
  await expect.poll(find, { timeout: patience }).toBeDefined()
  return (await find()) ?? ''
}

async function joins(page: Page, { first, last, email }: Someone) {
  await open(page, await invitationTo(email))
  await typeInto(page, page.getByLabel('Full name'), `${first} ${last}`)
  await typeInto(page, page.getByLabel('Password', { exact: false }), password)
  await page.keyboard.press('Enter')
  await seesToast(page, 'Account created!', 'You can now sign in.')
  await typeInto(page, page.getByLabel('Password'), password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/dashboard`)
  await page.getByText('Meters online').first().waitFor()
}

/** Newest first. */
const timelineOf = ({ company }: Someone) => [
  `Joined the portal of ${company}`,
  'Portal account made',
  `Email: You have been invited to join ${company}`,
  `Invited to the portal of ${company}`,
  'Lead moved from New to Converted',
  'Owner or organization changed',
  'Email: Your call is booked: …',
  'Call booked for …',
  'Email: We have received your message (…)',
  'Contact form',
  'Email: We have received your inquiry (…)',
  'Form in the chat',
  'Conversation with the assistant',
]
const written = {
  'Call booked': 'Meters and registers',
  'Contact form': 'We read our meters by hand.',
  'Form in the chat': 'Water Board',
  'Conversation with the assistant': 'How long does a Blueprint take?',
}

it.each(widths)(
  'one person talks, writes, books and becomes a client with a portal account, with the keyboard alone, on one timeline, %i px wide',
  async (width) => {
    const person = personOf(width)
    const name = `${person.first} ${person.last}`
    await using visitor = await visit(browser, { viewport: { width, height: 800 } })
    // The timeline has mails at the time at which they were sent.
    await talks(visitor.page, person)
    await mailsTo(person, 1)
    await writes(visitor.page, person)
    await mailsTo(person, 2)
    await books(visitor.page, person)
    await mailsTo(person, 3)

    await using staff = await visit(browser, { viewport: { width, height: 800 } })
    const { page } = staff
    await enterPanel(page, baseUrl)
    await find(page, name)
    await converts(page, person)
    await using client = await visit(browser, { viewport: { width, height: 800 } })
    await joins(client.page, person)

    await find(page, name)
    expect(await overflowing(page)).toEqual([])
    const part = page.locator('[aria-labelledby=timeline]')
    const lines = await part.locator('li p.font-medium').allTextContents()
    // Without times and references.
    const changing = /(?<=booked(?: for|:) ).*|(?<=\()[0-9A-F]{8}(?=\))/
    expect(lines.map((line) => line.replace(changing, '…'))).toEqual(timelineOf(person))
    // What they wrote, each on the page of its record.
    for (const [line, words] of Object.entries(written)) {
      await pressOn(page, part.getByRole('link', { name: line }).first())
      await page.waitForURL((url) => !url.pathname.includes('/people/'))
      await page.getByText(words).filter({ visible: true }).first().waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    expect(await page.getByRole('link', { name: 'Convert to client' }).count()).toBe(0)
    const complaints = [...visitor.complaints, ...staff.complaints, ...client.complaints]
    // A form that is filled in this quickly is asked for a proof of work.
    expect(complaints.filter((one) => !/status of 422/.test(one))).toEqual([])
  },
)
