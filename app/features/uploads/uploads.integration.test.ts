import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portal, startWithRequests, textOf } from '#test/client-requests.ts'
import { pdfBytes, windowsProgram } from '#test/files.ts'
import { largePdf, MB, metadataOf, sha256, uploadsOf } from '#test/uploads.ts'
import { sweepUploads } from './upload-service.server.ts'

let house: Awaited<ReturnType<typeof startWithRequests>>
beforeAll(async () => {
  house = await startWithRequests({ UPLOAD_MEGABYTES: '30' })
})
afterAll(() => house.product.close())

const bytes = largePdf(3 * MB)
/** A request with one line, and an upload for it. */
async function asked(name = 'plan.pdf', size = bytes.length) {
  const { id, title, lines } = await house.asked()
  const line = lines[0] ?? ''
  const uploads = uploadsOf(house.ours, id)
  const start = () => uploads.begun({ line, name, size })
  return { ...uploads, id, title, line, start }
}
const documentsOf = (line: string) =>
  house.sql`select d.id, d.name, d.version, d.file_size::int as size, d.sha256
    from client_request_files f join documents d on d.id = f.document_id where f.line_id = ${line}`
const piecesIn = async (at: string) =>
  (
    await house.sql`select storage_key from upload_pieces where upload_id = ${at.split('/').at(-1)}
    order by starts_at`
  ).map(({ storage_key: key }) => String(key))

test('a file in pieces becomes a document of the line, once, with its audit and notice', async () => {
  const { id, title, line, start, ...uploads } = await asked()
  const at = await start()
  expect(await uploads.offset(at)).toBe(0)
  const first = await uploads.piece(at, 0, bytes.subarray(0, MB))
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(MB)])
  expect(await (await uploads.give(at)).json()).toMatchObject({
    refusal: { error: 'The file has not arrived completely. Choose it again to send the rest.' },
  })
  expect((await uploads.piece(at, MB, bytes.subarray(MB))).status).toBe(204)
  const keys = await piecesIn(at)
  expect(keys).toHaveLength(2)
  const given = await uploads.give(at)
  expect([given.status, await given.json()]).toEqual([200, { location: portal(id) }])

  const [document] = await documentsOf(line)
  expect(document).toMatchObject({ name: 'plan.pdf', size: bytes.length, sha256: sha256(bytes) })
  const again = await Promise.all([uploads.give(at), uploads.give(at), uploads.give(at)])
  for (const answer of again) expect(await answer.json()).toEqual({ location: portal(id) })
  expect(await documentsOf(line)).toHaveLength(1)
  expect((await house.auditOf(document?.id)).map(({ action }) => action)).toEqual([
    'document.uploaded',
  ])
  expect(
    (await house.auditOf(id)).filter(({ action }) => action === 'request.line_given'),
  ).toHaveLength(1)
  expect(await house.mailsOf('request.given', title)).toHaveLength(1)
  expect(await textOf(house.staff.get(`/lead_admin/requests/${id}`))).toContain('plan.pdf')
  // Both sides read it with a range, as other files.
  for (const [client, place] of [
    [house.ours, '/dashboard'],
    [house.staff, '/lead_admin'],
  ] as const) {
    const part = await client.get(`${place}/documents/${document?.id}/file`, {
      range: `bytes=${MB}-${MB + 9}`,
    })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(MB, MB + 10))
  }
  // The pieces are gone from the storage with the next sweep.
  const { files } = await import('#app/features/files/files-contribution.server.ts')
  for (const sweep of files.housekeeping ?? []) await sweep(house.product.app)
  for (const key of keys) expect(await house.product.app.storage.exists(key)).toBe(false)
})

test('a second finishing at the same moment adds nothing', async () => {
  const { line, start, ...uploads } = await asked()
  const at = await start()
  await uploads.piece(at, 0, bytes)
  const answers = await Promise.all([1, 2, 3, 4].map(() => uploads.give(at)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  // The others are asked to come again.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await documentsOf(line)).toHaveLength(1)
})

test('of pieces that come at once for one place, one is added, and the file is whole', async () => {
  const { line, start, ...uploads } = await asked()
  const at = await start()
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => (await uploads.piece(at, 0, bytes.subarray(0, MB))).status),
  )
  expect(statuses.sort()).toEqual([204, 409, 409, 409])
  expect((await uploads.piece(at, 0, bytes.subarray(0, MB))).status).toBe(409)
  expect((await uploads.piece(at, 2 * MB, bytes.subarray(2 * MB))).status).toBe(409)
  expect(await uploads.offset(at)).toBe(MB)
  await uploads.piece(at, MB, bytes.subarray(MB))
  await uploads.give(at)
  expect(await documentsOf(line)).toMatchObject([{ sha256: sha256(bytes) }])
})

