import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { CachedPage } from '#app/platform/page-cache.server.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = promisify(zlib.zstdCompress)

// A third of the time of gzip's fastest level, and smaller.
const quickly = { params: { [BROTLI_PARAM_QUALITY]: 1 } }

const preferred = ['br', 'zstd', 'gzip'] as const

/** Below it a coding saves less than it costs. */
const worthCoding = 1_024
/** For a page that is sent once, with the one first that takes the least time for its size. */
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
 * Compresses a whole body in one go, in the fastest coding that the visitor accepts.
 * @param headers of the answer, which are changed to say so
 * @param accepted the visitor's `Accept-Encoding`
 * @returns what is sent
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

/** The best coding that the visitor accepts and the page has or can be given; `identity` when there is none. */
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

/** A body in the given coding. Few ask for none, so that one is not kept. */
export function bodyOf(page: CachedPage, coding: string): Buffer {
  const body = page.bodies.get(coding)
  if (body) return body
  const plain = zlib.brotliDecompressSync(page.bodies.get('br') as Buffer)
  return coding === 'gzip' ? zlib.gzipSync(plain, { level: 1 }) : plain
}

/**
 * What a freshly rendered page is sent as: compressed quickly, because somebody is waiting for it, and
 * here, because handing it to another thread takes longer than the compressing.
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

/** Replaces the quick body by the smallest in each coding: done once, paid back by every visitor. */
export async function packWell(page: CachedPage): Promise<void> {
  const body = bodyOf(page, 'identity')
  const [small, common, fast] = await Promise.all([
    brotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzip(body, { level: 9 }),
    // Told the size, it takes 3 MB of memory and half the time; not told, 80 MB.
    zstd(body, {
      pledgedSrcSize: body.length,
      params: { [ZSTD_c_compressionLevel]: 19 },
    }),
  ])
  page.bodies.set('br', small).set('gzip', common).set('zstd', fast)
}
