import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import type { List } from './list.ts'

/** Its page has no field; `q` in its address works. */
const withoutField = ['/lead_admin/newsletter']
type Declared = List & { isSearchable?: false }
const password = 'another-long-phrase-7'

let product: TestApp
let staff: Client
let client: Client

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  client = product.client()
  await staff.signIn()
  const { email } = await createAccount(product, 'client_admin', password)
  await client.post('/auth', { intent: 'sign-in', email, password })
})
afterAll(() => product.close())

const isList = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'sorts' in value && 'path' in value

/** Every list with a search, wherever a feature declares it. */
async function searchedLists(): Promise<Declared[]> {
  const files = globSync('app/features/**/*.ts').filter((file) =>
    /-list-query\.ts$|answer-template\.ts$/.test(file),
  )
  const modules = await Promise.all(files.map((file) => import(path.resolve(file))))
  const values = modules.flatMap((one) => Object.values(one as Record<string, unknown>))
  const lists = values.flatMap((one) => (isList(one) ? one : Object.values(Object(one))))
  return lists.filter(isList).filter((one) => one.path && one.isSearchable !== false)
}

test('a search of 5,000 letters is answered as one of its first 200', async () => {
  const letters = 'searched '.repeat(556).slice(0, 5_000)
  const lists = await searchedLists()
  expect(lists.length).toBeGreaterThanOrEqual(25)
  const answers: Record<string, unknown> = {}
  for (const list of lists) {
    const reader = list.path.startsWith('/dashboard') ? client : staff
    for (const look of ['', ...(list.looks ?? [])]) {
      const address = new URLSearchParams({
        [`${list.prefix ?? ''}q`]: letters,
        ...(look && { [`${list.prefix ?? ''}view`]: look }),
      })
      const answer = await reader.get(`${list.path}?${address}`)
      const text = await answer.text()
      const shown =
        withoutField.includes(list.path) || text.includes(`value="${letters.slice(0, 200).trim()}"`)
      answers[`${list.path} ${list.prefix ?? ''}${look}`] = [
        ...[answer.status, shown, text.includes(letters.slice(0, 202))],
      ]
    }
  }
  const usual = Object.fromEntries(Object.keys(answers).map((key) => [key, [200, true, false]]))
  expect(answers).toEqual(usual)
})
