import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.server.ts'

const secret = 'a secret for tests only'
const now = new Date('2026-05-04T10:00:00Z')
const later = new Date('2026-05-04T11:00:00Z')
const value = { name: 'Amina', text: 'é\u{1F30D}'.repeat(400) }
const sealed = seal(secret, 'draft', value, later)

test('what was sealed is read again until its time is over', () => {
  expect(unseal(secret, 'draft', sealed, now)).toEqual(value)
  expect(unseal(secret, 'draft', sealed, later)).toBeUndefined()
})

test('it shows nothing of itself, and is never twice the same', () => {
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Amina')
  expect(seal(secret, 'draft', value, later)).not.toBe(sealed)
})

test.each([
  ['another purpose', secret, 'receipt', sealed],
  ['another secret', 'somebody else', 'draft', sealed],
  [
    'a changed letter',
    secret,
    'draft',
    `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`,
  ],
  ['a part', secret, 'draft', sealed.slice(0, -8)],
  ['nothing', secret, 'draft', ''],
  ['noise', secret, 'draft', '\0 no %%'],
])('%s opens nothing', (_, key, purpose, text) => {
  expect(unseal(key, purpose, text, now)).toBeUndefined()
})
