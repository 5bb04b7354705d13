import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'

/** One field of a multipart form: a text, or a file whose content is streamed. */
export type Part =
  | { name: string; filename?: undefined; text: string }
  | { name: string; filename: string; content: AsyncIterable<Buffer> }

/** The body is not valid multipart, is larger than allowed, or ended early. */
export class BrokenMultipart extends Error {}

const limits = { headerSize: 8 * 1024, parts: 200 }

export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

/**
 * Yields the parts of a multipart form in order. Files are streamed; content that the caller does
 * not read is skipped, and so is a part without a `content-disposition`.
 *
 * @param atMost.body the most bytes of the whole body
 * @param atMost.text the most bytes of all text fields together
 * @throws BrokenMultipart also while a file's content is read
 */
export async function* readParts(
  request: Request,
  atMost: { body: number; text: number },
): AsyncGenerator<Part> {
  const parts = new PassThrough({ objectMode: true })
  const parser = createParser(request, atMost.text)
  const stop = new AbortController()
  let current: Readable | undefined
  let textBytes = 0
  const fail = (error: Error) => {
    const broken = new BrokenMultipart(error.message, { cause: error })
    current?.destroy(broken)
    parts.destroy(broken)
  }
  parser.on('partsLimit', () => parser.destroy(new Error('too many parts')))
  parser.on('field', (name, text, _, isCut) => {
    textBytes += Buffer.byteLength(text)
    if (name === undefined) parser.destroy(new Error('a part without a name'))
    else if (isCut || textBytes > atMost.text) parser.destroy(new Error('too much text'))
    else parts.write({ name: unescaped(name), text })
  })
  parser.on('file', (name, file, filename) => {
    // A body that ends early emits an error here too; without a listener it would end the process.
    current = file.on('error', fail)
    parts.write({ name: unescaped(name ?? ''), filename: unescaped(filename), file })
  })
  // Does not wait for bytes after the closing boundary.
  parser.on('finish', () => parts.end())
  const source = Readable.fromWeb(request.body as never)
  pipeline(source, upTo(atMost.body), parser, { signal: stop.signal }).catch(fail)
  try {
    for await (const { file, ...part } of parts) {
      yield file ? { ...part, content: contentOf(file) } : part
      file?.resume()
    }
  } finally {
    stop.abort()
  }
}

async function* contentOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file.iterator({ destroyOnReturn: false })
  } catch (error) {
    throw new BrokenMultipart('the content ended too soon', { cause: error })
  }
}

function createParser(request: Request, textBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: Object.fromEntries(request.headers) as BusboyHeaders,
      limits: { ...limits, fieldSize: textBytes },
      preservePath: true,
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    })
  } catch (error) {
    throw new BrokenMultipart('no boundary', { cause: error })
  }
}

function upTo(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(piece: Buffer, _, done) {
      seen += piece.length
      if (seen > limit) done(new Error('the body is too large'))
      else done(null, piece)
    },
  })
}

/** Decodes the three characters that browsers encode as %XX in a header line. */
function unescaped(name: string): string {
  return name.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code))
}
