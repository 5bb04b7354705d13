import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startWithDocuments, uploadPage } from '#test/documents.ts'
import { formWith, pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { patience } from '#test/patience.ts'

let house: Awaited<ReturnType<typeof startWithDocuments>>
beforeAll(async () => {
  house = await startWithDocuments()
})
afterAll(() => house.product.close())

const textOf = async (answer: Response) => answer.text()

describe('uploading', () => {
  test('stores a document, notifies the client’s users and is recorded', async () => {
    const id = await house.upload('plan.pdf', pdfBytes, { notify: 'on' })
    const list = await textOf(await house.ours.get('/dashboard/documents'))
    expect(list).toContain('plan.pdf')
    expect(list).toContain('Our project')
    expect(list).toContain('PDF')
    expect(list).toMatch(/\d+ Bytes/)
    expect((await house.auditOf(id))[0]).toMatchObject({
      action: 'document.uploaded',
      ip: house.staff.address,
    })
    const [note] =
      await house.sql`select url from notifications where client_id = ${house.fields.client} and kind = 'document.uploaded'`
    expect(note?.url).toBe(`/dashboard/documents/${id}`)
    await vi.waitUntil(
      async () =>
        (await house.sql`select 1 from mail_deliveries where kind = 'document.uploaded'`).length ===
        1,
      patience,
    )
  })

  test('refuses invalid files with a message beside the field and stores nothing', async () => {
    const before = await house.sql`select count(*)::int as n from documents`
    for (const [files, message] of [
      [[['files', 'a.pdf', windowsProgram]], 'We do not accept this type of file: a.pdf.'],
      [
        [['files', 'a.pdf', Buffer.concat([pdfBytes, randomBytes(26 * 1024 * 1024)])]],
        'larger than 25 MB',
      ],
      [[['files', 'a.txt', '']], 'a.txt is empty'],
      [[['files', '', '']], 'Please choose a file'],
    ] as [[string, string, Uint8Array | string][], string][]) {
      for (const url of [uploadPage, `${uploadPage}/file-upload`]) {
        const answer = await house.staff.form(
          `${url}?client=${house.fields.client}`,
          formWith(house.fields, files),
        )
        expect(answer.status, `${message} at ${url}`).toBe(422)
        expect(await answer.text()).toContain(message)
      }
    }
    expect(await house.sql`select count(*)::int as n from documents`).toEqual(before)
    expect(
      await house.sql`select 1 from received_files r where not exists
      (select 1 from documents d where d.storage_key = r.storage_key)`,
    ).toHaveLength(0)
  })

  test('refuses a project of another client and an unknown client', async () => {
    for (const place of [
      { client: house.fields.client, project: house.theirProject },
      { client: crypto.randomUUID(), project: '' },
      { client: 'x', project: '' },
    ]) {
      const form = formWith(place, [['files', 'stray.png', pngBytes]])
      expect((await house.staff.form(`${uploadPage}/file-upload`, form)).status).toBe(422)
    }
    expect(await house.idsNamed('stray.png')).toEqual([])
  })

  test('a script gets the next address as JSON, with the toast', async () => {
    const form = formWith(house.fields, [
      ['files', 'one.png', pngBytes],
      ['files', 'two.csv', 'a,b\n1,2\n'],
    ])
    const answer = await house.staff.form(`${uploadPage}/file-upload`, form)
    expect(await answer.json()).toEqual({
      location: `/lead_admin/documents?client=${house.fields.client}`,
    })
    const next = await textOf(
      await house.staff.get(`/lead_admin/documents?client=${house.fields.client}`),
    )
    expect(next).toContain('2 file(s) uploaded successfully')
    expect(next).toContain('CSV')
  })
})

describe('downloading', () => {
  test('whole and in ranges, each recorded with its address', async () => {
    const id = await house.upload('letters.txt', 'abcdefghij')
    const whole = await house.ours.get(`/dashboard/documents/${id}/file`)
    expect(await whole.text()).toBe('abcdefghij')
    expect(whole.headers.get('content-disposition')).toContain('attachment; filename="letters.txt"')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('cache-control')).toContain('private, no-store')
    expect(whole.headers.get('content-encoding')).toBeNull()
    const rest = await house.ours.get(`/dashboard/documents/${id}/file`, {
      range: 'bytes=4-',
      'if-range': whole.headers.get('etag') ?? '',
    })
    expect([rest.status, await rest.text()]).toEqual([206, 'efghij'])
    expect(
      (await house.ours.get(`/dashboard/documents/${id}/file`, { range: 'bytes=99-' })).status,
    ).toBe(416)
    const events = (await house.auditOf(id)).filter(
      ({ action }) => action === 'document.downloaded',
    )
    expect(events).toHaveLength(3)
    expect(events[0]).toMatchObject({ ip: house.ours.address })
    expect(events[1]?.details).toMatchObject({ range: 'bytes=4-', version: 1 })
  })

  test('a preview may be framed by our own pages and no others', async () => {
    const id = await house.upload('shown.pdf', pdfBytes)
    const page = await house.ours.get(`/dashboard/documents/${id}`)
    expect(await page.text()).toMatch(/<iframe[^>]+src="\/dashboard\/documents\/[^"]+inline=1"/)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const shown = await house.ours.get(`/dashboard/documents/${id}/file?version=1&inline=1`)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await house.auditOf(id)).map(({ action }) => action)).toContain('document.viewed')
    await shown.arrayBuffer()
  })
})

