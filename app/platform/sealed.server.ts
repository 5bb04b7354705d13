import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]
/** The largest size of an opened text, unless the caller allows more. */
const mostBytes = 64 * 1024

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32))

/**
 * Encrypts a value so that only this product can read it, as text for an address, a cookie or a job.
 *
 * @param purpose a text sealed for one purpose opens for no other
 * @param until after this time it can no longer be opened
 */
export function seal(secret: string, purpose: string, value: unknown, until: Date): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce)
  const plain = deflateRawSync(JSON.stringify([until.getTime(), value]))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * Opens a sealed text; undefined when it is not ours, has another purpose, or has expired.
 *
 * @param most the most bytes it may grow to
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
