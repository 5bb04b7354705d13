import { expect, test } from 'vitest'
import { readDetails, withoutSecrets } from './audit-details.ts'

test('a field that is named like a secret is never stored, at any depth', () => {
  const kept = withoutSecrets({
    email: 'a@example.org',
    password: 'p4ss',
    before: { newPassword: 'p4ss', token_hash: 'p4ss', role: 'client_user' },
    list: [{ session_token: 'p4ss', 'set-cookie': 'p4ss' }],
    totp: { uri: 'p4ss' },
    recoveryCodes: ['p4ss'],
    link: '/auth?email=a&invitation=p4ss&x=1',
    password_changed: true,
    deep: { a: { b: { c: { d: { e: 'p4ss' } } } } },
  })
  expect(JSON.stringify(kept)).not.toContain('p4ss')
  expect(kept).toMatchObject({
    email: 'a@example.org',
    before: { role: 'client_user' },
    link: '/auth?email=a&invitation=[removed]&x=1',
    password_changed: true,
  })
})

test('long details are cut', () => {
  const kept = withoutSecrets({ text: 'x'.repeat(5_000), ids: Array.from({ length: 500 }) })
  expect((kept.text as string).length).toBe(1_000)
  expect(kept.ids).toHaveLength(100)
})

test.each([
  [{ from: 'new', to: 'done' }, [{ field: '', before: 'new', after: 'done' }]],
  [
    { before: { role: 'a', name: 'x' }, after: { role: 'b', name: 'x' } },
    [{ field: 'role', before: 'a', after: 'b' }],
  ],
  [{ status: { from: null, to: 1 } }, [{ field: 'status', before: null, after: '1' }]],
  [
    { changes: { role: { before: 'a', after: '' } } },
    [{ field: 'role', before: 'a', after: null }],
  ],
])('%j is read as a change', (details, changes) => {
  expect(readDetails(details)).toEqual({ changes, values: [] })
})

test('every other field is read as a value', () => {
  expect(readDetails({ email: 'a@example.org', ids: [1, 2], none: null })).toEqual({
    changes: [],
    values: [
      { field: 'email', value: 'a@example.org' },
      { field: 'ids', value: '[1,2]' },
      { field: 'none', value: null },
    ],
  })
})

test('a long value never ends with half an emoji, which the database refuses', () => {
  const { note, half } = withoutSecrets({ note: `${'x'.repeat(999)}😀`, half: 'a\ud83d' })
  expect(note).toBe('x'.repeat(999))
  expect(half).toBe('a\ufffd')
})
