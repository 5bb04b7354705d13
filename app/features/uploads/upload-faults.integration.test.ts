import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyUploads } from '#app/features/files/file-service.server.ts'
import { portal, startWithRequests } from '#test/client-requests.ts'
import { largePdf, MB, sha256, uploadsOf } from '#test/uploads.ts'

let house: Awaited<ReturnType<typeof startWithRequests>>
beforeAll(async () => {
  house = await startWithRequests({ UPLOAD_MEGABYTES: '30' })
})
afterAll(() => house.product.close())

const bytes = largePdf(3 * MB)
const idOf = (at: string) => at.split('/').at(-1) ?? ''
async function asked(size = bytes.length) {
  const { id, lines } = await house.asked()
  const line = lines[0] ?? ''
  const uploads = uploadsOf(house.ours, id)
  const chosen = { line, name: 'plan.pdf', size }
  return { ...uploads, id, line, chosen, at: await uploads.begun(chosen) }
}
const keysOf = async (at: string) =>
  (await house.sql`select storage_key from upload_pieces where upload_id = ${idOf(at)}`).map(
    ({ storage_key: key }) => String(key),
  )
const sumsOf = async (line: string) =>
  (
    await house.sql`select d.sha256 from client_request_files f join documents d on d.id = f.document_id
    where f.line_id = ${line}`
  ).map((row) => row.sha256)
const refusalOf = async (answer: Response) => [answer.status, (await answer.json()).refusal?.error]
const isUnknown = 'This upload is not known any more. Choose the file again.'

