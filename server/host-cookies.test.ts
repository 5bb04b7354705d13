import { expect, test } from 'vitest'
import { withoutPrefixes, withPrefix } from './host-cookies.ts'

test('a cookie leaves with a prefix, and Secure once', () => {
  expect(withPrefix('theme=dark; Path=/; SameSite=Lax')).toBe(
    '__Host-theme=dark; Path=/; SameSite=Lax; Secure',
  )
  expect(withPrefix('a=1; Path=/; Secure; HttpOnly')).toBe('__Host-a=1; Path=/; Secure; HttpOnly')
})

test('what is sent to some pages only cannot have that of the whole host', () => {
  expect(withPrefix('get_started_2=x; Path=/get-started')).toBe(
    '__Secure-get_started_2=x; Path=/get-started; Secure',
  )
})

test('coming back, only what a neighbour cannot have set is read', () => {
  const sent = [
    'unordin.session_token=tossed',
    '__Secure-unordin.session_token=tossed',
    '__Host-unordin.session_token=own',
    '__Secure-get_started=sealed',
    'theme=dark',
    'get_started=tossed',
  ]
  expect(withoutPrefixes(sent.join('; '))).toBe('unordin.session_token=own; get_started=sealed')
  expect(withoutPrefixes('')).toBe('')
})
