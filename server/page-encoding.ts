import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { CachedPage } from '#app/platform/page-cache.server.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = promisify(zlib.zstdCompress)

// Takes a third of the time of gzip's fastest level, and the result is smaller.
const quickly = { params: { [BROTLI_PARAM_QUALITY]: 1 } }

const preferred = ['br', 'zstd', 'gzip'] as const

/** A smaller body costs more to compress than it saves. */
const worthCoding = 1_024
/** For a page that is sent once; the coding with the best ratio of size to time comes first. */
const atOnce = {
  zstd: (body: Buffer) =>
    zlib.zstdCompressSync(body, {
      pledgedSrcSize: body.length,
      params: { [ZSTD_c_compressionLevel]: 3 },
    }),
  br: (body: Buffer) => zlib.brotliCompressSync(body, quickly),
  gzip: (body: Buffer) => zlib.gzipSync(body, { level: 1 }),
}

/**
 * Compresses a whole body in the fastest coding that the visitor accepts.
 *
 * @param headers of the response, which are changed accordingly
 * @param accepted the visitor's `Accept-Encoding`
 * @returns the body to send
 */
export function packOnce(body: Buffer, headers: Headers, accepted: string): Buffer {
  const vary = headers.get('vary')
  if (!/\baccept-encoding\b|^\*$/i.test(vary ?? ''))
    headers.set('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  const coding = (['zstd', 'br', 'gzip'] as const).find((one) => accepts(accepted, one))
  const isPacked = coding !== undefined && body.length >= worthCoding
  const sent = isPacked ? atOnce[coding](body) : body
  if (isPacked) headers.set('content-encoding', coding)
  headers.set('content-length', String(sent.length))
  return sent
}

/** The best coding that the visitor accepts and the page has or can get; `identity` when there is none. */
export function codingOf(page: CachedPage, accepted: string): string {
  for (const coding of preferred) {
    const isAtHand = page.bodies.has(coding) || coding === 'gzip'
    if (isAtHand && accepts(accepted, coding)) return coding
  }
  return 'identity'
}

function accepts(accepted: string, coding: string): boolean {
  const at = accepted.indexOf(coding)
  return at >= 0 && !/^\s*;\s*q=0(?:\.0+)?(?:\s*,|\s*$)/.test(accepted.slice(at + coding.length))
}

/** A body in the given coding. The uncompressed one is not kept, because few ask for it. */
export function bodyOf(page: CachedPage, coding: string): Buffer {
  const body = page.bodies.get(coding)
  if (body) return body
  const plain = zlib.brotliDecompressSync(page.bodies.get('br') as Buffer)
  return coding === 'gzip' ? zlib.gzipSync(plain, { level: 1 }) : plain
}

/**
 * Compresses a freshly rendered page quickly, because somebody is waiting for it, and in this thread,
 * because another thread would take longer.
 */
export function packQuickly(body: Buffer, headers: [string, string][]): CachedPage {
  const hash = createHash('sha256').update(body)
  for (const [name, value] of headers) hash.update(`${name}: ${value}\n`)
  return {
    etag: hash.digest('base64url').slice(0, 22),
    headers: headers.flat(),
    bodies: new Map([['br', zlib.brotliCompressSync(body, quickly)]]),
    hits: 0,
  }
}

/** Whether a page has its smallest bodies. */
export const isPackedWell = (page: CachedPage) => page.bodies.size > 1

/**
 * Replaces the quickly compressed body by the smallest in each coding: done once, useful for every
 * later visitor.
 */
export async function packWell(page: CachedPage): Promise<void> {
  const body = bodyOf(page, 'identity')
  const [small, common, fast] = await Promise.all([
    brotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzip(body, { level: 9 }),
    // With the size given, it takes 3 MB of memory and half the time; without, 80 MB.
    zstd(body, {
      pledgedSrcSize: body.length,
      params: { [ZSTD_c_compressionLevel]: 19 },
    }),
  ])
  page.bodies.set('br', small).set('gzip', common).set('zstd', fast)
}
