import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { formWith, pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { expectClosed } from '#test/gate.ts'

const password = 'correct-horse-battery-9'
let product: TestApp
let staff: Client
let ours: Client
let theirs: Client
let ourClient: string
let ourProject: string
let theirProject: string

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  const own = await createAccount(product, 'client_admin', password)
  const other = await createAccount(product, 'client_user', password)
  ourClient = own.clientId ?? ''
  ourProject = await addProject(ourClient, 'Our project')
  theirProject = await addProject(other.clientId ?? '', 'Their project')
  ours = product.client()
  await ours.signIn(own.email, password)
  theirs = product.client()
  await theirs.signIn(other.email, password)
})
afterAll(() => product.close())

async function addProject(clientId: string, name: string): Promise<string> {
  const id = crypto.randomUUID()
  await product.app.db
    .client`insert into projects (id, client_id, name) values (${id}, ${clientId}, ${name})`
  return id
}

const uploadPage = '/lead_admin/documents/upload'
const fields = () => ({ client: ourClient, project: ourProject })
const idsNamed = async (name: string) =>
  (
    await product.app.db.client`select id from documents where name = ${name} order by created_at`
  ).map((row) => row.id as string)

async function upload(name: string, bytes: Uint8Array | string, more = {}): Promise<string> {
  const form = formWith({ ...fields(), ...more }, [['files', name, bytes]])
  const answer = await staff.form(`${uploadPage}?client=${ourClient}`, form)
  expect(answer.status).toBe(302)
  return (await idsNamed(name)).at(-1) ?? ''
}

const auditOf = (id: string) =>
  product.app.db.client`select action, ip, details, actor_email from audit_events
    where subject_id = ${id} order by created_at, id`
const textOf = async (answer: Response) => answer.text()

describe('uploading', () => {
  test('gives the client a document, tells its people, and is recorded', async () => {
    const id = await upload('plan.pdf', pdfBytes, { notify: 'on' })
    const list = await textOf(await ours.get('/dashboard/documents'))
    expect(list).toContain('plan.pdf')
    expect(list).toContain('Our project')
    expect(list).toContain('PDF')
    expect(list).toMatch(/\d+ Bytes/)
    expect((await auditOf(id))[0]).toMatchObject({ action: 'document.uploaded', ip: staff.address })
    const [note] = await product.app.db
      .client`select url from notifications where client_id = ${ourClient} and kind = 'document.uploaded'`
    expect(note?.url).toBe(`/dashboard/documents/${id}`)
    await vi.waitUntil(
      async () =>
        (
          await product.app.db
            .client`select 1 from mail_deliveries where kind = 'document.uploaded'`
        ).length === 1,
      15_000,
    )
  })

  test('refuses what is at fault, keeps nothing of it, and says so beside the field', async () => {
    const before = await product.app.db.client`select count(*)::int as n from documents`
    for (const [files, message] of [
      [[['files', 'a.pdf', windowsProgram]], 'a.pdf is of a type that is not accepted'],
      [
        [['files', 'a.pdf', Buffer.concat([pdfBytes, randomBytes(26 * 1024 * 1024)])]],
        'larger than 25 MB',
      ],
      [[['files', 'a.txt', '']], 'a.txt is empty'],
      [[['files', '', '']], 'Please choose a file'],
    ] as [[string, string, Uint8Array | string][], string][]) {
      for (const url of [uploadPage, `${uploadPage}/door`]) {
        const answer = await staff.form(`${url}?client=${ourClient}`, formWith(fields(), files))
        expect(answer.status, `${message} at ${url}`).toBe(422)
        expect(await answer.text()).toContain(message)
      }
    }
    expect(await product.app.db.client`select count(*)::int as n from documents`).toEqual(before)
    expect(
      await product.app.db.client`select 1 from received_files r where not exists
      (select 1 from documents d where d.storage_key = r.storage_key)`,
    ).toHaveLength(0)
  })

  test("refuses a project of another client, and a client that isn't there", async () => {
    for (const place of [
      { client: ourClient, project: theirProject },
      { client: crypto.randomUUID(), project: '' },
      { client: 'x', project: '' },
    ]) {
      const form = formWith(place, [['files', 'stray.png', pngBytes]])
      expect((await staff.form(`${uploadPage}/door`, form)).status).toBe(422)
    }
    expect(await idsNamed('stray.png')).toEqual([])
  })

  test('a script gets the next address as JSON, with the toast', async () => {
    const form = formWith(fields(), [
      ['files', 'one.png', pngBytes],
      ['files', 'two.csv', 'a,b\n1,2\n'],
    ])
    const answer = await staff.form(`${uploadPage}/door`, form)
    expect(await answer.json()).toEqual({ location: `/lead_admin/documents?client=${ourClient}` })
    const next = await textOf(await staff.get(`/lead_admin/documents?client=${ourClient}`))
    expect(next).toContain('2 file(s) uploaded successfully')
    expect(next).toContain('CSV')
  })
})

