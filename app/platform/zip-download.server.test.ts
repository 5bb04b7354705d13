import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { type ZipDownload, zipDownload } from './zip-download.server.ts'

const error = vi.fn()
const log = { error } as unknown as Parameters<typeof zipDownload>[0]['log']
const begin = () => zipDownload({ log }, 'an archive', { mtime: new Date(0) })
const namesIn = async (zip: ZipDownload) => {
  const opened = await fromBufferPromise(await buffer(zip.end()))
  const names: string[] = []
  for await (const { fileName } of opened.eachEntry()) names.push(fileName)
  return names
}

async function* broken() {
  yield 'a'.repeat(100_000)
  throw new Error('the disk has gone')
}

async function* endless() {
  for (;;) yield crypto.randomUUID().repeat(2_000)
}

test('entries are opened one after the other', async () => {
  const zip = await begin()
  const opened: string[] = []
  for (const name of ['one', 'two'])
    zip.add(name, async () => {
      opened.push(name)
      return Readable.from([name])
    })
  zip.addBuffer('three', Buffer.from('three'))
  expect(opened).toEqual(['one'])
  expect(await namesIn(zip)).toEqual(['one', 'two', 'three'])
  expect(opened).toEqual(['one', 'two'])
})

test.each([
  ['that fails in the middle', async () => Readable.from(broken())],
  ['that cannot be opened', () => Promise.reject(new Error('no such file'))],
])('a source %s ends the download and nothing else', async (_, open) => {
  error.mockClear()
  const zip = await begin()
  const opened = vi.fn(async () => Readable.from(['never']))
  zip.add('broken', open)
  zip.add('after', opened)
  await expect(buffer(zip.end())).rejects.toThrow(/the disk has gone|no such file/)
  expect(error).toHaveBeenCalledOnce()
  expect(opened).not.toHaveBeenCalled()
})

test('a reader who leaves closes what is open', async () => {
  error.mockClear()
  const zip = await begin()
  const source = Readable.from(endless())
  zip.add('endless', async () => source)
  const reader = zip.end().getReader()
  await reader.read()
  await Promise.all([once(source, 'close'), reader.cancel()])
  expect(source.destroyed).toBe(true)
  expect(error).not.toHaveBeenCalled()
})

test('a source that is opened after the reader has left is closed', async () => {
  const zip = await begin()
  const source = Readable.from(endless())
  let give = (_: Readable) => {}
  zip.add('late', () => new Promise<Readable>((resolve) => (give = resolve)))
  await zip.end().cancel()
  give(source)
  await once(source, 'close')
  expect(source.destroyed).toBe(true)
})
