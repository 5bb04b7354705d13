import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { formWith, pngBytes } from '#test/files.ts'
import { receiveFiles, removeQueuedFiles, sweepFiles } from './file-service.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

/** The product with a storage that cannot delete one file. */
function withLocked(locked: string): TestApp['app'] {
  const { storage } = product.app
  const remove = async (key: string) => {
    if (key === locked) throw new Error('locked')
    await storage.delete(key)
  }
  return { ...product.app, storage: { ...storage, delete: remove } }
}

/** Two files of an upload, and whether they exist. */
async function twoFiles() {
  const body = formWith({}, [
    ['file', 'a.png', pngBytes],
    ['file', 'b.png', pngBytes],
  ])
  const request = new Request('http://x/', { method: 'POST', body })
  const { files } = await receiveFiles(product.app, request, { fields: [] })
  const keys = files.map(({ key }) => key)
  const exist = () => Promise.all(keys.map((key) => product.app.storage.exists(key)))
  return { keys: keys as [string, string], exist }
}

test('a file that cannot be deleted holds up no other, and is tried again later', async () => {
  const { keys, exist } = await twoFiles()
  await product.app.db
    .client`update received_files set received_at = now() - interval '25 hours' where storage_key = ${keys[1]}`
  await product.app.db
    .client`update received_files set received_at = now() - interval '26 hours' where storage_key = ${keys[0]}`
  await expect(sweepFiles(withLocked(keys[0]))).rejects.toThrow('1 files could not be deleted')
  expect(await exist()).toEqual([true, false])
  await sweepFiles(product.app)
  expect(await exist()).toEqual([true, false])
  const later = new Date(Date.now() + 2 * 3_600_000)
  await sweepFiles({ ...product.app, now: () => later })
  expect(await exist()).toEqual([false, false])
  expect(
    await product.app.db.client`select 1 from received_files where storage_key = ${keys[0]}`,
  ).toEqual([])
})

test('a file whose record was deleted is swept when its job could not delete it', async () => {
  const { keys, exist } = await twoFiles()
  // As after a day: only its record knew of it.
  await product.app.db.client`delete from received_files`
  await expect(removeQueuedFiles(withLocked(keys[0]), { keys })).rejects.toThrow('locked')
  expect(await exist()).toEqual([true, false])
  await sweepFiles(product.app)
  expect(await exist()).toEqual([false, false])
})
