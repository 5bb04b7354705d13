import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithDocuments, uploadPage } from '#test/documents.ts'
import { formWith, pngBytes } from '#test/files.ts'
import { expectClosed } from '#test/gate.ts'
import { dataOfRoute } from '#test/route-data.ts'
import { sql } from '#test/sql.ts'

let house: Awaited<ReturnType<typeof startWithDocuments>>
beforeAll(async () => {
  house = await startWithDocuments()
})
afterAll(() => house.product.close())

const textOf = async (answer: Response) => answer.text()

describe('tenancy', () => {
  test("another client's document is not found: page, data, bytes, ranges, posts", async () => {
    const id = await house.upload('secret-plan.txt', 'secret-content')
    const missing = crypto.randomUUID()
    for (const path of ['', '.data', '/file', '/file?version=1', '/file?inline=1', '/file.data']) {
      for (const headers of [{}, { range: 'bytes=0-3' }] as Record<string, string>[]) {
        const answer = await house.theirs.get(`/dashboard/documents/${id}${path}`, headers)
        const none = await house.theirs.get(`/dashboard/documents/${missing}${path}`, headers)
        expect([answer.status, none.status], path).toEqual([404, 404])
        expect(await answer.text()).not.toMatch(/secret|secr/)
      }
    }
    const routed = dataOfRoute(`/dashboard/documents/${id}`, 'routes/portal/document')
    expect((await house.theirs.get(routed)).status).toBe(404)
    for (const path of ['', '/file'])
      expect((await house.theirs.post(`/dashboard/documents/${id}${path}`)).status).toBeGreaterThan(
        399,
      )
    for (const list of [
      '/dashboard/documents',
      '/dashboard/documents.data',
      `/dashboard/documents?client=${house.fields.client}`,
      `/dashboard/documents?project=${house.fields.project}`,
      '/dashboard/documents?q=secret',
    ])
      expect(await textOf(await house.theirs.get(list))).not.toContain('secret-plan')
    expect((await house.auditOf(id)).map(({ action }) => action)).toEqual(['document.uploaded'])
  })

  test('only staff reach the documents of the admin panel', async () => {
    const id = await house.upload('staff-only.txt', 'x')
    const visitor = house.product.client()
    for (const client of [visitor, house.ours, house.theirs]) {
      await expectClosed(client, '/lead_admin/documents', 'routes/admin/documents', 'staff-only')
      await expectClosed(
        client,
        `/lead_admin/documents/${id}`,
        'routes/admin/document',
        'staff-only',
      )
      await expectClosed(client, uploadPage, 'routes/admin/document-upload', 'Select a client')
      expect((await client.get(`/lead_admin/documents/${id}/file`)).status).toBe(302)
      const form = formWith(house.fields, [['files', 'x.png', pngBytes]])
      expect((await client.form(`${uploadPage}/file-upload`, form)).status).toBe(302)
      expect((await client.post(`/lead_admin/documents/${id}/delete`)).status).toBe(302)
    }
    expect(await house.idsNamed('staff-only.txt')).toEqual([id])
    expect(await house.idsNamed('x.png')).toEqual([])
    await expectClosed(
      visitor,
      `/dashboard/documents/${id}`,
      'routes/portal/document',
      'staff-only',
    )
    await expectClosed(visitor, '/dashboard/documents', 'routes/portal/documents', 'staff-only')
  })

  test('row-level security alone separates the versions of two clients', async () => {
    const [{ user_id: userId, client_id: clientId }] =
      (await house.sql`select user_id, client_id from profiles where role = 'client_user'`) as unknown as [
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
      house.product.app.db
        .as(actor, (tx) => tx.all(statement))
        .then((rows) => rows.length)
        .catch((error) => String(error))
    expect(await run(sql`select 1 from document_versions`)).toBe(0)
    expect(await run(sql`delete from document_versions`)).toMatch(/permission denied/)
    expect(await run(sql`select 1 from received_files`)).toMatch(/permission denied/)
    const crossed = house.sql`insert into document_versions
      (client_id, document_id, version, name, file_size, mime_type, storage_key)
      select ${clientId}, id, 99, 'x', 1, 'text/plain', 'x' from documents limit 1`
    await expect(crossed).rejects.toThrow(/foreign key/)
  })
})
