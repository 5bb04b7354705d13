import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.server.ts'

/** SESSION_SECRET, or the one made at the first start and kept, readable by its owner only, in the data directory. */
export async function loadSecret(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret
  const file = path.join(config.dataDir, 'session-secret')
  await mkdir(config.dataDir, { recursive: true })
  try {
    // `wx`: of two that start at once, one writes and both read the same.
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

/** A password for the start-up block: four groups that survive being read aloud, 95 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length])
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}
