import { Readable } from 'node:stream'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import type { ByteRange } from '#app/platform/stored-files.server.ts'
import { isShownInline, type StoredFile } from './file.ts'

/**
 * Answers with a stored file, whole or the one requested range. The caller has checked that the
 * actor may read it.
 *
 * @param inline shown in the browser if its type allows it; otherwise a download
 * @throws AppError `not_found` when the storage does not have it
 */
export async function sendFile(
  request: Request,
  app: App,
  file: Pick<StoredFile, 'key' | 'name' | 'size' | 'type'>,
  { inline = false } = {},
): Promise<Response> {
  // A key is written only once, so its content never changes.
  const etag = `"${file.key.split('/').at(-1)}"`
  const headers = new Headers({
    ...heading(file, inline && isShownInline(file.type)),
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store, no-transform',
  })
  const range = askedRange(request, file.size, etag)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const length = range ? range.end - range.start + 1 : file.size
  headers.set('Content-Length', String(length))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  return new Response(await body(app, file.key, range), { status, headers })
}

type MadeFile = { name: string; type: string; bytes: Buffer<ArrayBuffer> }

/** Answers with a file that was made for this request, shown inline if its type allows it. */
export function sendMade({ name, type, bytes }: MadeFile): Response {
  const headers = new Headers({
    ...heading({ name, type }, isShownInline(type)),
    'Content-Length': String(bytes.length),
    'Cache-Control': 'private, no-store, no-transform',
  })
  return new Response(bytes, { headers })
}

async function body(app: App, key: string, range: ByteRange | undefined): Promise<ReadableStream> {
  const stream = await app.storage.read(key, range)
  if (stream) return Readable.toWeb(stream) as ReadableStream
  app.log.error({ key }, 'a file is missing from the storage')
  throw new AppError('not_found', 'Not found')
}

function heading({ name, type }: { name: string; type: string }, inline: boolean) {
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'self'"]
  // Browsers refuse to show a PDF in a sandbox; scripts in a PDF do not run with our origin.
  if (type !== 'application/pdf') policy.push('sandbox')
  return {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name),
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
  }
}

/** The file name in ASCII for old clients and in UTF-8 for all others (RFC 6266, RFC 5987). */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`
}

/** One range is answered; several ranges and invalid ones are ignored (RFC 9110, 14.2). */
function askedRange(
  request: Request,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  const condition = request.headers.get('if-range')
  if ((!first && !last) || (condition !== null && condition !== etag)) return undefined
  if (!first) {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
