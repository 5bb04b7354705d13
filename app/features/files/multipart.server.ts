/** One field of a multipart form. Its content has to be read before the next part is asked for. */
export type Part = { name: string; filename: string | undefined; content: AsyncIterable<Buffer> }

/** The body does not keep to the format, or ended in the middle. */
export class BrokenMultipart extends Error {}

const headerBytes = 8 * 1024
const partsAtMost = 200

/** The boundary that a multipart request announces. */
export function boundaryOf(request: Request): string | undefined {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return undefined
  const [, quoted, bare] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  return quoted ?? bare
}

/**
 * The parts of a multipart form, one after the other, as their bytes arrive: however large a file is,
 * only a piece of it is in memory. Node's and the libraries' own readers hold whole files.
 * @param limit bytes the whole body may have
 * @throws BrokenMultipart
 */
export async function* readParts(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  limit: number,
): AsyncGenerator<Part> {
  const source = new Source(body, limit)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  try {
    await drain(source.upTo(delimiter))
    for (let count = 0; ; count += 1) {
      const next = (await source.take(2)).toString('latin1')
      if (next === '--') return
      if (next !== '\r\n' || count === partsAtMost)
        throw new BrokenMultipart('no part where one is due')
      const content = source.upTo(delimiter)
      yield { ...describe(await source.line(Buffer.from('\r\n\r\n'))), content }
      await drain(content)
    }
  } finally {
    await source.cancel()
  }
}

async function drain(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

/** A name as browsers write it: in quotes, with the three characters that would break the line as %XX. */
function describe(headers: string): { name: string; filename: string | undefined } {
  const disposition = /^content-disposition:\s*form-data\b(.*)$/im.exec(headers)?.[1] ?? ''
  const value = (key: string) =>
    new RegExp(`;\\s*${key}="((?:[^"\\\\]|\\\\.)*)"`, 'i')
      .exec(disposition)?.[1]
      ?.replace(/\\(["\\])/g, '$1')
      .replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code))
  const name = value('name')
  if (name === undefined) throw new BrokenMultipart('a part without a name')
  return { name, filename: value('filename') }
}

class Source {
  #reader: ReadableStreamDefaultReader<Uint8Array>
  // As if a line had ended before the body, so that the first delimiter looks like all others.
  #pending = Buffer.from('\r\n')

  #left: number

  constructor(body: ReadableStream<Uint8Array>, limit: number) {
    this.#reader = body.getReader()
    this.#left = limit
  }

  /** The bytes before the delimiter, in pieces. The delimiter itself is consumed. */
  async *upTo(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#pending.indexOf(delimiter)
      // What could be the beginning of a delimiter waits for the rest.
      const safe = end < 0 ? this.#pending.length - delimiter.length + 1 : end
      const piece = this.#pending.subarray(0, Math.max(0, safe))
      this.#pending = this.#pending.subarray(end < 0 ? piece.length : end + delimiter.length)
      if (piece.length > 0) yield piece
      if (end >= 0) return
      await this.#pull()
    }
  }

  /** The text before the delimiter, which has to come soon. */
  async line(delimiter: Buffer): Promise<string> {
    for (;;) {
      const end = this.#pending.indexOf(delimiter)
      if (end > headerBytes || (end < 0 && this.#pending.length > headerBytes))
        throw new BrokenMultipart('headers without an end')
      if (end < 0) await this.#pull()
      else return (await this.take(end + delimiter.length)).toString('utf8', 0, end)
    }
  }

  async take(count: number): Promise<Buffer> {
    while (this.#pending.length < count) await this.#pull()
    const taken = this.#pending.subarray(0, count)
    this.#pending = this.#pending.subarray(count)
    return taken
  }

  async #pull(): Promise<void> {
    const { done, value } = await this.#reader.read()
    if (done) throw new BrokenMultipart('the body ended too soon')
    this.#left -= value.length
    if (this.#left < 0) throw new BrokenMultipart('the body is too large')
    this.#pending = Buffer.concat([this.#pending, value])
  }

  async cancel(): Promise<void> {
    await this.#reader.cancel().catch(() => {})
  }
}
