import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdatedHash, isPassword } from './password-hash.server.ts'

test('a password is recognised however its letters are composed, and no other one is', async () => {
  const hash = await hashPassword('Zürich-lanterns-7')
  expect(await isPassword(hash, 'Zu\u0308rich-lanterns-7')).toBe(true)
  for (const other of ['', 'Zurich-lanterns-7'])
    expect(await isPassword(hash, other), other).toBe(false)
  expect(await hashPassword('Zürich-lanterns-7')).not.toBe(hash)
  expect(isOutdatedHash(hash)).toBe(false)
})

test('a hash of another cost is checked at its own, and is outdated', async () => {
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('phrase', salt, 64, { N: 2 ** 12, r: 8, p: 1 })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const cheap = `$scrypt$ln=12,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`
  expect(await isPassword(cheap, 'phrase')).toBe(true)
  expect(await isPassword(cheap, 'phrases')).toBe(false)
  expect(isOutdatedHash(cheap)).toBe(true)
})

test('without a hash, or with one that is none, no password is right', async () => {
  for (const hash of [undefined, 'x:y']) expect(await isPassword(hash, ''), hash).toBe(false)
})
