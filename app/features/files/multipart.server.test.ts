import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenMultipart, boundaryOf, readParts } from './multipart.server.ts'

type Field = { name: string; filename?: string; bytes: Uint8Array }

function encode(fields: Field[], boundary: string): Buffer {
  const pieces = fields.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

/** The body in pieces of the given lengths, as a network would cut it. */
function streamed(body: Buffer, lengths: number[]): ReadableStream<Uint8Array> {
  let [at, turn] = [0, 0]
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) return controller.close()
      const length = lengths[turn++ % lengths.length] ?? 1
      controller.enqueue(new Uint8Array(body.subarray(at, at + length)))
      at += length
    },
  })
}

async function readBack(body: ReadableStream<Uint8Array>, boundary: string, limit = 1e9) {
  const found: Field[] = []
  for await (const { name, filename, content } of readParts(body, boundary, limit)) {
    const pieces: Buffer[] = []
    for await (const piece of content) pieces.push(Buffer.from(piece))
    found.push({ name, filename, bytes: new Uint8Array(Buffer.concat(pieces)) })
  }
  return found
}

const boundary = '--x-y'
// Contents full of what looks like the beginning of a delimiter.
const tricky = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', '--x', '\r\n----x-', 'a', '\0'))
  .map((parts) => new Uint8Array(Buffer.from(parts.join(''))))
const field = fc.record({
  name: fc.stringMatching(/^[a-z]{1,9}$/),
  filename: fc.option(fc.stringMatching(/^[a-zé .]{0,9}$/), { nil: undefined }),
  bytes: fc.oneof(tricky, fc.uint8Array()),
})

test('what was written is read, wherever the network cuts it', async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 5 }), lengths, async (fields, cuts) => {
      const body = encode(fields, boundary)
      fc.pre(fields.every(({ bytes }) => !Buffer.from(bytes).includes(`\r\n--${boundary}`)))
      expect(await readBack(streamed(body, cuts), boundary)).toEqual(fields)
    }),
  )
})

test('a body that ends early is refused, wherever it ends', async () => {
  const body = encode([{ name: 'a', filename: 'b.txt', bytes: Buffer.from('hello') }], boundary)
  for (let length = 0; length < body.length - 4; length += 1)
    await expect(
      readBack(streamed(body.subarray(0, length), [7]), boundary),
      `${length}`,
    ).rejects.toThrow(BrokenMultipart)
})

test('what is too large, or no form, is refused', async () => {
  const body = encode([{ name: 'a', bytes: Buffer.alloc(5000) }], boundary)
  await expect(readBack(streamed(body, [100]), boundary, 4000)).rejects.toThrow(BrokenMultipart)
  const headers = Buffer.from(`--${boundary}\r\nX: ${'y'.repeat(9000)}`)
  await expect(readBack(streamed(headers, [100]), boundary)).rejects.toThrow(BrokenMultipart)
  const nameless = Buffer.from(`--${boundary}\r\nX: y\r\n\r\nz\r\n--${boundary}--`)
  await expect(readBack(streamed(nameless, [100]), boundary)).rejects.toThrow(BrokenMultipart)
})

test('names are read as browsers and other programs write them', async () => {
  const [part] = await readBack(
    streamed(encode([{ name: 'f', filename: 'a%22b\\"c.txt', bytes: Buffer.from('x') }], 'q'), [3]),
    'q',
  )
  expect(part?.filename).toBe('a"b"c.txt')
})

test('the boundary comes from the header', () => {
  const of = (type: string) =>
    boundaryOf(new Request('http://x', { method: 'POST', headers: { 'content-type': type } }))
  expect(of('multipart/form-data; boundary=----abc')).toBe('----abc')
  expect(of('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b')
  expect(of('multipart/form-data')).toBeUndefined()
  expect(of('application/x-www-form-urlencoded')).toBeUndefined()
})