/** Sends a piece whose bytes come when they are asked for. */
function slowPiece(at: string, headers: Record<string, string>) {
  const { readable: body, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  const cookie = [...house.ours.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const init = { method: 'PATCH', body, duplex: 'half', headers: { ...headers, cookie } }
  const answer = house.product.fetch(
    new Request(`http://localhost:3000${at}`, init as unknown as RequestInit),
  )
  return {
    answer,
    send: (part: Uint8Array) => void writer.write(part).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  }
}

test.each(['missing', 'shorter'])(
  'a piece that is %s in the storage ends the upload',
  async (fault) => {
    const { at, line, ...uploads } = await asked()
    await uploads.piece(at, 0, bytes.subarray(0, MB))
    await uploads.piece(at, MB, bytes.subarray(MB))
    const [key = ''] = await keysOf(at)
    const { storage, config } = house.product.app
    await storage.delete(key)
    if (fault === 'shorter') {
      const localPath = path.join(config.dataDir, 'shorter')
      await writeFile(localPath, bytes.subarray(0, 1000))
      await storage.take(localPath, key, { type: 'application/octet-stream', size: 1000 })
    }
    expect(await refusalOf(await uploads.give(at))).toEqual([409, isUnknown])
    expect((await uploads.head(at)).status).toBe(404)
    expect(await sumsOf(line)).toEqual([])
    expect(await refusalOf(await uploads.give(at))).toEqual([404, isUnknown])
  },
)

test('while one request puts the pieces together another is asked to come again; what was given cannot be cancelled', async () => {
  const { at, id, line, ...uploads } = await asked()
  await uploads.piece(at, 0, bytes)
  await house.sql`update uploads set joining_by = gen_random_uuid(), joining_until = now() + interval '1 minute'
    where id = ${idOf(at)}`
  const busy = await uploads.give(at)
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  const claims = () => house.sql`select joining_by is not null as claimed,
    moved_at > now() - interval '1 minute' as moved from uploads where id = ${idOf(at)}`
  // Only its own claim is released; the one of a process that has ended is over by itself.
  expect((await claims())[0]?.claimed).toBe(true)
  await house.sql`update uploads set joining_until = now() - interval '1 second', moved_at = now() - interval '2 days'
    where id = ${idOf(at)}`
  expect(await (await uploads.give(at)).json()).toEqual({ location: portal(id) })
  expect(await claims()).toEqual([{ claimed: false, moved: true }])
  const cancelled = await uploads.cancel(at)
  expect([cancelled.status, await cancelled.text()]).toEqual([
    409,
    'The file has been given already.',
  ])
  expect(await (await uploads.give(at)).json()).toEqual({ location: portal(id) })
  expect(await sumsOf(line)).toEqual([sha256(bytes)])
})

test('one request at a time sends the next piece: another is refused before its bytes are stored', async () => {
  const { at, ...uploads } = await asked()
  const headers = { ...uploads.headersAt(0), 'content-length': String(MB) }
  const first = slowPiece(at, headers)
  first.send(bytes.subarray(0, MB / 2))
  const writer = async () =>
    (await house.sql`select writing_by from uploads where id = ${idOf(at)}`)[0]?.writing_by
  await expect.poll(writer).not.toBeNull()
  expect((await uploads.piece(at, 0, bytes)).status).toBe(409)
  first.send(bytes.subarray(MB / 2, MB))
  first.end()
  expect((await first.answer).status).toBe(204)
  expect(await writer()).toBeNull()
  expect(await uploads.offset(at)).toBe(MB)
  // The one whose process has ended loses its place.
  await house.sql`update uploads set writing_by = gen_random_uuid(), writing_until = now() - interval '1 second'
    where id = ${idOf(at)}`
  expect((await uploads.piece(at, MB, bytes.subarray(MB))).status).toBe(204)
})

test('a piece says its length, is not larger than two, and counts however small it is', async () => {
  const { at, ...uploads } = await asked()
  const unsaid = slowPiece(at, uploads.headersAt(0))
  expect((await unsaid.answer).status).toBe(411)
  const large = slowPiece(at, { ...uploads.headersAt(0), 'content-length': String(16 * MB + 1) })
  expect((await large.answer).status).toBe(413)
  const hits = async () =>
    Number(
      (await house.sql`select sum(hits) as hits from rate_limits where key like 'piece:%'`)[0]
        ?.hits,
    )
  const before = await hits()
  await uploads.piece(at, 0, bytes.subarray(0, 256 * 1024))
  expect(await hits()).toBe(before + 1)
})

test('a line that was accepted takes no piece', async () => {
  const { at, id, line, ...uploads } = await asked()
  await house.give(id, line, [['other.pdf', largePdf(1000)]])
  await house.decide(id, line, { intent: 'accept' })
  const refused = await uploads.piece(at, 0, bytes.subarray(0, MB))
  expect([refused.status, await refused.text()]).toEqual([
    404,
    expect.stringContaining('You can no longer send anything here'),
  ])
})

test('deleted pieces count for the client until they are removed; cancelled ones are removed at once', async () => {
  const { at, chosen, ...uploads } = await asked()
  await uploads.piece(at, 0, bytes.subarray(0, MB))
  const [cancelled = ''] = await keysOf(at)
  expect((await uploads.cancel(at)).status).toBe(204)
  expect(await house.product.app.storage.exists(cancelled)).toBe(false)
  const freed = () => house.sql`select freed_bytes::int as bytes from received_files
    where freed_client = ${house.fields.client}`
  expect(await freed()).toEqual([])

  const next = await uploads.begun(chosen)
  await uploads.piece(next, 0, bytes.subarray(0, MB))
  await house.sql`delete from uploads where id = ${idOf(next)}`
  expect(await freed()).toEqual([{ bytes: MB }])
  await house.sql`update received_files set freed_bytes = ${300 * MB} where freed_client is not null`
  expect((await uploads.begin(chosen)).status).toBe(422)
  const { files } = await import('#app/features/files/files-contribution.server.ts')
  for (const sweep of files.housekeeping ?? []) await sweep(house.product.app)
  expect((await uploads.begin(chosen)).status).toBe(201)
})

test('a part of the protocol that is not offered is refused as such', async () => {
  const { at, chosen, ...uploads } = await asked()
  for (const answer of [
    await uploads.piece(at, 0, bytes, { 'upload-length': String(bytes.length) }),
    await uploads.begin(chosen, { 'upload-concat': 'partial' }),
  ])
    expect([answer.status, await answer.text()]).toEqual([501, expect.stringMatching(/extension/)])
})

test('what a killed process left of arriving files is gone at the next start', async () => {
  const { app } = house.product
  const uploads = path.join(app.config.dataDir, 'uploads')
  await mkdir(path.join(uploads, 'left'), { recursive: true })
  await emptyUploads(app)
  expect(await readdir(uploads).catch(() => [])).toEqual([])
  const { at, ...more } = await asked()
  expect((await more.piece(at, 0, bytes)).status).toBe(204)
})
