import { randomInt } from 'node:crypto'
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

/** The recovery codes that are left, from their decrypted text. */
export function parseCodes(text: string | null): string[] {
  return text ? (JSON.parse(text) as string[]) : []
}