test('what a lost connection left of a piece is kept, and the rest follows', async () => {
  const { line, start, ...uploads } = await asked()
  const at = await start()
  // The connection is lost after two megabytes; what was on its way inside the process then may be lost too.
  let sent = 0
  const cut = new ReadableStream({
    pull(controller) {
      if (sent >= 2 * MB) return controller.error(new Error('the connection is lost'))
      controller.enqueue(bytes.subarray(sent, sent + 65_536))
      sent += 65_536
    },
  })
  const request = new Request(`http://localhost:3000${at}`, {
    method: 'PATCH',
    body: cut,
    duplex: 'half',
    headers: {
      ...uploads.headersAt(0),
      'content-length': String(bytes.length),
      cookie: [...house.ours.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  } as RequestInit)
  await house.product.fetch(request)
  await expect.poll(() => uploads.offset(at)).toBeGreaterThan(MB)
  const kept = await uploads.offset(at)
  expect(kept).toBeLessThanOrEqual(2 * MB)
  await uploads.piece(at, kept, bytes.subarray(kept))
  await uploads.give(at)
  expect(await documentsOf(line)).toMatchObject([{ sha256: sha256(bytes) }])
})

describe('what a sender claims is not believed', () => {
  test('a program is refused by its bytes whatever its name, and its upload is gone', async () => {
    const program = Buffer.concat([windowsProgram, Buffer.alloc(MB, 1)])
    const { line, start, ...uploads } = await asked('harmless.pdf', program.length)
    const at = await start()
    await uploads.piece(at, 0, program)
    const answer = await uploads.give(at)
    expect(answer.status).toBe(422)
    expect((await answer.json()).refusal.error).toContain('We do not accept this type of file')
    expect((await uploads.head(at)).status).toBe(404)
    expect(await documentsOf(line)).toEqual([])
  })

  test('a name leads nowhere, and gets the extension of what the file is', async () => {
    const { line, start, ...uploads } = await asked('../../etc/\u202epasswd\0.exe', pdfBytes.length)
    const at = await start()
    await uploads.piece(at, 0, pdfBytes)
    await uploads.give(at)
    expect((await documentsOf(line)).map(({ name }) => name)).toEqual(['passwd.exe.pdf'])
  })

  test('lengths', async () => {
    const { line, start, ...uploads } = await asked()
    const lengths = { '31457281': 413, '0': 422, '-1': 400, '1e9': 400, ['9'.repeat(30)]: 400 }
    for (const [length, status] of Object.entries(lengths)) {
      const answer = await uploads.begin(
        { line, name: 'a.pdf', size: 1 },
        { 'upload-length': length },
      )
      expect([length, answer.status]).toEqual([length, status])
    }
    const at = await start()
    const tooMuch = await uploads.piece(at, 0, Buffer.alloc(bytes.length + 1))
    expect(tooMuch.status).toBe(413)
    const huge = await uploads.piece(at, 0, Buffer.alloc(10), { 'content-length': '99999999999' })
    expect(huge.status).toBe(413)
    expect((await uploads.piece(at, 0, Buffer.alloc(1000))).status).toBe(422)
    expect(await uploads.offset(at)).toBe(0)
  })

  test('headers', async () => {
    const { line, start, ...uploads } = await asked()
    const chosen = { line, name: 'a.pdf', size: 5 }
    for (const [metadata, status] of [
      ['filename !!!', 400],
      [metadataOf({ filename: 'a.pdf' }), 422],
      [metadataOf({ line }), 422],
      [metadataOf({ line: 'none', filename: 'a' }), 404],
      [metadataOf({ line: crypto.randomUUID(), filename: 'a' }), 404],
      [`__proto__ e30=,${metadataOf({ line, filename: 'a' })}`, 400],
    ] as const)
      expect([
        metadata,
        (await uploads.begin(chosen, { 'upload-metadata': metadata })).status,
      ]).toEqual([metadata, status])
    expect((await uploads.begin(chosen, { 'tus-resumable': '0.2.0' })).status).toBe(400)
    const at = await start()
    expect((await uploads.piece(at, 0, bytes, { 'upload-offset': '-1' })).status).toBe(400)
    expect((await uploads.piece(at, 0, pdfBytes, { 'content-type': 'text/plain' })).status).toBe(
      400,
    )
    expect((await house.ours.send('PUT', at)).status).toBe(405)
    expect((await house.ours.send('DELETE', portal('x'))).status).toBe(405)
    expect((await house.ours.send('PATCH', uploads.path)).status).toBe(405)
    expect(await uploads.offset(at)).toBe(0)
  })
})

test('somebody else’s upload is an unknown one, and a post from another site is refused', async () => {
  const { id, line, start, ...uploads } = await asked()
  const at = await start()
  await uploads.piece(at, 0, bytes)
  const unknown = `${uploads.path}/${crypto.randomUUID()}`
  const [other] = [await house.asked()]
  const elsewhere = `${uploadsOf(house.ours, other.id).path}/${at.split('/').at(-1)}`
  const theirs = uploadsOf(house.theirs, id)
  const staff = uploadsOf(house.staff, id)
  for (const [who, address] of [
    [theirs, at],
    [theirs, unknown],
    [uploads, unknown],
    [uploads, elsewhere],
  ] as const)
    for (const answer of [
      await who.head(address),
      await who.piece(address, 0, bytes),
      await who.cancel(address),
      await who.give(address),
    ])
      expect(answer.status).toBe(404)
  expect((await theirs.begin({ line, name: 'a', size: 5 })).status).toBe(404)
  expect((await staff.begin({ line, name: 'a', size: 5 })).status).toBe(302)
  const visitor = uploadsOf(house.product.client(), id)
  for (const piece of [bytes, pdfBytes]) {
    const answer = await visitor.piece(at, 0, piece)
    expect([answer.status, await answer.text()]).toEqual([401, 'User not authenticated'])
  }
  for (const method of ['POST', 'PATCH', 'DELETE'])
    expect(
      (await house.ours.send(method, at, undefined, { origin: 'https://evil.example' })).status,
    ).toBe(403)
  expect(await uploads.offset(at)).toBe(bytes.length)
})

test('a line that staff have accepted meanwhile takes nothing more', async () => {
  const { id, line, start, ...uploads } = await asked()
  const at = await start()
  await uploads.piece(at, 0, bytes)
  await house.give(id, line, [['other.pdf', pdfBytes]])
  await house.decide(id, line, { intent: 'accept' })
  const answer = await uploads.give(at)
  expect([answer.status, (await answer.json()).refusal.line]).toEqual([409, line])
  expect((await uploads.head(at)).status).toBe(404)
  expect((await uploads.begin({ line, name: 'a', size: 5 })).status).toBe(404)
  expect((await documentsOf(line)).map(({ name }) => name)).toEqual(['other.pdf'])
})

test('a person has at most four of the largest files under way, and may cancel one', async () => {
  const { line, ...uploads } = await asked()
  await house.sql`delete from uploads`
  const largest = { line, name: 'a.pdf', size: 30 * MB }
  const four = []
  for (let n = 0; n < 4; n += 1) four.push(await uploads.begun(largest))
  const fifth = await uploads.begin(largest)
  expect([fifth.status, await fifth.text()]).toEqual([
    422,
    expect.stringContaining('Too much is being sent'),
  ])
  expect((await uploads.cancel(four[0] ?? '')).status).toBe(204)
  expect((await uploads.head(four[0] ?? '')).status).toBe(404)
  await uploads.begun(largest)
})

test('what stands still for a day is deleted with its pieces', async () => {
  await house.sql`delete from uploads`
  const { start, ...uploads } = await asked()
  const [still, moving] = [await start(), await start()]
  for (const at of [still, moving]) await uploads.piece(at, 0, bytes.subarray(0, MB))
  const [key = ''] = await piecesIn(still)
  await house.sql`update uploads set moved_at = now() - interval '25 hours'
    where id = ${still.split('/').at(-1) ?? ''}`
  await sweepUploads(house.product.app)
  expect((await uploads.head(still)).status).toBe(404)
  expect(await uploads.offset(moving)).toBe(MB)
  const { files } = await import('#app/features/files/files-contribution.server.ts')
  for (const sweep of files.housekeeping ?? []) await sweep(house.product.app)
  expect(await house.product.app.storage.exists(key)).toBe(false)
})
