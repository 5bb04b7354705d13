import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]
/** What a sealed text may grow to when it is opened, unless its reader expects more. */
const mostBytes = 64 * 1024

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32))

/**
 * A value that only this product can read, as text for an address, a cookie or a job.
 *
 * @param purpose a text sealed for one purpose opens for no other
 * @param until from then on it opens no more
 */
export function seal(secret: string, purpose: string, value: unknown, until: Date): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce)
  const plain = deflateRawSync(JSON.stringify([until.getTime(), value]))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * What was sealed, or undefined when it is none of ours, for something else, or too old.
 *
 * @param most bytes that it may grow to
 */
export function unseal(
  secret: string,
  purpose: string,
  text: string,
  now: Date,
  most = mostBytes,
): unknown {
  try {
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv(
      algorithm,
      keyOf(secret, purpose),
      bytes.subarray(0, nonceBytes),
      { authTagLength: tagBytes },
    )
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const body = bytes.subarray(nonceBytes + tagBytes)
    const plain = inflateRawSync(Buffer.concat([decipher.update(body), decipher.final()]), {
      maxOutputLength: most,
    })
    const [until, value] = JSON.parse(plain.toString()) as [number, unknown]
    return now.getTime() < until ? value : undefined
  } catch {
    return undefined
  }
}
