import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { startTestApp } from '#test/app.ts'

const product = await startTestApp()
afterAll(() => product.close())
const sql = product.app.db.client

/** Forms of other pages, which count what they store. */
const others = ['send-blueprint-notification', 'handle-invitation-signup']

/** The addresses that the chat and the assistant use without a sign-in. */
const endpoints = addressesOf(routes)
  .filter((path) => /^\/api\/(?:chat-|assistant\/|functions\/)/.test(path))
  .filter((path) => !others.some((name) => path.endsWith(name)))

function addressesOf(list: readonly RouteConfigEntry[], above = ''): string[] {
  return list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [own, ...addressesOf(children, own)]
  })
}

const sessionId = crypto.randomUUID()
const conversationId = crypto.randomUUID()
const named = { sessionId, conversationId }
/** Requests that are counted only when their parts are known. */
const bodies: Record<string, object> = {
  '/api/functions/smart-triage': { ...named, conversationId: null, message: 'Hello' },
  '/api/chat-lead': { ...named, intent: 'decline', language: 'en' },
}

/** What counts the requests to an address; addresses that take no GET are posted to. */
async function limitsOf(path: string): Promise<string[]> {
  await sql`delete from rate_limits`
  const client = product.client()
  const query = new URLSearchParams({ ...named, after: '0' })
  const read = await client.get(`${path}?${query}`, { accept: 'application/json' })
  if (read.status === 405) await client.json(path, bodies[path] ?? {})
  const rows = await sql`select distinct split_part(key, ':', 1) as name from rate_limits`
  return rows.map(({ name }) => String(name))
}

/** The addresses that nothing counts, or nothing of their own. */
function withoutOwnLimit(counted: readonly [string, string[]][]): string[] {
  return counted
    .filter(([path, names]) =>
      names.every((name) => counted.some(([other, also]) => other !== path && also.includes(name))),
    )
    .map(([path]) => path)
}

test('every address of the chat has a limit of its own', async () => {
  expect(endpoints.length).toBeGreaterThan(12)
  const counted: [string, string[]][] = []
  for (const path of endpoints) counted.push([path, await limitsOf(path)])
  expect(withoutOwnLimit(counted)).toEqual([])
  // An address that counts nothing, and two that share their limit, are found.
  const planted: [string, string[]][] = [
    ['/none', await limitsOf('/security.txt')],
    ['/one', ['chat']],
    ['/two', ['chat']],
  ]
  expect(withoutOwnLimit(planted)).toEqual(['/none', '/one', '/two'])
})
