import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { portal, startWithRequests } from '#test/client-requests.ts'
import { startLine } from '#test/line.ts'
import { startS3 } from '#test/s3.ts'
import { largePdf, MB, sha256, uploadsOf } from '#test/uploads.ts'

// Two instances with one database and one bucket, which can be away.
let house: Awaited<ReturnType<typeof startWithRequests>>
let other: TestApp
let line: Awaited<ReturnType<typeof startLine>>
const stack = new AsyncDisposableStack()
beforeAll(async () => {
  const s3 = await startS3()
  stack.defer(() => s3.close())
  line = await startLine(Number(new URL(s3.env.S3_ENDPOINT).port))
  const env = {
    ...s3.env,
    S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    SESSION_SECRET: 'the secret of both instances',
    UPLOAD_MEGABYTES: '200',
  }
  house = await startWithRequests(env)
  stack.defer(() => house.product.close())
  const { databaseUrl = '' } = house.product.app.config
  other = await startTestApp({ ...env, DATABASE_URL: databaseUrl })
  stack.defer(() => other.close())
})
afterAll(() => stack.disposeAsync())

async function asked() {
  const { id, lines } = await house.asked()
  const elsewhere = other.client()
  for (const [name, value] of house.ours.cookies) elsewhere.cookies.set(name, value)
  return {
    id,
    line: lines[0] ?? '',
    here: uploadsOf(house.ours, id),
    there: uploadsOf(elsewhere, id),
  }
}
const sumsOf = async (of: string) =>
  (
    await house.sql`select d.sha256 from client_request_files f join documents d on d.id = f.document_id
    where f.line_id = ${of}`
  ).map((row) => row.sha256)

test('any instance takes the next piece and gives the file; of two that finish at once one adds it', async () => {
  const { id, line: of, here, there } = await asked()
  const bytes = largePdf(3 * MB)
  const at = await here.begun({ line: of, name: 'plan.pdf', size: bytes.length })
  expect((await there.piece(at, 0, bytes.subarray(0, MB))).status).toBe(204)
  expect(await here.offset(at)).toBe(MB)
  const [first, second] = await Promise.all([
    here.piece(at, MB, bytes.subarray(MB)),
    there.piece(at, MB, bytes.subarray(MB)),
  ])
  expect([first.status, second.status].sort()).toEqual([204, 409])
  const answers = await Promise.all([here.give(at), there.give(at)])
  expect(answers.map(({ status }) => status)).toContain(200)
  expect(await (await there.give(at)).json()).toEqual({ location: portal(id) })
  expect(await sumsOf(of)).toEqual([sha256(bytes)])
})

test('while the storage is away a piece is refused in plain words, and what was acknowledged stays', async () => {
  const { line: of, here } = await asked()
  const bytes = largePdf(2 * MB)
  const at = await here.begun({ line: of, name: 'plan.pdf', size: bytes.length })
  await here.piece(at, 0, bytes.subarray(0, MB))
  line.freeze()
  const refused = await here.piece(at, MB, bytes.subarray(MB))
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('The file storage does not answer at the moment'),
  ])
  line.thaw()
  expect(await here.offset(at)).toBe(MB)
  await expect.poll(async () => (await here.piece(at, MB, bytes.subarray(MB))).status).toBe(204)
  await expect.poll(async () => (await here.give(at)).status).toBe(200)
  expect(await sumsOf(of)).toEqual([sha256(bytes)])
})

/** The memory of this process in bytes, without files that the system keeps for it. */
const resident = () =>
  1024 * Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])

test('200 MB go through without being kept in memory', async () => {
  const { line: of, here } = await asked()
  const piece = largePdf(8 * MB)
  const size = 200 * MB
  const at = await here.begun({ line: of, name: 'plan.pdf', size })
  const before = resident()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, resident() - before)
  }, 20)
  for (let sent = 0; sent < size; sent += piece.length)
    await here.piece(at, sent, piece.subarray(0, Math.min(piece.length, size - sent)))
  expect((await here.give(at)).status).toBe(200)
  clearInterval(watch)
  expect(most).toBeLessThan(120 * MB)
})
