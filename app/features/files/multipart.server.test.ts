import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenMultipart, isMultipart, readParts } from './multipart.server.ts'

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

/** The body in pieces of the given lengths, as a network could split it. */
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

function posted(body: ReadableStream<Uint8Array>, type: string) {
  const headers = { 'content-type': type }
  return new Request('http://x', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

async function readBack(body: ReadableStream<Uint8Array>, boundary: string, limit = 1e9) {
  const found: Field[] = []
  const request = posted(body, `multipart/form-data; boundary="${boundary}"`)
  for await (const part of readParts(request, { body: limit, text: limit })) {
    if (part.filename === undefined) {
      found.push({ name: part.name, bytes: new Uint8Array(Buffer.from(part.text)) })
      continue
    }
    const pieces: Buffer[] = []
    for await (const piece of part.content) pieces.push(piece)
    const bytes = new Uint8Array(Buffer.concat(pieces))
    found.push({ name: part.name, filename: part.filename, bytes })
  }
  return found
}

const boundary = '--x-y'
// Contents full of text that looks like the beginning of a boundary.
const tricky = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', '--x', '\r\n----x-', 'a', '\0'))
  .map((parts) => new Uint8Array(Buffer.from(parts.join(''))))
const field = fc.record({
  name: fc.stringMatching(/^[a-z]{1,9}$/),
  filename: fc.option(fc.stringMatching(/^[a-zé .]{0,9}$/), { nil: undefined }),
  bytes: fc.oneof(tricky, fc.uint8Array()),
})

/** A text field is read as UTF-8, whatever its bytes are. */
function asRead(field: Field): Field {
  if (field.filename !== undefined) return field
  return { ...field, bytes: new Uint8Array(Buffer.from(Buffer.from(field.bytes).toString())) }
}

test('the parts are read as written, however the network splits the body', async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 5 }), lengths, async (fields, cuts) => {
      const body = encode(fields, boundary)
      fc.pre(fields.every(({ bytes }) => !Buffer.from(bytes).includes(`\r\n--${boundary}`)))
      expect(await readBack(streamed(body, cuts), boundary)).toEqual(fields.map(asRead))
    }),
  )
})

test('a body that ends early is refused at any position', async () => {
  const body = encode([{ name: 'a', filename: 'b.txt', bytes: Buffer.from('hello') }], boundary)
  for (let length = 0; length < body.length - 4; length += 1)
    await expect(
      readBack(streamed(body.subarray(0, length), [7]), boundary),
      `${length}`,
    ).rejects.toThrow(BrokenMultipart)
})

test('a body that is too large or not a form is refused', async () => {
  const body = encode([{ name: 'a', bytes: Buffer.alloc(5000) }], boundary)
  await expect(readBack(streamed(body, [100]), boundary, 4000)).rejects.toThrow(BrokenMultipart)
  const headers = Buffer.from(`--${boundary}\r\nX: ${'y'.repeat(9000)}`)
  await expect(readBack(streamed(headers, [100]), boundary)).rejects.toThrow(BrokenMultipart)
  const many = encode(Array(201).fill({ name: 'a', bytes: Buffer.from('b') }), boundary)
  await expect(readBack(streamed(many, [100]), boundary)).rejects.toThrow(BrokenMultipart)
  const nameless = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nz\r\n--${boundary}--`,
  )
  await expect(readBack(streamed(nameless, [100]), boundary)).rejects.toThrow(BrokenMultipart)
  const without = posted(streamed(body, [100]), 'multipart/form-data')
  await expect(readParts(without, { body: 1e9, text: 1e9 }).next()).rejects.toThrow(BrokenMultipart)
})

test('all text fields together have a limit', async () => {
  const body = encode(Array(4).fill({ name: 'a', bytes: Buffer.alloc(300, 'x') }), boundary)
  const read = async (text: number) => {
    const request = posted(streamed(body, [100]), `multipart/form-data; boundary=${boundary}`)
    let count = 0
    for await (const _ of readParts(request, { body: 1e9, text })) count += 1
    return count
  }
  expect(await read(1200)).toBe(4)
  await expect(read(1199)).rejects.toThrow(BrokenMultipart)
  await expect(read(299)).rejects.toThrow(BrokenMultipart)
})

test('unnamed parts, long headers and nested forms are limited and do no harm', async () => {
  const part = (headers: string, text: string) => `--${boundary}\r\n${headers}\r\n\r\n${text}\r\n`
  const named = (name: string) => `Content-Disposition: form-data; name="${name}"`
  const inner = '--q\r\nContent-Disposition: file; filename="x"\r\n\r\ny\r\n--q--'
  const body = [
    part('X: y', 'no name'),
    part(`${named('a\nb')}`, 'a line break in a name'),
    part(`${named('long')}\r\nX: ${'y'.repeat(9_000)}`, 'after a long header'),
    part(`${named('nested')}\r\nContent-Type: multipart/mixed; boundary=q`, inner),
    part(named('last'), 'read'),
    `--${boundary}--\r\n`,
  ].join('')
  for (const cut of [1, 100, 30_000]) {
    const found = await readBack(streamed(Buffer.from(body), [cut]), boundary)
    expect(found.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['long', 'after a long header'],
      ['nested', inner],
      ['last', 'read'],
    ])
  }
})

test('the reader ends with any input', async () => {
  const piece = fc.constantFrom(
    ...['\r', '\n', '\r\n', '\r\n\r\n', '-', '--', `--${boundary}`, `\r\n--${boundary}`],
    ...['Content-Disposition: form-data; name="a"', '; filename="b"', 'X: y', ':', 'text', '\0'],
  )
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), cuts, async (pieces, lengths) => {
      const body = streamed(Buffer.from(pieces.join('')), lengths)
      await readBack(body, boundary).catch((error) => expect(error).toBeInstanceOf(BrokenMultipart))
    }),
    { numRuns: 400 },
  )
})

test('stopping early cancels the request', async () => {
  const body = encode([{ name: 'a', filename: 'b', bytes: Buffer.alloc(1e6) }], boundary)
  const { promise, resolve } = Promise.withResolvers<void>()
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(body.subarray(at, at + 1000)))
      at += 1000
    },
    cancel: () => resolve(),
  })
  const request = posted(stream, `multipart/form-data; boundary=${boundary}`)
  for await (const _ of readParts(request, { body: 1e9, text: 1e9 })) break
  await promise
  expect(at).toBeLessThan(body.length / 2)
})

test('file names are decoded as browsers and other clients encode them', async () => {
  const [part] = await readBack(
    streamed(encode([{ name: 'f', filename: 'a%22b\\"c.txt', bytes: Buffer.from('x') }], 'q'), [3]),
    'q',
  )
  expect(part?.filename).toBe('a"b"c.txt')
})

test('the content type tells whether a form has files', () => {
  const of = (type: string) =>
    isMultipart(new Request('http://x', { method: 'POST', headers: { 'content-type': type } }))
  expect(of('multipart/form-data; boundary=----abc')).toBe(true)
  expect(of('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe(true)
  expect(of('multipart/form-data')).toBe(true)
  expect(of('application/x-www-form-urlencoded')).toBe(false)
})