describe('downloading', () => {
  test('whole and in ranges, each recorded with its address', async () => {
    const id = await upload('letters.txt', 'abcdefghij')
    const whole = await ours.get(`/dashboard/documents/${id}/file`)
    expect(await whole.text()).toBe('abcdefghij')
    expect(whole.headers.get('content-disposition')).toContain('attachment; filename="letters.txt"')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('cache-control')).toContain('private, no-store')
    expect(whole.headers.get('content-encoding')).toBeNull()
    const rest = await ours.get(`/dashboard/documents/${id}/file`, {
      range: 'bytes=4-',
      'if-range': whole.headers.get('etag') ?? '',
    })
    expect([rest.status, await rest.text()]).toEqual([206, 'efghij'])
    expect((await ours.get(`/dashboard/documents/${id}/file`, { range: 'bytes=99-' })).status).toBe(
      416,
    )
    const events = (await auditOf(id)).filter(({ action }) => action === 'document.downloaded')
    expect(events).toHaveLength(3)
    expect(events[0]).toMatchObject({ ip: ours.address })
    expect(events[1]?.details).toMatchObject({ range: 'bytes=4-', version: 1 })
  })

  test('a preview may be framed by our own pages and no others', async () => {
    const id = await upload('shown.pdf', pdfBytes)
    const page = await ours.get(`/dashboard/documents/${id}`)
    expect(await page.text()).toMatch(/<iframe[^>]+src="\/dashboard\/documents\/[^"]+inline=1"/)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const shown = await ours.get(`/dashboard/documents/${id}/file?version=1&inline=1`)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await auditOf(id)).map(({ action }) => action)).toContain('document.viewed')
    await shown.arrayBuffer()
  })
})

