import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { password, startWithDocuments } from '#test/documents.ts'
import { countingQueries } from '#test/query-count.ts'
import { adminDocumentList } from './document-list-query.ts'
import { listDocuments } from './document-service.server.ts'

let house: Awaited<ReturnType<typeof startWithDocuments>>
beforeAll(async () => {
  house = await startWithDocuments()
})
afterAll(() => house.product.close())

const textOf = async (answer: Response) => answer.text()

test('search, order and pages are in the address', async () => {
  const account = await createAccount(house.product, 'client_user', password)
  await house.sql`insert into documents (client_id, name, file_size, mime_type, storage_key, created_at)
    select ${account.clientId}, 'list-' || lpad(i::text, 3, '0') || '.pdf', 1000 - i, 'application/pdf', 'k' || i,
      now() - i * interval '1 minute' from generate_series(1, 120) i`
  const reader = house.product.client()
  await reader.signIn(account.email, password)
  const names = async (query: string) => {
    const page = await textOf(await reader.get(`/dashboard/documents?${query}`))
    const next = /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(page)
    const found = [...page.matchAll(/>(list-\d+\.pdf)<\/a>/g)].map(([, name]) => name)
    return {
      found,
      next: (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&').split('?')[1] ?? '',
    }
  }
  const first = await names('')
  expect([first.found.length, first.found[0]]).toEqual([50, 'list-001.pdf'])
  const second = await names(first.next)
  expect(second.found[0]).toBe('list-051.pdf')
  expect((await names(second.next)).found).toHaveLength(20)
  expect((await names('sort=file_size')).found[0]).toBe('list-120.pdf')
  const bySize = await names((await names('sort=file_size')).next)
  expect(bySize.found[0]).toBe('list-070.pdf')
  expect((await names('sort=name&direction=desc')).found[0]).toBe('list-120.pdf')
  expect((await names('before=end')).found.at(-1)).toBe('list-120.pdf')
  expect((await names('q=LIST-007')).found).toEqual(['list-007.pdf'])
  expect(await textOf(await reader.get('/dashboard/documents?q=%25'))).toContain(
    'No documents found matching your search.',
  )
  for (const odd of [
    'after=x',
    'after=end',
    'sort=x&after=1',
    'sort=file_size&after=x',
    'client=x',
    'q=%00',
  ])
    expect((await reader.get(`/dashboard/documents?${odd}`)).status, odd).toBe(200)
})

test('an empty list and a list that cannot be read show a message', async () => {
  const account = await createAccount(house.product, 'client_user', password)
  const reader = house.product.client()
  await reader.signIn(account.email, password)
  expect(await textOf(await reader.get('/dashboard/documents'))).toContain(
    'No documents available yet.',
  )
  await house.sql`alter table documents rename to documents_away`
  try {
    const answer = await reader.get('/dashboard/documents')
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('Error loading documents. Please try again.')
    expect(page).toContain('Try again')
  } finally {
    await house.sql`alter table documents_away rename to documents`
  }
})

test('the staff list sends three queries at most, with any filter', async () => {
  const account = await createAccount(house.product, 'client_user', password)
  const client = account.clientId ?? ''
  const project = crypto.randomUUID()
  await house.sql`insert into projects (id, client_id, name) values (${project}, ${client}, 'The one project')`
  await house.sql`insert into documents (client_id, project_id, name, file_size, mime_type, storage_key)
    select ${client}, ${project}, 'counted-' || i || '.pdf', 1, 'application/pdf', 'c' || i from generate_series(1, 60) i`
  const [staff] = await house.sql`select user_id from profiles where role = 'admin' limit 1`
  const rest = { kind: 'user', sessionId: '', email: '', fullName: '' } as const
  const actor: Actor = { ...rest, role: 'admin', userId: staff?.user_id, clientId: null }
  for (const address of [
    '',
    `client=${client}`,
    `client=${client}&project=${project}&sort=name`,
    `client=${client}&before=end`,
    `client=${client}&q=counted-7`,
    'q=counted-7',
  ]) {
    const { app, count } = countingQueries(house.product.app)
    const query = readListQuery(adminDocumentList, new URLSearchParams(address))
    const page = await listDocuments(app, actor, query)
    await readClientChoice(app, actor, '', query.client)
    expect(count(), address).toBeLessThanOrEqual(3)
    expect(page.rows.length, address).toBeGreaterThan(0)
    const choices = query.client ? [{ id: project, name: 'The one project' }] : []
    expect(page.projects, address).toEqual(choices)
  }
})
