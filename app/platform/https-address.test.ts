import { expect, test } from 'vitest'
import { readHttpsAddress } from './https-address.ts'

test.each(['https://example.org', 'HTTPS://example.org/a?b#c', 'https://münchen.example/ü'])(
  '%s is taken',
  (text) => {
    expect(readHttpsAddress(text)?.protocol).toBe('https:')
  },
)

test.each([
  '',
  'example.org',
  'http://example.org',
  'javascript:alert(1)',
  'https:/example.org',
  'https:///example.org',
  'https:\\\\example.org',
  ' https://example.org',
  'https://user@example.org',
  'https://:secret@example.org',
  'https://user:secret@example.org',
  'https://exa mple.org',
])('%s is refused', (text) => {
  expect(readHttpsAddress(text)).toBeUndefined()
})
