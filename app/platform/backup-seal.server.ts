import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'

const mark = (sum: string) => `\nunordin-backup sha256 ${sum}\n`
const sealBytes = mark('0'.repeat(64)).length
const sealPattern = /^\nunordin-backup sha256 ([0-9a-f]{64})\n$/

/** Passes a file through and appends a checksum of its content. */
export function sealing(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, mark(hash.digest('hex')))
    },
  })
}

type Seal = { state: 'whole' | 'broken' | 'none'; contentBytes: number }

/**
 * Checks a file against its checksum and tells how long the content before the checksum is; `none` when
 * the file has no checksum.
 */
export async function checkSeal(file: string): Promise<Seal> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const end = Math.max(0, size - sealBytes)
    const tail = Buffer.alloc(size - end)
    await handle.read(tail, 0, tail.length, end)
    const [, sum] = sealPattern.exec(tail.toString('latin1')) ?? []
    if (!sum || end === 0) return { state: 'none', contentBytes: size }
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk as Buffer)
    return { state: hash.digest('hex') === sum ? 'whole' : 'broken', contentBytes: end }
  } finally {
    await handle.close()
  }
}
