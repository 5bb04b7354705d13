import { createHash, createHmac, randomInt } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import type { App } from '#app/platform/app.server.ts'

type Keyed = Pick<App, 'secret'>

/** XChaCha20-Poly1305 with a random nonce, under a key made of the session secret. */
const cipherOf = ({ secret }: Keyed) =>
  managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest())

/** The key of an authenticator app, encrypted for the database, in hex. */
export const encrypt = (app: Keyed, text: string): string =>
  Buffer.from(cipherOf(app).encrypt(Buffer.from(text))).toString('hex')

/** @returns null when SESSION_SECRET has changed since */
export function decrypt(app: Keyed, encrypted: string): string | null {
  try {
    return Buffer.from(cipherOf(app).decrypt(Buffer.from(encrypted, 'hex'))).toString()
  } catch {
    return null
  }
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of 49 random bits without letters that look alike: `abcde-fghij`. */
export function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)])
  return Array.from({ length: 10 }, () => `${letters().join('')}-${letters().join('')}`)
}

/**
 * The hash of a recovery code. A code has fewer bits than a token, so the hash is keyed with the session
 * secret, which is not in the database: a copy of the database is not enough to guess codes.
 */
export const hashOfCode = (app: App, userId: string, code: string): string =>
  createHmac('sha256', app.secret).update(`recovery-code:${userId}:${code}`).digest('base64url')

/** The hashes of recovery codes as a row stores them. */
export function keptCodes(app: App, userId: string, codes: string[]): string {
  return JSON.stringify(codes.map((code) => hashOfCode(app, userId, code)))
}

/** The hashes of the unused recovery codes. */
export function parseCodes(kept: string): string[] {
  return kept ? (JSON.parse(kept) as string[]) : []
}
