import { createHash, randomBytes } from 'node:crypto'
import { uploadsPath } from '#app/features/uploads/upload.ts'
import type { Client } from './app.ts'
import { pdfBytes } from './files.ts'

export const MB = 1024 * 1024
const tus = { 'tus-resumable': '1.0.0' }

/** A PDF of so many bytes, no two parts of which are the same. */
export function largePdf(bytes: number): Buffer {
  const [head, tail] = [pdfBytes.subarray(0, 9), pdfBytes.subarray(9)]
  return Buffer.concat([head, randomBytes(bytes - pdfBytes.length), tail])
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const inBase64 = (text: string) => Buffer.from(text).toString('base64')
export const metadataOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${inBase64(value)}`)
    .join(',')

type Chosen = { line: string; name: string; size: number }

/** What a tus client asks for a request. */
export function uploadsOf(client: Client, requestId: string) {
  const path = uploadsPath(requestId)
  const headersAt = (offset: number) => ({
    ...tus,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  })
  const begin = ({ line, name, size }: Chosen, more: Record<string, string> = {}) =>
    client.send('POST', path, undefined, {
      ...tus,
      'upload-length': String(size),
      'upload-metadata': metadataOf({ line, filename: name }),
      ...more,
    })
  return {
    path,
    begin,
    headersAt,
    /** Begins an upload. @returns its address */
    async begun(chosen: Chosen): Promise<string> {
      const answer = await begin(chosen)
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      return answer.headers.get('location') ?? ''
    },
    piece: (at: string, offset: number, bytes: Uint8Array, more: Record<string, string> = {}) =>
      client.send('PATCH', at, bytes as BodyInit, {
        ...headersAt(offset),
        'content-length': String(bytes.length),
        ...more,
      }),
    head: (at: string) => client.send('HEAD', at, undefined, tus),
    /** How many bytes have arrived. */
    async offset(at: string): Promise<number> {
      const answer = await client.send('HEAD', at, undefined, tus)
      if (answer.status !== 200) throw new Error(String(answer.status))
      return Number(answer.headers.get('upload-offset'))
    },
    cancel: (at: string) => client.send('DELETE', at, undefined, tus),
    give: (at: string) => client.send('POST', at, undefined, { accept: 'application/json' }),
  }
}
