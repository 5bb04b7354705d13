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

test('many hashes at the same time leave threads for other work, and all are computed', async () => {
  const done: number[] = []
  const hashes = Array.from({ length: 12 }, async (_, index) => {
    await hashPassword(`phrase ${index}`)
    done.push(index)
  })
  // What opens a connection to the database uses these threads, and must not wait behind the hashes.
  for (let step = 0; step < 3; step += 1)
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode('handshake'))
  expect(done.length).toBeLessThan(4)
  await Promise.all(hashes)
  expect(done.toSorted((a, b) => a - b)).toEqual([...hashes.keys()])
})

test('a hash that cannot be computed does not keep its place', async () => {
  const refused = `$scrypt$ln=30,r=16,p=1$c2FsdA$${'A'.repeat(86)}`
  const tries = Array.from({ length: 5 }, () => isPassword(refused, 'phrase'))
  for (const one of await Promise.allSettled(tries)) expect(one.status).toBe('rejected')
  expect(await isPassword(await hashPassword('phrase'), 'phrase')).toBe(true)
})
