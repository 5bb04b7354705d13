import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecret } from './secret.server.ts'
import { StartupError } from './startup-error.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('the first start generates a secret that only its owner can read, and later starts read it', async () => {
  const secret = await loadSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  expect(await loadSecret({ dataDir })).toBe(secret)
  expect(await loadSecret({ dataDir, sessionSecret: 'another-secret-than-that' })).toBe(
    'another-secret-than-that',
  )
})

test('those who start at once have the same whole secret, and leave no drafts', async () => {
  for (let round = 0; round < 20; round += 1) {
    const folder = path.join(dataDir, String(round))
    await mkdir(folder)
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => loadSecret({ dataDir: folder })),
    )
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(await readdir(folder)).toEqual(['session-secret'])
  }
})

test.each([
  ['nothing', ''],
  ['a line break', '\n'],
  ['a beginning', 'abcdefghijklmno\n'],
])('a file with %s is no secret, and one line says what to do', async (_, content) => {
  const file = path.join(dataDir, 'session-secret')
  await writeFile(file, content)
  const refused = loadSecret({ dataDir })
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(`The secret in ${file} is damaged: copy the file back`)
})
