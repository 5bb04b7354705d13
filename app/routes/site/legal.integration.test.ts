import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

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
/** What a reader sees, without marks. */
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

  test('lists contents that lead to its articles', async () => {
    const page = await read(path)
    const targets = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(5)
    for (const id of targets) expect(page, id).toContain(`id="${id}"`)
  })
})

test('the cookie policy names every cookie that the site sets', async () => {
  const client = product.client()
  const names = new Set<string>()
  const note = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) names.add(cookie.split('=')[0] ?? '')
  }
  note(await client.post('/theme', { theme: 'dark', returnTo: '/' }))
  note(await client.post('/blueprint', { fullName: 'Ada Byron', email: 'ada@example.org' }))
  note(await client.signIn())
  expect([...names].sort()).toEqual(['theme', 'toast', 'unordin.session_token'])
  const policy = words(await read('/cookies'))
  for (const name of names) expect(policy).toContain(name)
})
