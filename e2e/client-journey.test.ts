import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { readOutbox, type SentMail } from './outbox.ts'
import { enterPanel, open, seesToast, type Visit, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl, dataDir } = product
const password = 'quiet-harbour-lantern-77'
const [noor, piet] = ['noor@ministry.example', 'piet@harbour.example']
const staff = await visit(browser)
await enterPanel(staff.page, baseUrl)
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

/** The latest mail to an address whose subject matches; mails are sent by a worker. */
async function mailTo(address: string, subject: RegExp): Promise<SentMail> {
  const find = async () =>
    (await readOutbox(dataDir)).findLast(
      (mail) => mail.to === address && subject.test(mail.subject),
    )
  await expect.poll(find, { timeout: patience }).toBeDefined()
  return (await find()) as SentMail
}

async function invite(email: string, client: string) {
  const { page } = staff
  await open(page, `${baseUrl}/lead_admin/invitations`)
  await page.getByRole('link', { name: 'Invite', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('client_user')
  const choice = dialog.getByLabel('Client')
  const option = choice.locator('option', { hasText: client })
  await choice.selectOption((await option.getAttribute('value')) ?? '')
  await dialog.getByRole('button', { name: /invit/i }).click()
  await page.getByText(email).first().waitFor()
  const { text } = await mailTo(email, /invited to join/)
  return /https?:\/\/\S+invitation=\S+/.exec(text)?.[0] ?? 'no link in the mail'
}

async function signUp(link: string, fullName: string): Promise<Visit> {
  const visitor = await visit(browser)
  const { page } = visitor
  await open(page, link)
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Password', { exact: false }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await seesToast(page, 'Account created!', 'You can now sign in.')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${baseUrl}/dashboard`)
  return visitor
}

let client: Visit
let ticketPath: string
let attachmentPath: string

it('staff invite, and the invited person signs up by the mailed link and reaches the portal', async () => {
  client = await signUp(await invite(noor, 'Ministry of Interior (sample)'), 'Noor Haddad')
  await seesToast(client.page, 'Welcome back!', 'You have successfully signed in.')
  await client.page.getByRole('tab', { name: 'Projects', selected: true }).waitFor()
})

it('a ticket with an attachment reaches staff, with a mail', async () => {
  const { page } = client
  await page.getByRole('tab', { name: 'Support' }).click()
  await page.getByRole('link', { name: 'Create Ticket' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' })
  expect(await dialog.getByLabel('Priority').inputValue()).toBe('medium')
  expect(await dialog.getByLabel('Description').getAttribute('rows')).toBe('4')
  await dialog.getByLabel('Title').fill('The export stops at June')
  await dialog
    .getByLabel('Description')
    .fill('Since yesterday the export ends with the 30th of June.')
  await dialog.getByLabel('Priority').selectOption('high')
  await dialog.getByRole('button', { name: 'Create Ticket' }).click()
  await seesToast(page, 'Support ticket created', 'Your ticket has been submitted successfully.')
  await page.getByRole('heading', { name: 'The export stops at June' }).waitFor()
  await page.getByLabel('Message').fill('The file as we get it.')
  await page.getByLabel('Attachments').setInputFiles({
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('month,count\nJune,30\n'),
  })
  await page.getByRole('button', { name: 'Send reply' }).click()
  const attachment = page.getByRole('link', { name: /export\.csv/ })
  await attachment.waitFor()
  ticketPath = new URL(page.url()).pathname
  attachmentPath = (await attachment.getAttribute('href')) ?? ''
  const file = await page.request.get(baseUrl + attachmentPath)
  expect(await file.text()).toBe('month,count\nJune,30\n')
  await mailTo('admin@example.com', /Ticket #/)
})

const number = () => ticketPath.split('/').at(-1) ?? ''

it('the answer of staff comes by mail, a reply reopens what was resolved, and it is resolved again', async () => {
  const admin = staff.page
  await open(admin, `${baseUrl}/lead_admin/tickets`)
  await admin.getByRole('link', { name: 'The export stops at June' }).click()
  await admin.getByLabel('Message').first().fill('We have mended the export. Please try again.')
  await admin.getByRole('button', { name: 'Send reply' }).click()
  await admin.getByText('We have mended the export. Please try again.').first().waitFor()
  const resolve = async () => {
    await admin.getByLabel('Status').selectOption('resolved')
    await admin.getByRole('button', { name: 'Save' }).click()
    await seesToast(admin, 'Ticket updated')
  }
  await resolve()
  const mail = await mailTo(noor, /Ticket #/)
  expect(mail.subject).toContain(number().slice(0, 8))

  const { page } = client
  await open(page, baseUrl + ticketPath)
  await page.getByText('We have mended the export. Please try again.').waitFor()
  await page.getByText('RESOLVED', { exact: true }).first().waitFor()
  await page.getByLabel('Message').fill('July is missing now.')
  await page.getByRole('button', { name: 'Reopen ticket' }).click()
  await page.getByText('OPEN', { exact: true }).first().waitFor()
  await admin.reload()
  await resolve()
  await page.reload()
  await page.getByText('RESOLVED', { exact: true }).first().waitFor()
})

it('a second client sees none of it, by page, by data or by post', async () => {
  const { page: admin } = staff
  await open(admin, `${baseUrl}/lead_admin/clients`)
  await admin.getByRole('link', { name: 'Add Client' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Harbour Authority')
  await dialog
    .getByRole('button', { name: /Client|Save|Create/ })
    .last()
    .click()
  await seesToast(admin, 'Client created successfully')
  await using other = await signUp(await invite(piet, 'Harbour Authority'), 'Piet de Vries')
  const { page } = other
  await page.getByText('No projects available yet.').waitFor()
  await page.getByRole('tab', { name: 'Support' }).click()
  await page.getByText('No support tickets yet.').waitFor()
  for (const address of [ticketPath, `${ticketPath}.data`, attachmentPath]) {
    const answer = await page.request.get(baseUrl + address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text()).not.toContain('export')
  }
  const post = await page.request.post(baseUrl + ticketPath, {
    multipart: { kind: 'reply', body: 'not mine' },
    headers: { origin: baseUrl },
  })
  expect(post.status()).toBe(404)
  expect([...client.complaints, ...staff.complaints]).toEqual([])
})

it('a list that cannot be loaded shows a message in the portal, and can be tried again', async () => {
  const page = await client.page.context().newPage()
  await open(page, `${baseUrl}/dashboard`)
  await page.route('**/documents.data*', (route) => route.abort())
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByText('Error loading documents. Please try again.').waitFor()
  await page.unroute('**/documents.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByLabel('Search documents').waitFor()
  expect((await page.goto(`${baseUrl}/dashboard/support/no-such-ticket`))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Back to Support' }).click()
  await page.getByRole('link', { name: 'Create Ticket' }).first().waitFor()
})

it('a session that ends while a reply is written keeps text and files, and sends them after signing in', async () => {
  await using somebody = await visit(browser)
  const { page } = somebody
  const enter = async (tab: Page) => {
    await tab.getByLabel('Email').fill(noor)
    await tab.getByLabel('Password').fill(password)
    await tab.getByRole('button', { name: 'Sign In' }).click()
    await tab.waitForURL(/\/dashboard/)
  }
  await open(page, `${baseUrl}/auth`)
  await enter(page)
  /**
   * Sends a reply after the session has ended, sees the message, and signs in again in the tab that
   * opens.
   */
  async function sendSignedOut(button: Locator) {
    await page.context().clearCookies()
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'You are signed out' })
    await dialog.getByText('are still on this page').waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'I have signed in' }).click()
    await dialog.getByText('Not signed in yet.').waitFor()
    const opened = page.context().waitForEvent('page')
    await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click()
    const tab = await opened
    await enter(tab)
    await tab.close()
    // Simulates the events of returning to the page; without a window there are no focus events.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await dialog.waitFor({ state: 'hidden' })
  }
  await open(page, baseUrl + ticketPath)
  await page.getByLabel('Message').fill('Written while the session ended.')
  await page.locator('#reply-files').setInputFiles({
    name: 'kept.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b\n1,2\n'),
  })
  await sendSignedOut(page.getByRole('button', { name: 'Reopen ticket' }))
  await page.getByRole('link', { name: /kept\.csv/ }).waitFor()
  expect(await page.getByText('Written while the session ended.').count()).toBe(1)

  await open(page, `${baseUrl}/dashboard/support/new`)
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' })
  await dialog.getByLabel('Title').fill('Raised while signed out')
  await dialog.getByLabel('Description').fill('Typed, and not lost.')
  await sendSignedOut(dialog.getByRole('button', { name: 'Create Ticket' }))
  await seesToast(page, 'Support ticket created')
  // Without a script the sign-in says that nothing was stored, and leads back.
  const context = page.context()
  await context.clearCookies()
  const posted = await context.request.post(baseUrl + ticketPath, {
    multipart: { kind: 'reply', body: 'lost' },
    headers: { origin: baseUrl, referer: baseUrl + ticketPath },
  })
  expect(new URL(posted.url()).searchParams.get('next')).toBe(ticketPath)
  expect(await posted.text()).toContain('we did not store what you sent')
})
