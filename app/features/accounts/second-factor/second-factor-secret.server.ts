import { createHmac, randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { App } from '#app/platform/app.server.ts'

/** As the sign-in library reads it. */
export async function encrypt(app: App, data: string): Promise<string> {
  return symmetricEncrypt({ key: (await app.auth.$context).secretConfig, data })
}

/** Null when SESSION_SECRET has been changed since. */
export async function decrypt(app: App, data: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: (await app.auth.$context).secretConfig, data })
  } catch {
    return null
  }
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of 49 random bits that survive being written down: `abcde-fghij`. */
export function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)])
  return Array.from({ length: 10 }, () => `${letters().join('')}-${letters().join('')}`)
}

/**
 * What is kept of a recovery code. A code has fewer bits than a token: without the session secret, which
 * is not in the database, nobody can try them out.
 */
export const hashOfCode = (app: App, userId: string, code: string): string =>
  createHmac('sha256', app.secret).update(`recovery-code:${userId}:${code}`).digest('base64url')

/** The hashes of recovery codes, as a row keeps them. */
export function keptCodes(app: App, userId: string, codes: string[]): string {
  return JSON.stringify(codes.map((code) => hashOfCode(app, userId, code)))
}

/** The hashes of the recovery codes that are left. */
export function parseCodes(kept: string): string[] {
  return kept ? (JSON.parse(kept) as string[]) : []
}