describe('versions', () => {
  test('a new version becomes the current one; the old one is kept', async () => {
    const id = await house.upload('terms.txt', 'first')
    const based = await house.basedOn(id)
    const form = formWith({ based }, [['files', 'terms-new.txt', 'second']])
    const answer = await house.staff.form(`/lead_admin/documents/${id}`, form)
    expect(answer.headers.get('location')).toBe(`/lead_admin/documents/${id}`)
    const get = async (query = '') =>
      (await house.ours.get(`/dashboard/documents/${id}/file${query}`)).text()
    expect([await get(), await get('?version=1'), await get('?version=2')]).toEqual([
      'second',
      'first',
      'second',
    ])
    const page = await textOf(await house.ours.get(`/dashboard/documents/${id}`))
    expect(page).toContain('terms-new.txt')
    expect(page).not.toContain('Administrator') // Clients do not see which member of staff uploaded it.
    for (const version of ['3', '0', '-1', 'x', '1.5', '99999999999'])
      expect(
        (await house.ours.get(`/dashboard/documents/${id}/file?version=${version}`)).status,
      ).toBe(404)
  })

  test('when two people replace it at once, the second gets a conflict and their file is removed', async () => {
    const id = await house.upload('race.txt', 'one')
    const based = await house.basedOn(id)
    const replace = (text: string) =>
      house.staff.form(
        `/lead_admin/documents/${id}/file-upload`,
        formWith({ based }, [['files', 'race.txt', text]]),
      )
    const answers = await Promise.all([replace('two'), replace('three')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const told = await answers.find(({ status }) => status === 409)?.text()
    expect(told).toContain('Someone else changed this document while you were editing')
    const versions =
      await house.sql`select version from document_versions where document_id = ${id} order by version`
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
  })
})

describe('renaming, moving, deleting', () => {
  test('are recorded; the name keeps the extension of its type', async () => {
    const id = await house.upload('old.pdf', pdfBytes)
    const page = `/lead_admin/documents/${id}`
    const based = await house.basedOn(id)
    const renamed = { name: ' new name.exe ', project: '', based }
    expect((await house.staff.post(page, renamed)).status).toBe(302)
    const [row] = await house.sql`select name, project_id from documents where id = ${id}`
    expect(row).toEqual({ name: 'new name.exe.pdf', project_id: null })
    const actions = (await house.auditOf(id)).map(({ action }) => action)
    expect(actions.sort()).toEqual(['document.moved', 'document.renamed', 'document.uploaded'])
    for (const [body, message] of [
      [{ name: '', project: '' }, 'Name is required'],
      [{ name: 'x'.repeat(300), project: '' }, 'Name must be at most 255 characters'],
      [{ name: 'x', project: house.theirProject }, 'Please select again'],
      [{ name: 'x', project: 'y' }, 'Please select a project of this client'],
    ] as const) {
      const answer = await house.staff.post(page, { ...body, based: await house.basedOn(id) })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(message)
    }
  })

  test('a document that somebody else has changed since is neither overwritten nor deleted', async () => {
    const id = await house.upload('shared.txt', 'x')
    const page = `/lead_admin/documents/${id}`
    const based = await house.basedOn(id)
    expect((await house.staff.post(page, { name: 'theirs.txt', project: '', based })).status).toBe(
      302,
    )
    const late = await house.staff.post(page, {
      name: 'mine.txt',
      project: house.fields.project,
      based,
    })
    expect(late.status).toBe(409)
    const told = await late.text()
    expect(told).toContain('The document is now &quot;theirs.txt&quot; (No project), version 1')
    expect(told).toContain('value="mine.txt"')
    expect(told).toMatch(new RegExp(`<option value="${house.fields.project}" selected`))
    const removal = await house.staff.post(`${page}/delete`, { based })
    expect([removal.status, await removal.text()]).toEqual([
      409,
      expect.stringContaining('Someone else changed this document'),
    ])
    expect((await house.staff.post(`${page}/delete`)).status).toBe(409)
    const [row] = await house.sql`select name from documents where id = ${id}`
    expect(row?.name).toBe('theirs.txt')
    const again = { name: 'mine.txt', project: '', based: await house.basedOn(id) }
    expect((await house.staff.post(page, again)).status).toBe(302)
  })

  test('deleting a document deletes its files', async () => {
    const id = await house.upload('gone.txt', 'x')
    const [{ storage_key: key }] =
      (await house.sql`select storage_key from documents where id = ${id}`) as unknown as [
        { storage_key: string },
      ]
    expect(await textOf(await house.staff.get(`/lead_admin/documents/${id}/delete`))).toContain(
      'Delete gone.txt?',
    )
    const based = await house.basedOn(id)
    expect((await house.staff.post(`/lead_admin/documents/${id}/delete`, { based })).status).toBe(
      302,
    )
    expect((await house.ours.get(`/dashboard/documents/${id}`)).status).toBe(404)
    await vi.waitUntil(async () => !(await house.product.app.storage.exists(key)), patience)
    expect((await house.auditOf(id)).at(-1)?.action).toBe('document.deleted')
  })
})

test('what is deleted takes its notices along, and leaves those of other things', async () => {
  const { sql, fields } = house
  const id = await house.upload('wrong.pdf', pdfBytes, { notify: 'on' })
  const kept = await house.upload('right.pdf', pdfBytes, { notify: 'on' })
  const [update, milestone] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql`insert into project_updates (id, client_id, project_id, title, body, author_name)
    values (${update}, ${fields.client}, ${fields.project}, 'Wrong update', 'x', 'Ada')`
  await sql`insert into project_milestones (id, client_id, project_id, title, position)
    values (${milestone}, ${fields.client}, ${fields.project}, 'Wrong milestone', 9)`
  const pages = [`updates/${update}`, `milestones/${milestone}`].map(
    (page) => `/dashboard/projects/${fields.project}/${page}`,
  )
  for (const url of pages)
    await sql`insert into notifications (client_id, user_id, kind, title, url)
      select ${fields.client}, user_id, 'x', 'x', ${url} from profiles where client_id = ${fields.client}`
  const told = async () =>
    (
      await sql`select distinct split_part(url, '?', 1) as url from notifications
      where client_id = ${fields.client}`
    ).map(({ url }) => url)
  expect(await told()).toEqual(expect.arrayContaining([`/dashboard/documents/${id}`, ...pages]))
  await sql`delete from documents where id = ${id}`
  await sql`delete from project_updates where id = ${update}`
  await sql`delete from project_milestones where id = ${milestone}`
  const left = await told()
  for (const url of [`/dashboard/documents/${id}`, ...pages]) expect(left).not.toContain(url)
  expect(left).toContain(`/dashboard/documents/${kept}`)
})