describe('versions', () => {
  test('a new one takes the place of the old, which stays', async () => {
    const id = await upload('terms.txt', 'first')
    const form = formWith({}, [['files', 'terms-new.txt', 'second']])
    const answer = await staff.form(`/lead_admin/documents/${id}`, form)
    expect(answer.headers.get('location')).toBe(`/lead_admin/documents/${id}`)
    const get = async (query = '') =>
      (await ours.get(`/dashboard/documents/${id}/file${query}`)).text()
    expect([await get(), await get('?version=1'), await get('?version=2')]).toEqual([
      'second',
      'first',
      'second',
    ])
    const page = await textOf(await ours.get(`/dashboard/documents/${id}`))
    expect(page).toContain('terms-new.txt')
    expect(page).not.toContain('Administrator') // who of the staff did it is not the client's to know
    for (const version of ['3', '0', '-1', 'x', '1.5', '99999999999'])
      expect((await ours.get(`/dashboard/documents/${id}/file?version=${version}`)).status).toBe(
        404,
      )
  })

  test('two people who replace it at once make two versions', async () => {
    const id = await upload('race.txt', 'one')
    const replace = (text: string) =>
      staff.form(`/lead_admin/documents/${id}/door`, formWith({}, [['files', 'race.txt', text]]))
    const answers = await Promise.all([replace('two'), replace('three')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const versions = await product.app.db
      .client`select version from document_versions where document_id = ${id} order by version`
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
  })
})

describe('renaming, moving, deleting', () => {
  test('are recorded; a name keeps the ending of its type', async () => {
    const id = await upload('old.pdf', pdfBytes)
    const page = `/lead_admin/documents/${id}`
    expect((await staff.post(page, { name: ' new name.exe ', project: '' })).status).toBe(302)
    const [row] = await product.app.db
      .client`select name, project_id from documents where id = ${id}`
    expect(row).toEqual({ name: 'new name.exe.pdf', project_id: null })
    const actions = (await auditOf(id)).map(({ action }) => action)
    expect(actions.sort()).toEqual(['document.moved', 'document.renamed', 'document.uploaded'])
    for (const [body, message] of [
      [{ name: '', project: '' }, 'Name is required'],
      [{ name: 'x'.repeat(300), project: '' }, 'Name must be at most 255 characters'],
      [{ name: 'x', project: theirProject }, 'Please choose again'],
      [{ name: 'x', project: 'y' }, 'Please choose a project of this client'],
    ] as const) {
      const answer = await staff.post(page, body)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(message)
    }
  })

  test('a deleted document is gone with its files', async () => {
    const id = await upload('gone.txt', 'x')
    const [{ storage_key: key }] = (await product.app.db
      .client`select storage_key from documents where id = ${id}`) as unknown as [
      { storage_key: string },
    ]
    expect(await textOf(await staff.get(`/lead_admin/documents/${id}/delete`))).toContain(
      'Delete gone.txt?',
    )
    expect((await staff.post(`/lead_admin/documents/${id}/delete`)).status).toBe(302)
    expect((await ours.get(`/dashboard/documents/${id}`)).status).toBe(404)
    await vi.waitUntil(async () => !(await product.app.storage.exists(key)), 15_000)
    expect((await auditOf(id)).at(-1)?.action).toBe('document.deleted')
  })
})

describe('tenancy', () => {
  test("another client's document is not there: page, data, bytes, ranges, posts", async () => {
    const id = await upload('secret-plan.txt', 'secret-content')
    const missing = crypto.randomUUID()
    for (const path of ['', '.data', '/file', '/file?version=1', '/file?inline=1', '/file.data']) {
      for (const headers of [{}, { range: 'bytes=0-3' }] as Record<string, string>[]) {
        const answer = await theirs.get(`/dashboard/documents/${id}${path}`, headers)
        const none = await theirs.get(`/dashboard/documents/${missing}${path}`, headers)
        expect([answer.status, none.status], path).toEqual([404, 404])
        expect(await answer.text()).not.toMatch(/secret|secr/)
      }
    }
    const routed = `/dashboard/documents/${id}.data?_routes=routes%2Fportal%2Fdocument`
    expect((await theirs.get(routed)).status).toBe(404)
    for (const path of ['', '/file'])
      expect((await theirs.post(`/dashboard/documents/${id}${path}`)).status).toBeGreaterThan(399)
    for (const list of [
      '/dashboard/documents',
      '/dashboard/documents.data',
      `/dashboard/documents?client=${ourClient}`,
      `/dashboard/documents?project=${ourProject}`,
      '/dashboard/documents?q=secret',
    ])
      expect(await textOf(await theirs.get(list))).not.toContain('secret-plan')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['document.uploaded'])
  })

  test('nobody but staff gets into the staff side', async () => {
    const id = await upload('staff-only.txt', 'x')
    const visitor = product.client()
    for (const client of [visitor, ours, theirs]) {
      await expectClosed(client, '/lead_admin/documents', 'routes/admin/documents', 'staff-only')
      await expectClosed(
        client,
        `/lead_admin/documents/${id}`,
        'routes/admin/document',
        'staff-only',
      )
      await expectClosed(client, uploadPage, 'routes/admin/document-upload', 'Choose a client')
      expect((await client.get(`/lead_admin/documents/${id}/file`)).status).toBe(302)
      const form = formWith(fields(), [['files', 'x.png', pngBytes]])
      expect((await client.form(`${uploadPage}/door`, form)).status).toBe(302)
      expect((await client.post(`/lead_admin/documents/${id}/delete`)).status).toBe(302)
    }
    expect(await idsNamed('staff-only.txt')).toEqual([id])
    expect(await idsNamed('x.png')).toEqual([])
    await expectClosed(
      visitor,
      `/dashboard/documents/${id}`,
      'routes/portal/document',
      'staff-only',
    )
    await expectClosed(visitor, '/dashboard/documents', 'routes/portal/documents', 'staff-only')
  })

  test('the database alone keeps versions apart', async () => {
    const [{ user_id: userId, client_id: clientId }] = (await product.app.db
      .client`select user_id, client_id from profiles where role = 'client_user'`) as unknown as [
      { user_id: string; client_id: string },
    ]
    const actor = {
      kind: 'user' as const,
      userId,
      clientId,
      sessionId: userId,
      email: 'a@b.c',
      fullName: 'A',
      role: 'client_user' as const,
    }
    const run = (statement: ReturnType<typeof sql>) =>
      product.app.db
        .as(actor, (tx) => tx.execute(statement))
        .then((rows) => rows.length)
        .catch((error) => String(error.cause))
    expect(await run(sql`select 1 from document_versions`)).toBe(0)
    expect(await run(sql`delete from document_versions`)).toMatch(/permission denied/)
    expect(await run(sql`select 1 from received_files`)).toMatch(/permission denied/)
    const crossed = product.app.db.client`insert into document_versions
      (client_id, document_id, version, name, file_size, mime_type, storage_key)
      select ${clientId}, id, 99, 'x', 1, 'text/plain', 'x' from documents limit 1`
    await expect(crossed).rejects.toThrow(/foreign key/)
  })
})

test('search, order and pages are in the address', async () => {
  const account = await createAccount(product, 'client_user', password)
  await product.app.db
    .client`insert into documents (client_id, name, file_size, mime_type, storage_key, created_at)
    select ${account.clientId}, 'list-' || lpad(i::text, 3, '0') || '.pdf', 1000 - i, 'application/pdf', 'k' || i,
      now() - i * interval '1 minute' from generate_series(1, 120) i`
  const reader = product.client()
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

test('an empty list and a list that cannot be read say so', async () => {
  const account = await createAccount(product, 'client_user', password)
  const reader = product.client()
  await reader.signIn(account.email, password)
  expect(await textOf(await reader.get('/dashboard/documents'))).toContain(
    'No documents available yet.',
  )
  await product.app.db.client`alter table documents rename to documents_away`
  try {
    const answer = await reader.get('/dashboard/documents')
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('Error loading documents. Please try again.')
    expect(page).toContain('Try again')
  } finally {
    await product.app.db.client`alter table documents_away rename to documents`
  }
})
