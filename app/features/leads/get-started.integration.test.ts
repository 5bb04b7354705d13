import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SCHEDULING_URL: 'https://calendar.example/unordin' })
})
afterAll(() => product.close())

const applicant = (email = `amina-${crypto.randomUUID().slice(0, 8)}@interior.example`) => ({
  firstName: 'Amina',
  lastName: 'Diallo',
  email,
  company: 'Ministry of the Interior',
  companySize: '1000+',
})
const needs = { primaryInterest: 'e-visa', currentChallenges: 'Visa cases wait\r\nfor weeks.' }
const frame = { timeline: 'short', budget: 'not-sure' }
const token = () => ownToken(product.app.secret, 'get_started', new Date(Date.now() - 30_000))

const leadsOf = (email: string) => product.app.db.client`select * from leads where email = ${email}`

/** The hidden fields of a page, as a browser would post them again. */
function hiddenOf(page: string): Record<string, string> {
  const tags = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(tags.map(([, name = '', value = '']) => [name, value]))
}

async function turn(client: Client, step: number, fields: Record<string, string>) {
  const answer = await client.post(`/get-started?step=${step}`, { intent: 'next', ...fields })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/get-started?step=${step + 1}`)
  return await (await client.get(`/get-started?step=${step + 1}`)).text()
}

test('an estimate of the pricing page is shown, travels with every step and is stored', async () => {
  const client = product.client()
  const who = applicant()
  const estimated = await (
    await client.get('/pricing?solution=governance&services=2-3&volume=1m&systems=3-5&languages=2')
  ).text()
  // The form leads to its result, not to itself.
  expect(estimated).toContain('action="/pricing#your-estimate"')
  expect(estimated).toContain('id="your-estimate"')
  const [, href = ''] = /href="(\/get-started\?estimate=[^"]+)"/.exec(estimated) ?? []
  const first = await (await client.get(href)).text()
  expect(first).toContain('Your estimate comes with this request')
  const code = { estimate: 'governance_2-3_1m_3-5_2' }
  expect(hiddenOf(first)).toMatchObject({ ...code, primaryInterest: 'governance' })
  const second = await turn(client, 1, { ...hiddenOf(first), ...who })
  expect(second).toContain('Your estimate comes with this request')
  const third = await turn(client, 2, { ...hiddenOf(second), ...needs })
  const post = { ...hiddenOf(third), ...frame, intent: 'submit', intake_token: token() }
  expect(post).toMatchObject(code)
  expect((await client.post('/get-started?step=3', post)).status).toBe(302)
  const [lead] = await leadsOf(who.email)
  const details = lead?.details as Record<string, string>
  expect(details.estimate).toMatch(/^\d+ to \d+ weeks and 5 to 6 people, an estimate for: .*tax/)
})

test('an estimate that is not one is left out, on both pages', async () => {
  const wrong = await product.client().get('/pricing?solution=e-visa&services=lots')
  expect(wrong.status).toBe(200)
  expect(await wrong.text()).toContain('Please select one of the answers')
  const page = await product.client().get('/get-started?estimate=%3Cscript%3E')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('Your estimate comes with this request')
})

test('step by step without a script: stored once, mailed to both sides, confirmed with the reference', async () => {
  const client = product.client()
  const who = applicant()
  const second = await turn(client, 1, who)
  expect(second).toContain('Step 2 of 3')
  expect(second).toContain('67%')
  expect(second).toContain('Amina Diallo, Ministry of the Interior')
  const third = await turn(client, 2, { ...hiddenOf(second), ...needs })
  expect(third).toContain('Step 3 of 3')
  const post = { ...hiddenOf(third), ...frame, intent: 'submit', intake_token: token() }
  expect(post).toMatchObject({ ...who, primaryInterest: 'e-visa' })

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.post('/get-started?step=3', post)),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(302)
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
  }
  const leads = await leadsOf(who.email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    source: 'get_started',
    full_name: 'Amina Diallo',
    company_name: 'Ministry of the Interior',
    company_size: '1000+',
    primary_interest: 'e-visa',
    details: { challenges: 'Visa cases wait\nfor weeks.', timeline: 'short', budget: 'not-sure' },
    consent_page: '/get-started',
  })
  const { rows } = await vi.waitUntil(async () => {
    const found = await product.app.db.client`
      select 1 from mail_deliveries where about = ${leads[0]?.id ?? ''}`
    return found.length === 2 && { rows: found }
  }, patience)
  expect(rows).toHaveLength(2)

  const thanks = await client.get(answers[0]?.headers.get('location') ?? '')
  const page = await thanks.text()
  expect(page).toContain(String(leads[0]?.id).slice(0, 8).toUpperCase())
  expect(page).toContain('Thank you, Amina.')
  expect(page).toContain('Request Submitted Successfully')
  expect(page).toContain('Return to Home')
  expect(thanks.headers.get('cache-control')).toContain('no-store')
  // After sending, the next form is empty.
  expect(await (await client.get('/get-started?step=3')).text()).toContain('Step 1 of 3')
})

test('an incomplete step shows its errors and keeps what was typed', async () => {
  const client = product.client()
  const first = await client.post('/get-started', { intent: 'next', firstName: 'A', email: 'x' })
  expect(first.status).toBe(422)
  const page = await first.text()
  for (const text of [
    'Please fill in all required fields',
    'Complete the current step before proceeding.',
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Company name is required',
    'Please select company size',
    'value="A"',
  ])
    expect(page).toContain(text)
  const second = await client.post('/get-started?step=2', { intent: 'next' })
  const wanted = await second.text()
  expect(wanted).toContain('Please select your primary interest')
  expect(wanted).toContain('Please describe your current challenges')
  const third = await client.post('/get-started?step=3', { intent: 'submit' })
  const frames = await third.text()
  expect(frames).toContain('Please select a timeline')
  expect(frames).toContain('Please select a budget range')
})

test('going back keeps what is typed, also when it is invalid or too long for a cookie', async () => {
  const client = product.client()
  const second = await turn(client, 1, applicant())
  const back = { ...hiddenOf(second), intent: 'previous', currentChallenges: 'short' }
  expect((await client.post('/get-started?step=2', back)).status).toBe(303)
  expect(await (await client.get('/get-started?step=1')).text()).toContain('value="Diallo"')
  expect(await (await client.get('/get-started?step=2')).text()).toContain('short</textarea>')
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(12_000))).toString('base64')
  const long = await client.post('/get-started?step=2', { ...back, currentChallenges: noise })
  expect(long.status).toBe(200)
  const page = await long.text()
  expect(page).toContain('Step 1 of 3')
  expect(page).toContain(noise)
})

test('a last step without the others leads to the first incomplete step', async () => {
  const client = product.client()
  const answer = await client.post('/get-started?step=3', {
    intent: 'submit',
    ...frame,
    ...needs,
    intake_token: token(),
  })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Step 1 of 3')
  expect(page).toContain('Company name is required')
})

test('the cached page is the same for everyone, with any cookies', async () => {
  const client = product.client()
  await turn(client, 1, applicant())
  const page = async (one: Client) => {
    const text = await (await one.get('/get-started')).text()
    return text.replaceAll(/nonce="[^"]*"|"requestId","[^"]*"|[0-9a-f-]{36}/g, '')
  }
  expect(await page(client)).toBe(await page(product.client()))
})

test('the link in the mail opens the calendar on another device, for 30 days', async () => {
  const who = applicant()
  const post = { ...who, ...needs, ...frame, intent: 'submit', intake_token: token() }
  await product.client().post('/get-started?step=3', post)
  const mail = await vi.waitUntil(
    async () =>
      (await mailsAbout(product.dataDir, who.email)).find(
        ({ to }) => to?.[0]?.address === who.email,
      ),
    patience,
  )
  const link = /\/get-started\?step=4&receipt=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? 'no link'
  expect(mail.html).toContain(link.replace('&', '&amp;'))
  // The address reveals nothing of the answers.
  expect(link).not.toMatch(/Amina|interior/)
  const opened = await product.client().get(link)
  expect(opened.headers.get('cache-control')).toContain('no-store')
  expect(opened.headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/)
  const page = await opened.text()
  expect(page).toContain('Thank you, Amina.')
  const now = vi.spyOn(product.app, 'now')
  try {
    const day = 86_400_000
    now.mockReturnValue(new Date(Date.now() + 29 * day))
    expect(await (await product.client().get(link)).text()).toContain('Thank you, Amina.')
    now.mockReturnValue(new Date(Date.now() + 31 * day))
    const late = await (await product.client().get(link)).text()
    expect(late).toContain('no longer opens your answers')
    expect(late).not.toContain('Amina')
  } finally {
    now.mockRestore()
  }
})

test('a forged receipt is refused', async () => {
  const client = product.client()
  const plain = await client.get('/get-started?step=4')
  expect(plain.status).toBe(302)
  const forged = await (await client.get('/get-started?step=4&receipt=forged')).text()
  expect(forged).toContain('no longer opens your answers')
  expect(forged).not.toContain('Amina')
})

test('only this page may frame the external calendar', async () => {
  const client = product.client()
  const policy = async (path: string) =>
    (await client.get(path)).headers.get('content-security-policy')
  expect(await policy('/get-started?step=4&receipt=none')).toContain(
    'frame-src https://calendar.example ',
  )
  for (const path of ['/', '/get-started']) expect(await policy(path)).toContain("frame-src 'self'")
})
