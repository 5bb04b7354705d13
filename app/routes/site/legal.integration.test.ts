import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const read = async (path: string) => {
  const answer = await product.client().get(path)
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll(/<!--.*?-->/g, '')
}
/** The visible text of a page. */
const words = (page: string) => page.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')

describe.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/cookies', 'Cookie Policy'],
])('%s', (path, title) => {
  test('has its title, the date of today and a mailbox', async () => {
    const page = await read(path)
    expect(words(/<h1.*?<\/h1>/s.exec(page)?.[0] ?? '')).toBe(title)
    expect(words(page)).toContain(`Last updated ${longDate(product.app.now().toISOString())}`)
    expect(page).toContain(`mailto:${company.mailbox}`)
  })

  test('has a list of contents with links to its articles', async () => {
    const page = await read(path)
    const targets = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(5)
    for (const id of targets) expect(page, id).toContain(`id="${id}"`)
  })
})

test('the privacy policy states the configured retention periods', async () => {
  const usual = words(await read('/privacy'))
  expect(usual).toContain('180 days after we receive them')
  expect(usual).toContain('3 years')
  const other = await startTestApp({ APPLICATION_RETENTION_DAYS: '45', AUDIT_KEEP_DAYS: '400' })
  try {
    const answer = await other.client().get('/privacy')
    const page = words((await answer.text()).replaceAll(/<!--.*?-->/g, ''))
    expect(page).toContain('45 days after we receive them')
    expect(page).toContain('400 days')
    expect(page).not.toContain('180 days after we receive them')
  } finally {
    await other.close()
  }
})

test('the cookie policy names every cookie that the site sets', async () => {
  const client = product.client()
  const names = new Set<string>()
  const note = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) names.add(cookie.split('=')[0] ?? '')
  }
  note(await client.post('/theme', { theme: 'dark', returnTo: '/' }))
  note(await client.post('/blueprint', { fullName: 'Ada Byron', email: 'ada@example.org' }))
  const person = { fullName: 'Ada Byron', email: 'ada@example.org', password }
  note(await product.client().post('/auth', { intent: 'sign-up', ...person }))
  const { email, userId, clientId } = await createAccount(product, 'client_user', password)
  await product.app.db.client`update auth_users set two_factor_enabled = true where id = ${userId}`
  note(await product.client().post('/auth', { intent: 'sign-in', email, password }))
  note(await product.client().post('/auth/passkey', { intent: 'ask' }))
  note(await client.signIn())
  note(await client.post('/lead_admin/rail', { rail: 'narrow', returnTo: '/lead_admin/audit' }))
  note(await client.post(`/lead_admin/clients/${clientId}/view`))
  expect([...names].sort()).toEqual([
    'rail',
    'theme',
    'toast',
    'unordin.passkey',
    'unordin.session_token',
    'unordin.sign_up',
    'unordin.two_factor',
    'unordin.viewed_client',
  ])
  const policy = words(await read('/cookies'))
  for (const name of names) expect(policy).toContain(name)
})
