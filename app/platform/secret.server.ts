import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.server.ts'
import { StartupError } from './startup-error.ts'
import { syncDirectory } from './sync-directory.server.ts'

const fewestCharacters = 16

/**
 * SESSION_SECRET, or the secret that the first start generated in the data directory, readable by its
 * owner only.
 *
 * @throws StartupError when the file is damaged
 */
export async function loadSecret(
  config: Pick<Config, 'sessionSecret' | 'dataDir'>,
): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret
  const file = path.join(config.dataDir, 'session-secret')
  const secret = (await readSecret(file)) ?? (await generateSecret(file))
  if (secret.length >= fewestCharacters) return secret
  throw new StartupError(
    `The secret in ${file} is damaged: copy the file back from a backup, or delete it to get a new secret, with which everybody signs in again and second factors are reset.`,
  )
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Under its name the file is whole from the beginning, and stays whole when the machine stops a moment later. */
async function generateSecret(file: string): Promise<string> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(32).toString('base64url'))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await nameOnce(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  syncDirectory(folder)
  return (await readSecret(file)) ?? ''
}

/** Of two processes that start at once, one gives its draft the name, and both read the same secret. */
async function nameOnce(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // Some file systems know one name for a file only.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error
    await rename(draft, file)
  }
}

/** A generated password: four groups that can be read aloud, 95 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length])
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}
